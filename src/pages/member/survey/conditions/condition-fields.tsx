import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { useYesNoUnknown } from '#src/texts/yes-no-unknown.ts';
import { Button } from '#src/ui/button.tsx';
import { GroupFrame } from '#src/ui/fields/field-frame.tsx';
import { RadioGroupField, useFieldValue } from '#src/ui/fields/index.ts';
import { useField } from '#src/ui/fields/source.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { ChosenCondition } from './chosen-condition.tsx';
import { ConditionPicker } from './condition-picker.tsx';
import { slotsOf, type WithConditions, type ConditionsValues } from './conditions-form.ts';
import { offeredSlots } from './offered.ts';

type ConditionFieldsProps = {
  /** The person as the page was opened. */
  person: WithConditions;
  label: string;
  /** Leaves out what depends on organs that the other sex has. */
  sex: unknown;
};

/** Whether somebody has had a condition, and after a yes which. */
export function ConditionFields({ person, label, sex }: ConditionFieldsProps) {
  const t = useWords();
  const [answer] = useFieldValue('has_conditions');
  return (
    <>
      <RadioGroupField
        name="has_conditions"
        label={label}
        hint={t(conditionTexts.hasHint)}
        options={useYesNoUnknown()}
        inline
      />
      {answer === 'yes' && <WhichConditions person={person} sex={sex} />}
    </>
  );
}

/** The conditions that were chosen, and the list to choose more from: once one is chosen, it comes at a press. */
function WhichConditions({ person, sex }: Pick<ConditionFieldsProps, 'person' | 'sex'>) {
  const t = useWords();
  const [value] = useFieldValue('conditions');
  const conditions = value as ConditionsValues['conditions'];
  const { id, error, described } = useField({ name: 'conditions' });
  const [isPicking, setPicking] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const addAnother = useRef<HTMLButtonElement>(null);
  const slots = slotsOf(person);
  const free = slots.filter((slot) => !conditions[slot.name]?.isChosen);
  const chosen = slots.filter(({ name }) => conditions[name]?.isChosen);
  return (
    <GroupFrame id={id} label={t(conditionTexts.which)} error={error} role="group" aria={described}>
      <Stack gap="sm" id={id} tabIndex={-1}>
        {chosen.map((slot) => (
          <ChosenCondition
            key={slot.name}
            slot={slot}
            free={offeredSlots(free, sex)}
            onRemoved={() => (search.current ?? addAnother.current)?.focus()}
          />
        ))}
        {chosen.length === 0 || isPicking ? (
          <ConditionPicker ref={search} free={free} sex={sex} onChosen={() => setPicking(false)} />
        ) : (
          <div>
            <Button
              ref={addAnother}
              look="secondary"
              icon={<PlusIcon size="sm" />}
              onClick={() => {
                flushSync(() => setPicking(true));
                search.current?.focus();
              }}
            >
              {t(conditionTexts.addAnother)}
            </Button>
          </div>
        )}
      </Stack>
    </GroupFrame>
  );
}
