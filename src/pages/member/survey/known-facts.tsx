import type { Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { factTexts } from '#src/texts/relatives.ts';
import { factsOf, openFactsInWords } from './describe.ts';
import { InlineFacts } from './inline-facts.tsx';
import { useSurveyValue } from './use-survey.ts';

/** What is known of a relative; also that nobody has said yet whether they were ill. */
export function KnownFacts({ relative }: { relative: Relative }) {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const facts = factsOf(relative, history, t);
  const { relation, has_conditions, vital_status, adoption, age } = relative;
  const isUntouched = [has_conditions, vital_status, adoption, age].every((answer) => answer === null);
  const open = isUntouched && relation !== 'partner' ? [t(factTexts.nothingYet)] : openFactsInWords(relative);
  return <InlineFacts facts={facts} open={open} />;
}
