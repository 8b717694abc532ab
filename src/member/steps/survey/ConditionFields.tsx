import { chakra } from '@chakra-ui/react/styled-system';
import { conditionFacts, needsOwnWords, type Relative } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { relativeTexts } from '../../../texts/relatives.ts';
import { CheckboxField, RadioGroupField, TextField, useFieldValue } from '../../../ui/fields/index.ts';
import { GroupFrame } from '../../../ui/fields/FieldFrame.tsx';
import { useField } from '../../../ui/fields/source.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { AgeField } from './AgeField.tsx';
import { otherLength, slotsOf, type RelativeValues, type Slot } from './relativeForm.ts';
import { useYesNoUnknown } from './yesNoUnknown.ts';

/** Whether a relative has been ill, and after a yes with what. */
export function ConditionFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const [answer] = useFieldValue('has_conditions');
  return (
    <>
      <RadioGroupField
        name="has_conditions"
        label={t(relativeTexts.hasConditions)}
        hint={t(relativeTexts.hasConditionsHint)}
        options={useYesNoUnknown()}
        inline
      />
      {answer === 'yes' && <WhichConditions relative={relative} />}
    </>
  );
}

/** The conditions that are asked about; one that is chosen asks for its age of onset. */
function WhichConditions({ relative }: { relative: Relative }) {
  const t = useWords();
  const [conditions] = useFieldValue('conditions');
  const hint = t(relativeTexts.conditionsHint);
  const { id, error, described } = useField({ name: 'conditions', hint });
  return (
    <GroupFrame id={id} label={t(relativeTexts.conditions)} hint={hint} error={error} role="group" aria={described}>
      <Stack gap="2xs" id={id} tabIndex={-1}>
        {slotsOf(relative)
          .filter((slot) => isOffered(slot, conditions as RelativeValues['conditions']))
          .map((slot) => (
            <ConditionField key={slot.name} slot={slot} />
          ))}
      </Stack>
    </GroupFrame>
  );
}

function ConditionField({ slot: { name, code, number } }: { slot: Slot }) {
  const t = useWords();
  const [had] = useFieldValue(`conditions.${name}.had`);
  const { name: words, explained } = conditionFacts[code];
  const isAgain = needsOwnWords(code) && number > 1;
  return (
    <CheckboxField
      name={`conditions.${name}.had`}
      label={isAgain ? t(relativeTexts.otherAgain, { condition: t(words).toLowerCase() }) : t(words)}
      hint={isAgain ? undefined : t(explained)}
      optional
    >
      {had === true && (
        <Details>
          {needsOwnWords(code) && (
            <TextField
              name={`conditions.${name}.other`}
              label={t(relativeTexts.other)}
              maxLength={otherLength}
              autoComplete="off"
            />
          )}
          <AgeField name={`conditions.${name}.age`} label={t(relativeTexts.onset)} hint={t(relativeTexts.ageHint)} />
        </Details>
      )}
    </CheckboxField>
  );
}

/** The next place for one's own words is offered once the one before is taken. */
function isOffered({ code, number }: Slot, conditions: RelativeValues['conditions']): boolean {
  return !needsOwnWords(code) || number === 1 || conditions[`${code}-${number - 1}`]?.had === true;
}

const Details = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    marginInlineStart: 'sm',
    paddingInlineStart: 'sm',
    paddingBlockEnd: 'xs',
    borderInlineStart: '{borderWidths.strong} solid {colors.action.line}',
  },
});
