import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { plansOnSheet } from '#src/features/visit-summaries/plan-versions.ts';
import { WrittenSummary } from '#src/features/visit-summaries/written-summary.tsx';
import { isUpcoming, talksOf } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { useCarePlans, useVisits, useVisitSummary } from '../../reads.ts';
import { SignedFrame } from '../signed-frame.tsx';
import type { Writing } from '../writing-address.ts';

type Schemas = components['schemas'];

type SignedSummaryProps = {
  writing: Writing;
  visit: Schemas['Visit'];
  /** It was signed here a moment ago. */
  isNew: boolean;
  /** The version that is known to be signed: an older one that is still in the cache is not shown. */
  atLeast: number;
  onAmend: (current: Schemas['SummaryVersion']) => void;
};

/** What is signed, as the patient reads it, with what it was before. It stays; a change is another version. */
export function SignedSummary({ writing, visit, isNew, atLeast, onAmend }: SignedSummaryProps) {
  const t = useWords();
  const read = useVisitSummary(writing.visitId);
  const visits = useVisits(writing.patientId).data?.data ?? [];
  const plans = useCarePlans(writing.patientId).data?.data ?? [];
  const isOld = read.data !== undefined && read.data.data.current.version < atLeast;
  return (
    <Loaded of={[isOld ? { ...read, data: undefined } : read]} waiting={t(texts.looking)}>
      {({ data: { current, earlier } }) => (
        <SignedFrame patientId={visit.patient_id} isNew={isNew} onAmend={() => onAmend(current)}>
          <WrittenSummary
            {...{ visit, current, earlier }}
            plans={plansOnSheet(plans, { visitId: visit.id, isNewest: visit.id === talksOf(visits)[0]?.id })}
            ahead={visits.find((each) => isUpcoming(each))}
          />
        </SignedFrame>
      )}
    </Loaded>
  );
}
