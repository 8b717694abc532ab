import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { conditionFacts, needsOwnWords, type Relative } from '../../../../domain/family-history.ts';
import { useWords } from '../../../texts/locale.ts';
import { relativeTexts } from '../../../texts/relatives.ts';
import { CheckboxField, TextField, useFieldValue } from '../../../ui/fields/index.ts';
import { GroupFrame } from '../../../ui/fields/FieldFrame.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AgeField } from './AgeField.tsx';
import { otherLength, slotsOf, type RelativeValues, type Slot } from './relativeForm.ts';

/** The conditions that are asked about; one that is chosen asks for its age of onset. */
export function ConditionFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const id = useId();
  const [conditions] = useFieldValue('conditions');
  const hint = t(relativeTexts.conditionsHint);
  return (
    <GroupFrame
      id={id}
      label={t(relativeTexts.conditions)}
      hint={hint}
      role="group"
      aria={{ 'aria-describedby': `${id}-hint` }}
    >
      <Stack gap="2xs">
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
    borderInlineStart: '3px solid {colors.action.line}',
  },
});
