import type { QuestionnaireItem, ResponseAnswer } from '../../../domain/fhir.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { useWords } from '../../texts/locale.ts';
import { CheckboxGroupField, RadioGroupField } from '../fields/choices.tsx';
import { GroupFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/source.ts';
import { Stack } from '../Stack.tsx';
import { WithClear } from './ChoiceQuestion.tsx';
import { useAnswers } from './context.ts';
import { AnswerLines } from './LinesQuestion.tsx';
import { titleOf } from './pages.ts';
import { TypedQuestion } from './TypedQuestion.tsx';
import { answerOfOption, keptTogether, optionLabel, optionOf } from './values.ts';

const other = 'other';

/** A choice that may also be answered in one’s own words. An own answer, typed or still empty, is a text. */
export function OpenChoiceQuestion({ item }: { item: QuestionnaireItem }) {
  const t = useWords();
  const [answers, setAnswers] = useAnswers(item.linkId);
  const options = item.answerOption ?? [];
  if (options.length === 0) return <TypedQuestion item={item} />;

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
    name: item.linkId,
    label: titleOf(item),
    optional: !item.required,
    options: [
      ...options.map((option, index) => ({ value: String(index), label: optionLabel(option) })),
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
        <WithClear item={item}>
          <RadioGroupField {...field} />
        </WithClear>
      )}
      {own.length > 0 && <OwnAnswers item={item} answers={own} from={ofOptions.length} onChange={setOwn} />}
    </Stack>
  );
}

type OwnAnswersProps = {
  item: QuestionnaireItem;
  answers: readonly ResponseAnswer[];
  from: number;
  onChange: (answers: readonly ResponseAnswer[]) => void;
};

function OwnAnswers({ item, answers, from, onChange }: OwnAnswersProps) {
  const t = useWords();
  const { id } = useField({ name: `${item.linkId}/own` });
  return (
    <GroupFrame id={id} label={t(questionnaireTexts.otherAnswer)} role="group" aria={{}}>
      <AnswerLines item={item} answers={answers} onChange={onChange} from={from} single={!item.repeats} />
    </GroupFrame>
  );
}
