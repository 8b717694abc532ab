import { useDeferredValue, useId, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { stepFacts, type Step } from '#domain/steps.ts';
import { commonTexts } from '#src/texts/common.ts';
import { useWords } from '#src/texts/locale.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldFrame } from '#src/ui/fields/FieldFrame.tsx';
import { Input } from '#src/ui/fields/TextField.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Row, Stack } from '#src/ui/Stack.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Waiting } from '#src/ui/Waiting.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { useFailureSentence } from './failure.ts';
import { adminTexts } from './texts.ts';
import type { Admin, ListedMember } from '#machines/admin-site/types.ts';
import { useMembers } from './useMembers.ts';

type MembersViewProps = {
  /** It came after something that the admin did. */
  arrived: boolean;
  admin: Admin;
  /** The member whom the admin has just stopped to act as. */
  stopped: string | undefined;
  onChoose: (member: ListedMember) => void;
  onLogOut: () => void;
};

/** All members, to find the one who needs help. */
export function MembersView({ arrived, admin, stopped, onChoose, onLogOut }: MembersViewProps) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <AdminLayout onLogOut={onLogOut}>
      <Column>
        <PageHeading arrived={arrived} lead={t(adminTexts.membersLead, { name: admin.name })}>
          {t(adminTexts.membersTitle)}
        </PageHeading>
        {stopped !== undefined && (
          <AlertBanner tone="success" live>
            {t(adminTexts.stopped, { name: stopped })}
          </AlertBanner>
        )}
        <search>
          <FieldFrame id={id} label={t(adminTexts.search)}>
            <Input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FieldFrame>
        </search>
        <Members search={search} onChoose={onChoose} />
      </Column>
    </AdminLayout>
  );
}

function Members({ search, onChoose }: { search: string; onChoose: (member: ListedMember) => void }) {
  const t = useWords();
  const sentence = useFailureSentence();
  const { members, total, error, isLoading, more, retry } = useMembers(search);
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
        {countLine(total, t)}
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
                <Button look="secondary" size="sm" onClick={() => onChoose(member)}>
                  {t(adminTexts.act, { name: member.name })}
                </Button>
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

function countLine(total: number, t: ReturnType<typeof useWords>): string {
  if (total === 0) return t(adminTexts.none);
  return total === 1 ? t(adminTexts.foundOne) : t(adminTexts.found, { count: total });
}

function stepLine(step: Step, t: ReturnType<typeof useWords>): string {
  return step === 'complete' ? t(adminTexts.through) : t(adminTexts.step, { step: t(stepFacts[step].title) });
}

const Column = chakra(Stack, { base: { gap: 'md', maxWidth: 'measure', marginInline: 'auto' } });
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 'xs', listStyle: 'none' } });
const Who = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', flex: '1 1 {sizes.rail}' } });
