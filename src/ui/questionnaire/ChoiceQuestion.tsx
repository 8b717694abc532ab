import type { QuestionnaireItem } from '../../../domain/fhir.ts';
import { commonTexts } from '../../texts/common.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { useWords } from '../../texts/locale.ts';
import { Button } from '../Button.tsx';
import { CheckboxGroupField, RadioGroupField } from '../fields/choices.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Stack } from '../Stack.tsx';
import { useAnswers } from './context.ts';
import { titleOf } from './pages.ts';
import { answerOfOption, keptTogether, optionLabel, optionOf } from './values.ts';

/** More answers than this are quicker to find in a list. */
const longestRadios = 8;

/** Yes or no. Who is not asked to choose can take the answer back. */
export function YesNoQuestion({ item }: { item: QuestionnaireItem }) {
  const t = useWords();
  const [[answer], setAnswers] = useAnswers(item.linkId);
  const value = answer?.valueBoolean;
  return (
    <WithClear item={item}>
      <RadioGroupField
        name={item.linkId}
        label={titleOf(item)}
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
export function ChoiceQuestion({ item }: { item: QuestionnaireItem }) {
  const [answers, setAnswers] = useAnswers(item.linkId);
  const options = item.answerOption ?? [];
  const chosen = answers.flatMap((answer) => {
    const option = optionOf(item, answer);
    return option ? [String(options.indexOf(option))] : [];
  });
  const choose = (keys: readonly string[]) => {
    const kept = keptTogether(chosen, keys, options);
    setAnswers(options.filter((_, index) => kept.includes(String(index))).map(answerOfOption));
  };
  const field = {
    name: item.linkId,
    label: titleOf(item),
    optional: !item.required,
    options: options.map((option, index) => ({ value: String(index), label: optionLabel(option) })),
  };

  if (item.repeats) return <CheckboxGroupField {...field} chosen={chosen} onChoose={choose} />;
  if (options.length > longestRadios) {
    return (
      <SelectField
        {...field}
        value={chosen[0] ?? ''}
        onChange={(event) => choose(event.target.value === '' ? [] : [event.target.value])}
      />
    );
  }
  return (
    <WithClear item={item}>
      <RadioGroupField {...field} chosen={chosen} onChoose={choose} />
    </WithClear>
  );
}

/** A pressed radio can’t be let go; where no answer is needed, this button does. */
export function WithClear({ item, children }: { item: QuestionnaireItem; children: React.ReactNode }) {
  const t = useWords();
  const [answers, setAnswers] = useAnswers(item.linkId);
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
