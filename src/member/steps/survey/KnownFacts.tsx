import { chakra } from '@chakra-ui/react/styled-system';
import type { Relative } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { factTexts } from '../../../texts/relatives.ts';
import { factsOf } from './describe.ts';

/** What is known of a relative, a line each; also that no illness was named, so that it is not overlooked. */
export function KnownFacts({ relative }: { relative: Relative }) {
  const t = useWords();
  return (
    <Lines>
      {factsOf(relative, t).map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
      {relative.conditions.length === 0 && <Quiet>{t(factTexts.noCondition)}</Quiet>}
    </Lines>
  );
}

const Lines = chakra('ul', { base: { lineHeight: 'snug', '& > li + li': { marginBlockStart: '3xs' } } });
const Quiet = chakra('li', { base: { color: 'fg.muted' } });
