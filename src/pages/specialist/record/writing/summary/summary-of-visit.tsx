import { useState } from 'react';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useStoredWriting } from '#src/features/drafts/use-stored-draft.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { useVisitSummary } from '../../reads.ts';
import type { Writing } from '../writing-address.ts';
import { WriteSummary } from './write-summary.tsx';

type SummaryOfVisitProps = {
  writing: Writing;
  visit: components['schemas']['Visit'];
  /** What the patient reads in. */
  locale: Locale;
};

/** Reads what is signed of the summary and what was typed, and has it written. */
export function SummaryOfVisit({ writing, visit, locale }: SummaryOfVisitProps) {
  const t = useWords();
  const { patientId, visitId } = writing;
  const isSigned = visit.summarized_at !== null;
  const signed = useVisitSummary(visitId, { enabled: isSigned });
  // What is signed while the page stands comes in below: what is written stays on the page meanwhile.
  const [isWaitedFor] = useState(isSigned);
  const draft = useStoredWriting(patientId, visitId, 'summary');
  const { error, isFetching, refetch } = signed;
  const first = { error, isFetching, refetch, data: isWaitedFor ? signed.data : {} };
  return (
    <Loaded of={[draft, first]} waiting={t(texts.looking)}>
      {({ data: { values } }, _first) => (
        <WriteSummary writing={writing} visit={visit} locale={locale} signed={signed.data?.data} stored={values} />
      )}
    </Loaded>
  );
}
