import { useDeferredValue, useId, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { stepFacts, type Step } from '../../domain/steps.ts';
import { BareLayout } from '../../src/layouts/BareLayout.tsx';
import { commonTexts } from '../../src/texts/common.ts';
import { useWords } from '../../src/texts/locale.ts';
import { AlertBanner } from '../../src/ui/AlertBanner.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Card } from '../../src/ui/Card.tsx';
import { FieldFrame } from '../../src/ui/fields/FieldFrame.tsx';
import { Input } from '../../src/ui/fields/TextField.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { Row, Stack } from '../../src/ui/Stack.tsx';
import { Text } from '../../src/ui/Text.tsx';
import { Waiting } from '../../src/ui/Waiting.tsx';
import { useFailureSentence } from './failure.ts';
import type { Admin, ListedMember } from './machine.ts';
import { useMembers } from './useMembers.ts';
import { adminTexts } from './texts.ts';

type MembersViewProps = { admin: Admin; onChoose: (member: ListedMember) => void; onLogOut: () => void };

/** All members, to find the one who needs help. */
export function MembersView({ admin, onChoose, onLogOut }: MembersViewProps) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <BareLayout>
      <Column>
        <Row spread>
          <PageHeading lead={t(adminTexts.membersLead, { name: admin.name })}>{t(adminTexts.membersTitle)}</PageHeading>
          <Button look="secondary" size="sm" onClick={onLogOut}>
            {t(commonTexts.logOut)}
          </Button>
        </Row>
        <search>
          <FieldFrame id={id} label={t(adminTexts.search)}>
            <Input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FieldFrame>
        </search>
        <Members search={search} onChoose={onChoose} />
      </Column>
    </BareLayout>
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
  if (members.length === 0) return <Text role="status">{t(adminTexts.none)}</Text>;
  return (
    <Stack>
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

function stepLine(step: Step, t: ReturnType<typeof useWords>): string {
  return step === 'complete' ? t(adminTexts.through) : t(adminTexts.step, { step: t(stepFacts[step].title) });
}

const Column = chakra(Stack, { base: { gap: 'md', maxWidth: 'measure', marginInline: 'auto' } });
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 'xs', listStyle: 'none' } });
const Who = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', flex: '1 1 {sizes.rail}' } });
