import type { ItemNode } from '#domain/questionnaire.ts';
import { ownAnswers } from '#domain/questionnaire/own-words.ts';
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
import { answerOfOption, applyExclusiveOptions, optionLabel, optionOf } from './values.ts';

const other = 'other';

/** A choice that may also be answered in one’s own words. An own answer, typed or still empty, is a text. */
export function OpenChoiceQuestion({ node }: { node: ItemNode }) {
  const t = useWords();
  const locale = useLocale();
  const { item, key } = node;
  const hint = useHint(node);
  const [answers, setAnswers] = useAnswers(node);
  const options = item.answerOption ?? [];
  if (options.length === 0) return item.repeats ? <LinesQuestion node={node} /> : <TypedQuestion node={node} />;

  const ofOptions = answers.filter((answer) => optionOf(item, answer));
  const own = ownAnswers(node);
  const chosen = options.flatMap((option, index) =>
    ofOptions.some((answer) => optionOf(item, answer) === option) ? [String(index)] : [],
  );
  const all = own.length > 0 ? [...chosen, other] : chosen;
  const choose = (next: readonly string[]) => {
    const keys = applyExclusiveOptions(all, next, options);
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
        <WithClear node={node}>
          <RadioGroupField {...field} />
        </WithClear>
      )}
      {own.length > 0 && <OwnAnswers node={node} answers={own} from={ofOptions.length} onChange={setOwn} />}
    </Stack>
  );
}

type OwnAnswersProps = {
  node: ItemNode;
  answers: readonly ResponseAnswer[];
  from: number;
  onChange: (answers: readonly ResponseAnswer[]) => void;
};

function OwnAnswers({ node, answers, from, onChange }: OwnAnswersProps) {
  const t = useWords();
  const { item, key } = node;
  const { id } = useField({ name: `${key}/own` });
  return (
    <GroupFrame id={id} label={t(questionnaireTexts.otherAnswer)} role="group" aria={{}}>
      <AnswerLines node={node} answers={answers} onChange={onChange} from={from} single={!item.repeats} />
    </GroupFrame>
  );
}
