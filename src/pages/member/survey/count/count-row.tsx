import { useState } from 'react';
import { mostRelatives, type FamilyHistory } from '#domain/family-history.ts';
import { kinOf } from '#domain/family-history/relative-titles.ts';
import { useWords } from '#src/lib/locale.ts';
import { childrenTexts, countTexts, manyTexts } from '#src/texts/counts.ts';
import { Button } from '#src/ui/button.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { useFamilyHistory, useSurvey } from '../use-survey.ts';
import { counted, withOneLess, withOneMore, type Countable } from './counting.ts';

type CountRowProps = {
  countable: Countable;
  /** What else a new number says, such as that they are all counted now. */
  also?: (history: FamilyHistory) => FamilyHistory;
  /** Before the first is added: whoever they are related through stands in the history. */
  before?: () => void;
};

/**
 * How many there are of one kind, to be raised and lowered. Each one more is a relative in the list; one less takes out only
 * somebody of whom nothing was said.
 */
export function CountRow({ countable, also = (history) => history, before }: CountRowProps) {
  const t = useWords();
  const survey = useSurvey();
  const history = useFamilyHistory();
  const [isHeld, setHeld] = useState(false);
  const { relation, side, sex } = countable;
  const kind = t(kinOf({ relation, gender: null, sex_assigned_at_birth: sex })).toLowerCase();
  const number = counted(countable, history).length;
  const isFull = history.relatives.length >= mostRelatives;
  const more = () => {
    before?.();
    setHeld(false);
    if (!isFull) survey.change((now) => also(withOneMore(countable, now)));
  };
  const less = () => {
    if (number === 0) return;
    const next = withOneLess(countable, survey.current());
    setHeld(!next);
    if (next) survey.change(() => also(next));
  };
  const sideWords = relation === 'half-sibling' && (side === 'maternal' || side === 'paternal') && countTexts[side];
  const who = t(countable.via === undefined ? manyTexts[relation][sex] : childrenTexts[sex]);
  return (
    <div>
      <Line role="group" aria-label={sideWords ? `${who}, ${t(sideWords)}` : who}>
        <Who>
          {who}
          {sideWords && <Side look="small">{t(sideWords)}</Side>}
        </Who>
        <Steps>
          <Button
            look="secondary"
            size="sm"
            aria-label={t(countTexts.less, { kind })}
            // Never `disabled`: that would take the focus away from who presses it down to none.
            aria-disabled={number === 0}
            onClick={less}
          >
            −
          </Button>
          <Number aria-live="polite">{number}</Number>
          <Button
            look="secondary"
            size="sm"
            aria-label={t(countTexts.more, { kind })}
            aria-disabled={isFull}
            onClick={more}
          >
            +
          </Button>
        </Steps>
      </Line>
      <Text look="small" role="status">
        {isHeld ? t(countTexts.held) : isFull ? t(countTexts.full, { count: mostRelatives }) : ''}
      </Text>
    </div>
  );
}

const Line = styled('div', {
  // Where both have no room beside each other, the buttons go below the words, rather than the words into three lines.
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2xs', minHeight: 'control' },
});
const Who = styled('div', { base: { lineHeight: 'snug' } });
const Steps = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2xs', flexShrink: '0', marginInlineStart: 'auto' },
});
const Number = styled('output', {
  base: { minWidth: 'lg', textAlign: 'center', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});

const Side = styled(Text, { base: { lineHeight: 'inherit' } });
