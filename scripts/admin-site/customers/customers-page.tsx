import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { sitePaths } from '../paths.ts';
import { DataTable } from '../data-table.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { customerTexts as texts } from '../texts/customers.ts';
import { CustomerForm } from './customer-form.tsx';
import { createCustomer } from './customers.ts';

/** All corporate customers, and the way to add one. */
export function CustomersPage() {
  const t = useWords();
  const searchId = useId();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const query = { page: String(page), ...(search !== '' && { search }) };
  const list = queries.useQuery('get', '/corporate', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <Stack gap="md">
      <Row spread>
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <Button onClick={() => setAdding(true)}>{t(texts.add)}</Button>
      </Row>
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
            <Text role="status">{t(search === '' ? texts.none : texts.noneFound)}</Text>
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
              <NumberedPages of={data} onTurn={setPage} />
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
