import type { Place } from '#domain/questionnaire.ts';
import type { ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { CheckboxGroupField, RadioGroupField } from '../../ui/fields/choices.tsx';
import { GroupFrame } from '../../ui/fields/field-frame.tsx';
import { useField } from '../../ui/fields/source.ts';
import { Stack } from '../../ui/stack.tsx';
import { WithClear } from './choice-question.tsx';
import { useAnswers, useHint } from './context.ts';
import { AnswerLines, LinesQuestion } from './lines-question.tsx';
import { titleOf } from './pages.ts';
import { TypedQuestion } from './typed-question.tsx';
import { answerOfOption, keptTogether, optionLabel, optionOf } from './values.ts';

const other = 'other';

/** A choice that may also be answered in one’s own words. An own answer, typed or still empty, is a text. */
export function OpenChoiceQuestion({ place }: { place: Place }) {
  const t = useWords();
  const locale = useLocale();
  const { item, key } = place;
  const hint = useHint(place);
  const [answers, setAnswers] = useAnswers(place);
  const options = item.answerOption ?? [];
  if (options.length === 0) return item.repeats ? <LinesQuestion place={place} /> : <TypedQuestion place={place} />;

  const ofOptions = answers.filter((answer) => optionOf(item, answer));
  const own = answers.filter((answer) => !optionOf(item, answer));
  const chosen = options.flatMap((option, index) =>
    ofOptions.some((answer) => optionOf(item, answer) === option) ? [String(index)] : [],
  );
  const all = own.length > 0 ? [...chosen, other] : chosen;
  const choose = (next: readonly string[]) => {
    const keys = keptTogether(all, next, options);
    const picked = options.filter((_, index) => keys.includes(String(index))).map(answerOfOption);
    const mine: readonly ResponseAnswer[] = own.length > 0 ? own : [{ valueString: '' }];
    setAnswers(keys.includes(other) ? [...picked, ...mine] : picked);
  };
  const field = {
    name: key,
    label: titleOf(item),
    hint,
    optional: !item.required,
    options: [
      ...options.map((option, index) => ({ value: String(index), label: optionLabel(option, locale) })),
      { value: other, label: t(questionnaireTexts.other) },
    ],
    chosen: all,
    onChoose: choose,
  };
  const setOwn = (next: readonly ResponseAnswer[]) => setAnswers([...ofOptions, ...next]);

  return (
    <Stack gap="xs">
      {item.repeats ? (
        <CheckboxGroupField {...field} />
      ) : (
        <WithClear place={place}>
          <RadioGroupField {...field} />
        </WithClear>
      )}
      {own.length > 0 && <OwnAnswers place={place} answers={own} from={ofOptions.length} onChange={setOwn} />}
    </Stack>
  );
}

type OwnAnswersProps = {
  place: Place;
  answers: readonly ResponseAnswer[];
  from: number;
  onChange: (answers: readonly ResponseAnswer[]) => void;
};

function OwnAnswers({ place, answers, from, onChange }: OwnAnswersProps) {
  const t = useWords();
  const { item, key } = place;
  const { id } = useField({ name: `${key}/own` });
  return (
    <GroupFrame id={id} label={t(questionnaireTexts.otherAnswer)} role="group" aria={{}}>
      <AnswerLines place={place} answers={answers} onChange={onChange} from={from} single={!item.repeats} />
    </GroupFrame>
  );
}
