import { useState } from 'react';
import { stepFacts, type Step } from '#domain/steps.ts';
import type { Admin, ListedMember } from '#machines/admin-site/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useSearchField } from '#src/lib/use-search-field.ts';
import { commonTexts } from '#src/texts/common.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useFailureSentence } from '../failure.ts';
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
    <Column>
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
    </Column>
  );
}

function Members({ search, onChoose }: { search: string; onChoose: (member: ListedMember) => void }) {
  const t = useWords();
  const sentence = useFailureSentence();
  const { members, error, isLoading, more, retry } = useMembers(search);
  if (error) {
    return (
      <AlertBanner
        tone="destructive"
        title={t(adminTexts.listFailed)}
        live
        action={
          <Button look="secondary" size="sm" onClick={retry}>
            {t(commonTexts.tryAgain)}
          </Button>
        }
      >
        {sentence(error)}
      </AlertBanner>
    );
  }
  if (isLoading) return <Waiting text={t(adminTexts.loadingMembers)} />;
  return (
    <Stack>
      <Text look="small" role="status">
        {countLine(members.length, more !== undefined, t)}
      </Text>
      <List>
        {members.map((member) => (
          <li key={member.id}>
            <Card pad="sm">
              <Row spread>
                <Who>
                  <Text look="strong">{member.name}</Text>
                  <Text look="small">{member.email}</Text>
                  <Text look="small">{stepLine(member.step, t)}</Text>
                </Who>
                <Row gap="xs">
                  <Button look="secondary" size="sm" onClick={() => onChoose(member)}>
                    {t(adminTexts.act, { name: member.name })}
                  </Button>
                  <SignOutEverywhere id={member.id} name={member.name} />
                </Row>
              </Row>
            </Card>
          </li>
        ))}
      </List>
      {more && (
        <Button look="secondary" onClick={more}>
          {t(adminTexts.more)}
        </Button>
      )}
    </Stack>
  );
}

function countLine(count: number, hasMore: boolean, t: ReturnType<typeof useWords>): string {
  if (count === 0) return t(adminTexts.none);
  if (hasMore) return t(adminTexts.foundFirst, { count });
  return count === 1 ? t(adminTexts.foundOne) : t(adminTexts.found, { count });
}

function stepLine(step: Step, t: ReturnType<typeof useWords>): string {
  return step === 'complete' ? t(adminTexts.through) : t(adminTexts.step, { step: t(stepFacts[step].title) });
}

const Column = styled(Stack, { base: { gap: 'md', maxWidth: 'measure', marginInline: 'auto' } });
const List = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: 'xs', listStyle: 'none' } });
const Who = styled('div', { base: { minWidth: '0', overflowWrap: 'anywhere', flex: '1 1 {sizes.rail}' } });
