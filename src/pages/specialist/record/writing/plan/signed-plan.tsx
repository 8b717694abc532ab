import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { CarePlans } from '#src/features/visit-summaries/care-plans.tsx';
import { earlierOf } from '#src/features/visit-summaries/plan-versions.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Card } from '#src/ui/card.tsx';
import { useCarePlans } from '../../reads.ts';
import { SignedFrame } from '../signed-frame.tsx';

type Plan = components['schemas']['CarePlan'];

type SignedPlanProps = {
  patientId: string;
  /** Undefined while what was signed is not read yet. */
  current: Plan | undefined;
  /** It was signed here a moment ago. */
  isNew: boolean;
  onAmend: (current: Plan) => void;
};

/** What is signed, as the patient reads it, with what it was before. What it says stays; a change is another plan. */
export function SignedPlan({ patientId, current, isNew, onAmend }: SignedPlanProps) {
  const t = useWords();
  const read = useCarePlans(patientId);
  const isThere = current !== undefined;
  return (
    <Loaded of={[isThere ? read : { ...read, data: undefined }]} waiting={t(texts.looking)}>
      {({ data }) =>
        current && (
          <SignedFrame patientId={patientId} isNew={isNew} onAmend={() => onAmend(current)}>
            <Card as="article">
              <CarePlans as="h2" plans={[current, ...earlierOf(current, data)]} markedBy="care-team" />
            </Card>
          </SignedFrame>
        )
      }
    </Loaded>
  );
}
