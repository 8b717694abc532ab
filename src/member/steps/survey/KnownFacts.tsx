import type { Relative } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { factsOf, openFactsInWords } from './describe.ts';
import { InlineFacts } from './InlineFacts.tsx';
import { useSurveyValue } from './useSurvey.ts';

/** What is known of a relative; also that nobody has said yet whether they were ill. */
export function KnownFacts({ relative }: { relative: Relative }) {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  return <InlineFacts facts={factsOf(relative, history, t)} open={openFactsInWords(relative)} />;
}
