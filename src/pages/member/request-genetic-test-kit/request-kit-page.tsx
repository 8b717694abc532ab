import { useState } from 'react';
import { blocksNewOrder } from '#domain/kit-status.ts';
import type { components } from '#openapi/generated/types.ts';
import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import { LoadedStep } from '#src/features/journey/loaded-step.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { HeldOrder } from './held-order.tsx';
import { OpenOrder } from './open-order.tsx';
import { addressSchema, fromDraft } from './order-form.ts';
import { OrderPages } from './order-pages.tsx';
import { useOrderPages } from './use-order-pages.ts';

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
  return (
    <LoadedStep step="request-genetic-test-kit" of={[kits, patient, draft, counselor]} waiting={t(texts.looking)}>
      {(kits, patient, draft, counselor) => (
        <RequestKit
          kits={kits.data}
          patient={patient.data}
          draft={draft.data}
          isHeld={counselor.data.has_counselor === false}
        />
      )}
    </LoadedStep>
  );
}

type RequestKitProps = {
  kits: readonly Schemas['Kit'][];
  patient: Schemas['Patient'];
  draft: Schemas['DraftResult']['data'];
  /** Nobody may counsel the member where they live. */
  isHeld: boolean;
};

function RequestKit({ kits, patient, draft, isHeld }: RequestKitProps) {
  const [values, setValues] = useState(() => fromDraft(draft.values, patient));
  const newest = kits[0];
  const isOpen = newest !== undefined && blocksNewOrder(newest.status);
  const isAddressGiven = addressSchema.safeParse(values).success;
  const { shown, onDone } = useOrderPages({ isOpen, isHeld, isAddressGiven });
  if (shown === undefined) return null;
  if (shown === 'open') return newest && <OpenOrder kit={newest} />;
  if (shown === 'held') return <HeldOrder />;
  return (
    <OrderPages
      page={shown}
      patient={patient}
      values={values}
      onValues={setValues}
      onDone={onDone}
      endedAs={isOpen ? undefined : newest?.status}
    />
  );
}

/** How often it is looked again whether there is a counselor, while there is none. */
const lookAgainMs = 60_000;

/** Whether the member can join, and whether somebody may counsel them; looked up again by itself while nobody may. */
function useCounselor() {
  const { noviId } = useSignedInPerson();
  return queries.useQuery(
    'get',
    '/patients/is-eligible',
    { params: { query: { patient_id: noviId } } },
    { refetchInterval: ({ state }) => (state.data?.data.has_counselor === false ? lookAgainMs : false) },
  );
}
