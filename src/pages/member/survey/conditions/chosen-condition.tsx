import { flushSync } from 'react-dom';
import { conditionFacts, isCancer, needsOwnWords } from '#domain/family-history.ts';
import { asksIfCancer, beginsAtAnAge, isOfUnknownKind } from '#domain/family-history/conditions.ts';
import { useWords } from '#src/lib/locale.ts';
import { conditionTexts, pairedTexts } from '#src/texts/conditions.ts';
import { useYesNoUnknown } from '#src/texts/yes-no-unknown.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioGroupField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { styled } from '#src/ui/styled.tsx';
import { chosenId } from './chosen.ts';
import { CodedInstead } from './coded-instead.tsx';
import { noCondition, otherLength, type Slot } from './conditions-form.ts';
import { OnsetField } from './onset-field.tsx';

type ChosenConditionProps = {
  slot: Slot;
  /** What could be chosen in its place. */
  free: readonly Slot[];
  onRemoved: () => void;
};

/** One condition that somebody has had: when it began, and of a cancer whether there was more than one. */
export function ChosenCondition({ slot, free, onRemoved }: ChosenConditionProps) {
  const t = useWords();
  const { name, code } = slot;
  const [, setSlot] = useFieldValue(`conditions.${name}`);
  const yesNoUnknown = useYesNoUnknown();
  const { name: words, offeredAs = words, explained, isPaired } = conditionFacts[code];
  const title = t(offeredAs);
  return (
    <Frame id={chosenId(name)} tabIndex={-1} role="group" aria-label={title}>
      <Head>
        <span>
          <Name>{title}</Name>
          <Explained>{t(explained)}</Explained>
        </span>
        <Button
          look="quiet"
          size="sm"
          aria-label={t(conditionTexts.takeOutNamed, { condition: title })}
          onClick={() => {
            // All of it goes: chosen again, it begins anew.
            flushSync(() => setSlot({ ...noCondition }));
            onRemoved();
          }}
        >
          {t(conditionTexts.takeOut)}
        </Button>
      </Head>
      {needsOwnWords(code) && (
        <TextField
          name={`conditions.${name}.other`}
          label={t(code === 'known-gene-change' ? conditionTexts.whichGene : conditionTexts.other)}
          maxLength={otherLength}
          autoComplete="off"
        />
      )}
      {needsOwnWords(code) && code !== 'known-gene-change' && <CodedInstead slot={slot} free={free} />}
      {asksIfCancer(code) && (
        <RadioGroupField
          name={`conditions.${name}.is_cancer`}
          label={t(code === 'known-gene-change' ? conditionTexts.withCancer : conditionTexts.isCancer)}
          options={yesNoUnknown}
          inline
          optional={code === 'known-gene-change'}
        />
      )}
      {beginsAtAnAge(code) && (
        <OnsetField
          name={`conditions.${name}.onset`}
          label={t(conditionTexts.onset)}
          hint={t(conditionTexts.onsetHint)}
        />
      )}
      {isPaired && (
        <RadioGroupField
          name={`conditions.${name}.bilateral`}
          label={t(pairedTexts[code] ?? conditionTexts.bothSides)}
          hint={t(conditionTexts.bothSidesHint)}
          options={yesNoUnknown}
          inline
          optional
        />
      )}
      {isCancer(code) && (
        <RadioGroupField
          name={`conditions.${name}.more_than_one`}
          label={t(isOfUnknownKind(code) ? conditionTexts.moreThanOneCancer : conditionTexts.moreThanOne)}
          hint={t(conditionTexts.moreThanOneHint)}
          options={yesNoUnknown}
          inline
          optional
        />
      )}
    </Frame>
  );
}

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    padding: 'sm',
    bg: 'action.subtle',
    border: '{borderWidths.hair} solid {colors.action.line}',
    borderRadius: 'md',
    scrollMarginBlock: '{spacing.3xl}',
  },
});
const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: 'xs',
    overflowWrap: 'anywhere',
    // In a narrow window, or with large text, the button stands below the words.
    '& > span': { flex: '1 1 {sizes.choice}', minWidth: '0' },
    // “Remove” stays in one line, however long the condition is called.
    '& > button': { flexShrink: '0', whiteSpace: 'nowrap' },
  },
});
const Name = styled('span', { base: { display: 'block', fontWeight: 'bold', lineHeight: 'snug' } });
const Explained = styled('span', {
  base: { display: 'block', fontSize: 'small', color: 'fg.muted', lineHeight: 'snug' },
});
