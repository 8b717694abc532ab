import type { KitStatus } from '#domain/kit-status.ts';
import type { OrderPage } from '#machines/order/machine.ts';
import { draftStore } from '#src/features/drafts/drafts.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { useAutosaver } from '#src/features/drafts/use-autosaver.ts';
import { AddressPage } from './address-page.tsx';
import { CheckPage, type CheckPageProps } from './check-page.tsx';
import { toDraft, type OrderValues } from './order-form.ts';
import { TestPage } from './test-page.tsx';

type OrderPagesProps = {
  page: OrderPage;
  patient: CheckPageProps['patient'] & { id: string };
  /** Of the draft. */
  version: number;
  values: OrderValues;
  onValues: (values: OrderValues) => void;
  /** The member goes on to the next page. */
  onDone: () => void;
  /** How the last order ended, where there was one. */
  endedAs: KitStatus | undefined;
};

/** The three pages of an order, and what was typed on them. The address is kept as a draft, the consent nowhere. */
export function OrderPages({ page, patient, version, values, onValues, onDone, endedAs }: OrderPagesProps) {
  const { saver, status } = useAutosaver(draftStore(patient.id, 'request-genetic-test-kit'), version);
  const change = (part: Partial<OrderValues>) => {
    const next = { ...values, ...part };
    onValues(next);
    if (part.address) saver.change(toDraft(next));
  };
  const kept = (
    <>
      <SaveBanner saver={saver} status={status} />
      <SavedNote status={status} />
    </>
  );
  switch (page) {
    case 'test':
      return <TestPage values={values} onChange={change} onDone={onDone} endedAs={endedAs} />;
    case 'address':
      return <AddressPage values={values} onChange={change} onDone={onDone} kept={kept} />;
    case 'check':
      return <CheckPage values={values} patient={patient} beforeOrder={() => saver.makeWay()} />;
  }
}
