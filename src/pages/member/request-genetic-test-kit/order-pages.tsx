import type { KitStatus } from '#domain/kit-status.ts';
import type { OrderPage } from '#machines/order/machine.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { draftKey } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { AddressPage } from './address-page.tsx';
import { CheckPage, type CheckPageProps } from './check-page.tsx';
import { toDraft, type OrderValues } from './order-form.ts';
import { TestPage } from './test-page.tsx';

type OrderPagesProps = {
  page: OrderPage;
  patient: CheckPageProps['patient'] & { id: string };
  values: OrderValues;
  onValues: (values: OrderValues) => void;
  /** The member goes on to the next page. */
  onDone: () => void;
  /** How the last order ended, where there was one. */
  endedAs: KitStatus | undefined;
};

/** The three pages of an order, and what was typed on them. The address is kept as a draft, the consent nowhere. */
export function OrderPages({ page, patient, values, onValues, onDone, endedAs }: OrderPagesProps) {
  const draft = useDraft(draftKey(patient.id, 'request-genetic-test-kit'));
  const change = (part: Partial<OrderValues>) => {
    const next = { ...values, ...part };
    onValues(next);
    if (part.address) draft.change(toDraft(next));
  };
  const kept = (
    <>
      <SaveBanner draft={draft} />
      <SavedNote status={draft.status} />
    </>
  );
  switch (page) {
    case 'test':
      return <TestPage values={values} onChange={change} onDone={onDone} endedAs={endedAs} />;
    case 'address':
      return <AddressPage values={values} onChange={change} onDone={onDone} kept={kept} />;
    case 'check':
      return <CheckPage values={values} patient={patient} />;
  }
}
