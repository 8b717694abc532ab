import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { sitePaths } from '../paths.ts';
import { customerTexts as texts } from '../texts/customers.ts';
import { CloseCustomer } from './close-customer.tsx';
import { CustomerForm } from './customer-form.tsx';
import { updateCustomer, type Customer } from './customers.ts';
import { Roster } from './roster.tsx';
import { RosterImport } from './roster-import.tsx';

/** One corporate customer: its details, its roster, and the import of a file. */
export function CustomerPage() {
  const t = useWords();
  const { corporateId = '' } = useParams();
  const customer = queries.useQuery('get', '/corporate/{corporateId}', { params: { path: { corporateId } } });
  return (
    <Stack gap="md">
      <div>
        <BackLink to={sitePaths.customers}>{t(texts.back)}</BackLink>
      </div>
      <Loaded of={[customer]} waiting={t(texts.oneWaiting)}>
        {({ data }) => <Details customer={data} />}
      </Loaded>
    </Stack>
  );
}

function Details({ customer }: { customer: Customer }) {
  const t = useWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'edit' | 'close'>();
  const isOpen = customer.closed_at === null;
  const done = () => setAsking(undefined);
  return (
    <>
      <PageHeading>{customer.name}</PageHeading>
      <Card pad="sm">
        <Stack>
          <Facts customer={customer} />
          {isOpen && (
            <Row>
              <Button look="secondary" size="sm" onClick={() => setAsking('edit')}>
                {t(texts.edit)}
              </Button>
              <Button look="quiet" size="sm" onClick={() => setAsking('close')}>
                {t(texts.close)}
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      {isOpen && <RosterImport customer={customer} />}
      <Roster customer={customer} />
      <Dialog open={asking === 'edit'} onClose={done} title={t(texts.edit)}>
        <CustomerForm customer={customer} save={updateCustomer(customer)} onSaved={done} onClose={done} />
      </Dialog>
      <CloseCustomer
        customer={customer}
        isAsked={asking === 'close'}
        onClose={done}
        onDone={() => void navigate(sitePaths.customers)}
      />
    </>
  );
}

function Facts({ customer: { slug, code, welcome, roster_size, joined, closed_at } }: { customer: Customer }) {
  const t = useWords();
  const facts = [
    [texts.state, t(closed_at === null ? texts.open : texts.closed)],
    [texts.slug, paths.partner.replace(':group', slug)],
    [texts.code, code],
    [texts.roster, roster_size],
    [texts.joined, joined],
  ] as const;
  return (
    <Stack gap="2xs">
      {facts.map(([name, value]) => (
        <Text key={name.en}>
          {t(name)}: <strong>{value}</strong>
        </Text>
      ))}
      {welcome && (
        <>
          <Text look="muted">{welcome.en}</Text>
          <Text look="muted" lang="es">
            {welcome.es}
          </Text>
        </>
      )}
    </Stack>
  );
}
