import type { ReactNode } from 'react';
import { controlOf, type ItemNode } from '#domain/questionnaire.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroupField, RadioGroupField } from '../../ui/fields/choices.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useAnswers, useHint } from './context.ts';
import { titleOf } from './pages.ts';
import { answerOfOption, applyExclusiveOptions, optionLabel, optionOf } from './values.ts';

/** More answers than this are quicker to find in a list. */
const longestRadios = 8;

/** Yes or no. Who is not asked to choose can take the answer back. */
export function YesNoQuestion({ node }: { node: ItemNode }) {
  const t = useWords();
  const { item, key } = node;
  const [[answer], setAnswers] = useAnswers(node);
  const hint = useHint(node);
  const value = answer?.valueBoolean;
  return (
    <WithClear node={node}>
      <RadioGroupField
        name={key}
        label={titleOf(item)}
        hint={hint}
        optional={!item.required}
        inline
        options={[
          { value: 'true', label: t(commonTexts.yes) },
          { value: 'false', label: t(commonTexts.no) },
        ]}
        chosen={value === undefined ? [] : [String(value)]}
        onChoose={([chosen]) => setAnswers([{ valueBoolean: chosen === 'true' }])}
      />
    </WithClear>
  );
}

/** One answer of several, or any number of them. */
export function ChoiceQuestion({ node }: { node: ItemNode }) {
  const locale = useLocale();
  const { item, key } = node;
  const [answers, setAnswers] = useAnswers(node);
  const options = item.answerOption ?? [];
  const chosen = answers.flatMap((answer) => {
    const option = optionOf(item, answer);
    return option ? [String(options.indexOf(option))] : [];
  });
  const choose = (keys: readonly string[]) => {
    const kept = applyExclusiveOptions(chosen, keys, options);
    setAnswers(options.filter((_, index) => kept.includes(String(index))).map(answerOfOption));
  };
  const field = {
    name: key,
    label: titleOf(item),
    hint: useHint(node),
    optional: !item.required,
    options: options.map((option, index) => ({ value: String(index), label: optionLabel(option, locale) })),
  };

  if (item.repeats) return <CheckboxGroupField {...field} chosen={chosen} onChoose={choose} />;
  if (isList(node)) {
    return (
      <SelectField
        {...field}
        value={chosen[0] ?? ''}
        onChange={(event) => choose(event.target.value === '' ? [] : [event.target.value])}
      />
    );
  }
  return (
    <WithClear node={node}>
      <RadioGroupField {...field} chosen={chosen} onChoose={choose} />
    </WithClear>
  );
}

/** Whether one answer is chosen from a list: as the questionnaire wishes, otherwise where there are many. */
function isList({ item }: ItemNode): boolean {
  const control = controlOf(item);
  if (control === 'drop-down' || control === 'autocomplete') return true;
  return control !== 'radio-button' && (item.answerOption ?? []).length > longestRadios;
}

/** A pressed radio can’t be let go; where no answer is needed, this button does. */
export function WithClear({ node, children }: { node: ItemNode; children: ReactNode }) {
  const t = useWords();
  const { item } = node;
  const [answers, setAnswers] = useAnswers(node);
  return (
    <Stack gap="2xs">
      {children}
      {!item.required && answers.length > 0 && (
        <div>
          <Button
            look="quiet"
            size="sm"
            onClick={() => setAnswers([])}
            aria-label={`${t(questionnaireTexts.clear)}: ${titleOf(item)}`}
          >
            {t(questionnaireTexts.clear)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
