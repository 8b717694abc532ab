import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { sitePaths } from '../paths.ts';
import { DataTable } from '../data-table.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { SearchField } from '../search-field.tsx';
import { useNumberedSearch } from '../use-numbered-search.ts';
import { customerTexts as texts } from '../texts/customers.ts';
import { CustomerForm } from './customer-form.tsx';
import { createCustomer } from './customers.ts';

/** All corporate customers, and the way to add one. */
export function CustomersPage() {
  const t = useWords();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const asked = useNumberedSearch();
  const list = queries.useQuery(
    'get',
    '/corporate',
    { params: { query: asked.query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="md">
      <Row spread>
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <Button onClick={() => setAdding(true)}>{t(texts.add)}</Button>
      </Row>
      <SearchField label={t(texts.search)} typed={asked.typed} onType={asked.onType} />
      <Loaded of={[list]} waiting={t(texts.waiting)}>
        {({ data }) =>
          data.items.length === 0 ? (
            <Text role="status">{t(asked.isSearched ? texts.noneFound : texts.none)}</Text>
          ) : (
            <>
              <DataTable
                label={t(texts.title)}
                rows={data.items}
                idOf={({ id }) => id}
                columns={[
                  {
                    header: t(texts.name),
                    cell: ({ id, name }) => <TextLink to={sitePaths.customer(id)}>{name}</TextLink>,
                  },
                  { header: t(texts.code), cell: ({ code }) => code },
                  { header: t(texts.roster), cell: ({ roster_size }) => roster_size },
                  { header: t(texts.joined), cell: ({ joined }) => joined },
                  {
                    header: t(texts.state),
                    cell: ({ closed_at }) => t(closed_at === null ? texts.open : texts.closed),
                  },
                ]}
              />
              <NumberedPages of={data} onTurn={asked.turnTo} />
            </>
          )
        }
      </Loaded>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t(texts.add)}>
        <CustomerForm
          save={createCustomer}
          onSaved={({ id }) => void navigate(sitePaths.customer(id))}
          onClose={() => setAdding(false)}
        />
      </Dialog>
    </Stack>
  );
}
