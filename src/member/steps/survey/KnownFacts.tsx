import { chakra } from '@chakra-ui/react/styled-system';
import type { Relative } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { factTexts } from '../../../texts/relatives.ts';
import { factsOf } from './describe.ts';
import { isOpen } from './relativeList.ts';
import { useSurveyValue } from './useSurvey.ts';

/** What is known of a relative, a line each; also that nobody has said yet whether they were ill. */
export function KnownFacts({ relative }: { relative: Relative }) {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const facts = factsOf(relative, history, t);
  return (
    <Lines>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
      {isOpen(relative) && <Quiet>{t(factTexts.conditionsOpen)}</Quiet>}
    </Lines>
  );
}

const Lines = chakra('ul', { base: { lineHeight: 'snug', '& > li + li': { marginBlockStart: '3xs' } } });
const Quiet = chakra('li', { base: { color: 'fg.muted' } });
