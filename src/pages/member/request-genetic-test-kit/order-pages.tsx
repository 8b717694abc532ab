import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { KitStatus } from '#domain/kit-status.ts';
import { draftStore } from '#src/features/drafts/drafts.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { useAutosaver } from '#src/features/drafts/use-autosaver.ts';
import { AddressPage } from './address-page.tsx';
import { orderAddresses } from './addresses.ts';
import { CheckPage, type CheckPageProps } from './check-page.tsx';
import { toDraft, type OrderValues } from './order-form.ts';
import { TestPage } from './test-page.tsx';

type OrderPagesProps = {
  patient: CheckPageProps['patient'] & { id: string };
  version: number;
  initial: OrderValues;
  /** How the last order ended, where there was one. */
  endedAs: KitStatus | undefined;
};

/** The three pages of an order, and what was typed on them. The address is kept as a draft, the consent nowhere. */
export function OrderPages({ patient, version, initial, endedAs }: OrderPagesProps) {
  const [values, setValues] = useState(initial);
  const { saver, status } = useAutosaver(draftStore(patient.id, 'request-genetic-test-kit'), version);
  const change = (part: Partial<OrderValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (part.address) saver.change(toDraft(next));
  };
  const kept = (
    <>
      <SaveBanner saver={saver} status={status} />
      <SavedNote status={status} />
    </>
  );
  const page = { values, onChange: change };
  return (
    <Routes>
      <Route index element={<TestPage {...page} endedAs={endedAs} />} />
      <Route path="address" element={<AddressPage {...page} kept={kept} />} />
      <Route
        path="check"
        element={<CheckPage values={values} patient={patient} beforeOrder={() => saver.makeWay()} />}
      />
      <Route path="*" element={<Navigate to={orderAddresses.test} replace />} />
    </Routes>
  );
}
