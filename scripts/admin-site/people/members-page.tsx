import { useState } from 'react';
import { fullName } from '#domain/names.ts';
import { stepFacts, type Step } from '#domain/steps.ts';
import type { Admin, ListedMember } from '#machines/admin-site/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useSearchField } from '#src/lib/use-search-field.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Email } from '#src/ui/email.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { roomIn } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { CursorList } from '../cursor-list.tsx';
import { SearchField } from '../search-field.tsx';
import { adminTexts } from '../texts/site.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useMembers } from './use-members.ts';

export type MembersPageProps = {
  /** It came after something that the admin did. */
  arrived: boolean;
  admin: Admin;
  /** The member whom the admin has just stopped impersonating. */
  stopped: string | undefined;
  onChoose: (member: ListedMember) => void;
};

/** All members, to find the one who needs help. */
export function MembersPage({ arrived, admin, stopped, onChoose }: MembersPageProps) {
  const t = useWords();
  const [search, look] = useState('');
  const { typed, type } = useSearchField(search, look);
  return (
    <Stack gap="md">
      <PageHeading arrived={arrived} lead={t(adminTexts.membersLead, { name: admin.name })}>
        {t(adminTexts.membersTitle)}
      </PageHeading>
      {stopped !== undefined && (
        <AlertBanner tone="success" live>
          {t(adminTexts.stopped, { name: stopped })}
        </AlertBanner>
      )}
      <SearchField label={t(adminTexts.search)} typed={typed} onType={type} />
      <Members search={search} onChoose={onChoose} />
    </Stack>
  );
}

function Members({ search, onChoose }: { search: string; onChoose: (member: ListedMember) => void }) {
  const t = useWords();
  const list = useMembers(search);
  return (
    <CursorList
      list={list}
      waiting={t(adminTexts.loadingMembers)}
      failed={t(adminTexts.listFailed)}
      empty={t(adminTexts.none)}
    >
      {(items) => (
        <>
          <Text look="small" role="status">
            {countLine(items.length, list.hasNextPage, t)}
          </Text>
          <List>
            {items.map(({ id, first_name, last_name, email_address, step }) => (
              <MemberLine
                key={id}
                member={{ id, step, name: fullName(first_name, last_name), email: email_address ?? '' }}
                onChoose={onChoose}
              />
            ))}
          </List>
        </>
      )}
    </CursorList>
  );
}

type MemberLineProps = { member: ListedMember & { step: Step }; onChoose: (member: ListedMember) => void };

function MemberLine({ member, onChoose }: MemberLineProps) {
  const t = useWords();
  const { id, name, email, step } = member;
  return (
    <li>
      <Text look="strong">{name}</Text>
      <Text look="small">
        <Email>{email}</Email>
      </Text>
      <Text look="small">{stepLine(step, t)}</Text>
      <Row gap="xs">
        <Button look="secondary" size="sm" aria-label={t(adminTexts.act, { name })} onClick={() => onChoose(member)}>
          {t(adminTexts.actShort)}
        </Button>
        <SignOutEverywhere id={id} name={name} />
      </Row>
    </li>
  );
}

function countLine(count: number, hasMore: boolean, t: ReturnType<typeof useWords>): string {
  if (hasMore) return t(adminTexts.foundFirst, { count });
  return count === 1 ? t(adminTexts.foundOne) : t(adminTexts.found, { count });
}

function stepLine(step: Step, t: ReturnType<typeof useWords>): string {
  return step === 'complete' ? t(adminTexts.through) : t(adminTexts.step, { step: t(stepFacts[step].title) });
}

/** As the tables of the site: a line for each where there is room. */
const List = styled('ul', {
  base: {
    containerType: 'inline-size',
    listStyle: 'none',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    // No wider than the list, however long an e-mail is.
    '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3xs', padding: 'sm' },
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    [roomIn.row]: {
      '& > li': {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
        columnGap: 'sm',
        alignItems: 'center',
        paddingBlock: '3xs',
      },
    },
  },
});
