import { useState } from 'react';
import { blocksNewOrder } from '#domain/kit-status.ts';
import type { components } from '#openapi/generated/types.ts';
import { queries } from '#src/app/api/queries.ts';
import { useStoredDraft } from '#src/app/autosave/stored.ts';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { useWords } from '#src/texts/locale.ts';
import { requestKitTexts as texts } from '#src/texts/requestKit.ts';
import { Loaded } from '#src/records/Loaded.tsx';
import { StepPage } from '../../StepPage.tsx';
import { useCounselor } from '../../useCounselor.ts';
import { HeldOrder } from './HeldOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderPages } from './OrderPages.tsx';
import { fromDraft } from './orderForm.ts';

type Schemas = components['schemas'];

/** The sixth step: what the test is, consent, where the kit goes, and the order. One order is open at a time. */
export default function RequestKitPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const path = { patientId };
  const kits = queries.useQuery('get', '/kits/{patientId}', { params: { path } });
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path } });
  const draft = useStoredDraft(patientId, 'request-genetic-test-kit');
  const counselor = useCounselor();
  const page = (
    <Loaded of={[kits, patient, draft, counselor]} waiting={t(texts.looking)}>
      {(kits, patient, draft, counselor) => (
        <RequestKit
          kits={kits.data}
          patient={patient.data}
          draft={draft.data}
          isHeld={counselor.data.has_counselor === false}
        />
      )}
    </Loaded>
  );
  // What the page is called depends on what is there; until that is known it has the step's name.
  const isThere = kits.data && patient.data && draft.data && counselor.data;
  return isThere ? page : <StepPage step="request-genetic-test-kit">{page}</StepPage>;
}

type RequestKitProps = {
  kits: readonly Schemas['Kit'][];
  patient: Schemas['Patient'];
  draft: Schemas['DraftResult']['data'];
  /** Nobody may counsel the member where they live. */
  isHeld: boolean;
};

function RequestKit({ kits, patient, draft, isHeld }: RequestKitProps) {
  const newest = kits[0];
  const isOpen = newest !== undefined && blocksNewOrder(newest.status);
  // Who orders stays on their page until the journey moves on, though the order is there a moment before.
  const [ordersHere] = useState(!isOpen);
  if (isOpen && !ordersHere) return <OpenOrder kit={newest} />;
  if (isHeld && !isOpen) return <HeldOrder />;
  return (
    <OrderPages
      patient={patient}
      version={draft.version}
      initial={fromDraft(draft.values, patient)}
      endedAs={isOpen ? undefined : newest?.status}
    />
  );
}
