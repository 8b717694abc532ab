import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { fullName } from '#domain/names.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { DataTable } from '../data-table.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { rosterTexts as texts } from '../texts/customers.ts';
import type { Customer } from './customers.ts';

/** Who is covered by a customer, page by page. */
export function Roster({ customer: { id: corporate_id } }: { customer: Customer }) {
  const t = useWords();
  const searchId = useId();
  const { calendarDate } = useMoments();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const query = { corporate_id, page: String(page), ...(search !== '' && { search }) };
  const list = queries.useQuery('get', '/eligibility', { params: { query } }, { placeholderData: keepPreviousData });
  const validity = ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }) => {
    const from = calendarDate(valid_from);
    return valid_to === null ? t(texts.from, { from }) : t(texts.between, { from, to: calendarDate(valid_to) });
  };
  return (
    <Stack as="section" gap="md">
      <Heading>{t(texts.title)}</Heading>
      <search>
        <FieldFrame id={searchId} label={t(texts.search)}>
          <Input
            id={searchId}
            type="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPage(1);
            }}
          />
        </FieldFrame>
      </search>
      <Loaded of={[list]} waiting={t(texts.waiting)}>
        {({ data }) =>
          data.items.length === 0 ? (
            <Text role="status">{t(search === '' ? texts.empty : texts.noneFound)}</Text>
          ) : (
            <>
              <DataTable
                label={t(texts.title)}
                rows={data.items}
                idOf={({ id }) => id}
                columns={[
                  { header: t(texts.number), cell: ({ member_number }) => member_number },
                  { header: t(texts.name), cell: (entry) => fullName(entry.first_name, entry.last_name) },
                  { header: t(texts.birth), cell: ({ date_of_birth }) => calendarDate(date_of_birth) },
                  { header: t(texts.validity), cell: validity },
                ]}
              />
              <NumberedPages of={data} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
