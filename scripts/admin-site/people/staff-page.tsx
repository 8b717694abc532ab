import { useState } from 'react';
import { fullName } from '#domain/names.ts';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { DataTable } from '../data-table.tsx';
import { SearchField } from '../search-field.tsx';
import { peopleTexts as texts } from '../texts/people.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

type StaffMember = components['schemas']['StaffMember'];

/** Who works here: their roles, whether their account is shut, and their sessions. */
export function StaffPage() {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const staff = queries.useQuery('get', '/staff', {});
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.staffLead)}>{t(texts.staffTitle)}</PageHeading>
      <SearchField label={t(texts.search)} typed={typed} onType={setTyped} />
      <Loaded of={[staff]} waiting={t(texts.staffWaiting)}>
        {({ data }) => <Staff people={data.filter((person) => matches(person, typed))} isSearched={typed !== ''} />}
      </Loaded>
    </Stack>
  );
}

function Staff({ people, isSearched }: { people: readonly StaffMember[]; isSearched: boolean }) {
  const t = useWords();
  const { dateTime } = useMoments();
  if (people.length === 0) return <Text role="status">{t(isSearched ? texts.noneFound : texts.staffEmpty)}</Text>;
  return (
    <DataTable
      label={t(texts.staffTitle)}
      rows={people}
      idOf={({ id }) => id}
      columns={[
        { header: t(texts.name), cell: (person) => fullName(person.first_name, person.last_name) },
        { header: t(texts.email), cell: ({ email_address }) => email_address ?? '–' },
        { header: t(texts.role), cell: ({ role }) => t(roleNames[role]) },
        { header: t(texts.state), cell: ({ is_disabled }) => t(is_disabled ? texts.disabled : texts.open) },
        {
          header: t(texts.sessions),
          cell: (person) => (
            <>
              <SignOutEverywhere id={person.id} name={fullName(person.first_name, person.last_name)} />
              {person.sessions_valid_from !== null && (
                <Text look="small">{t(texts.since, { moment: dateTime(person.sessions_valid_from) })}</Text>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

/** Every word stands somewhere in the name or the e-mail. */
function matches({ first_name, last_name, email_address }: StaffMember, typed: string): boolean {
  const text = `${first_name} ${last_name} ${email_address ?? ''}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const roleNames: Readonly<Record<StaffMember['role'], Words>> = {
  specialist: texts.specialist,
  nurse: texts.nurse,
  admin: texts.admin,
};
