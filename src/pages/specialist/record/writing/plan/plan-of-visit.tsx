import type { Locale } from '#domain/words.ts';
import { useStoredWriting } from '#src/features/drafts/use-stored-draft.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { useCarePlans } from '../../reads.ts';
import type { Writing } from '../writing-address.ts';
import { WritePlan } from './write-plan.tsx';

/** Reads the plans of the patient and what was typed, and has the plan of a visit written in `locale` unless it says otherwise. */
export function PlanOfVisit({ writing, locale }: { writing: Writing; locale: Locale }) {
  const t = useWords();
  const draft = useStoredWriting(writing.patientId, writing.visitId, 'care-plan');
  return (
    <Loaded of={[draft, useCarePlans(writing.patientId)]} waiting={t(texts.looking)}>
      {({ data: { values } }, { data: plans }) => (
        <WritePlan writing={writing} locale={locale} plans={plans} stored={values} />
      )}
    </Loaded>
  );
}
