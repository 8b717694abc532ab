import { keepPreviousData } from '@tanstack/react-query';
import { fullName } from '#domain/names.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { DataTable } from '../data-table.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { SearchField } from '../search-field.tsx';
import { useNumberedSearch } from '../use-numbered-search.ts';
import { rosterTexts as texts } from '../texts/customers.ts';
import type { Customer } from './customers.ts';

/** Who is covered by a customer, page by page. */
export function Roster({ customer: { id: corporate_id } }: { customer: Customer }) {
  const t = useWords();
  const { calendarDate } = useMoments();
  const asked = useNumberedSearch();
  const query = { corporate_id, ...asked.query };
  const list = queries.useQuery('get', '/eligibility', { params: { query } }, { placeholderData: keepPreviousData });
  const validity = ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }) => {
    const from = calendarDate(valid_from);
    return valid_to === null ? t(texts.from, { from }) : t(texts.between, { from, to: calendarDate(valid_to) });
  };
  return (
    <Stack as="section" gap="md">
      <Heading>{t(texts.title)}</Heading>
      <SearchField label={t(texts.search)} typed={asked.typed} onType={asked.onType} />
      <Loaded of={[list]} waiting={t(texts.waiting)}>
        {({ data }) =>
          data.items.length === 0 ? (
            <Text role="status">{t(asked.isSearched ? texts.noneFound : texts.empty)}</Text>
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
              <NumberedPages of={data} onTurn={asked.turnTo} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
