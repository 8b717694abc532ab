import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { occursOf, type ItemNode } from '#domain/questionnaire.ts';
import type { QuestionnaireItem, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { Button } from '../../ui/button.tsx';
import { GroupFrame, ErrorText } from '../../ui/fields/field-frame.tsx';
import { useField } from '../../ui/fields/source.ts';
import { Input } from '../../ui/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { useAnswers, useHint } from './context.ts';
import { lineName } from './names.ts';
import { titleOf } from './pages.ts';
import { inputTypeOf, keyboardOf, useTypedAnswer } from './typed-question.tsx';

/** A question with any number of typed answers, each on a line of its own. */
export function LinesQuestion({ node }: { node: ItemNode }) {
  const { item, key } = node;
  const hint = useHint(node);
  const { id, described } = useField({ name: key, hint });
  const [answers, setAnswers] = useAnswers(node);
  return (
    <GroupFrame id={id} label={titleOf(item)} hint={hint} optional={!item.required} role="group" aria={described}>
      <AnswerLines node={node} answers={answers} onChange={setAnswers} />
    </GroupFrame>
  );
}

type AnswerLinesProps = {
  node: ItemNode;
  answers: readonly ResponseAnswer[];
  onChange: (answers: readonly ResponseAnswer[]) => void;
  /** Where the lines begin among all answers of the question: the check counts those. */
  from?: number;
  /** There can be one line only. */
  single?: boolean;
};

const nothingYet: ResponseAnswer = { valueString: '' };

/** The lines, with a way to add one and to take one away. There is always one to type into. */
export function AnswerLines({ node, answers, onChange, from = 0, single = false }: AnswerLinesProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const lines = answers.length > 0 ? answers : [nothingYet];
  const focusLine = (line: number) => box.current?.querySelectorAll('input')[line]?.focus();
  const add = () => {
    flushSync(() => onChange([...lines, nothingYet]));
    focusLine(lines.length);
  };
  const remove = (line: number) => {
    flushSync(() => onChange(lines.toSpliced(line, 1)));
    focusLine(Math.max(0, line - 1));
  };
  return (
    <Stack gap="xs" ref={box}>
      {lines.map((answer, line) => (
        <Line
          key={line}
          item={node.item}
          name={lineName(node.key, from + line)}
          label={t(questionnaireTexts.answerNumber, { number: line + 1 })}
          answer={answer}
          onChange={(next) => onChange(lines.with(line, next))}
          onRemove={lines.length > 1 ? () => remove(line) : undefined}
        />
      ))}
      {!single && from + lines.length < occursOf(node.item).max && (
        <div>
          <Button look="secondary" size="sm" icon={<PlusIcon size="sm" />} onClick={add}>
            {t(questionnaireTexts.addAnother)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type LineProps = {
  item: QuestionnaireItem;
  name: string;
  label: string;
  answer: ResponseAnswer;
  onChange: (answer: ResponseAnswer) => void;
  onRemove: (() => void) | undefined;
};

function Line({ item, name, label, answer, onChange, onRemove }: LineProps) {
  const t = useWords();
  const { id, error } = useField({ name });
  const [text, type] = useTypedAnswer(item, answer, (next) => onChange(next ?? nothingYet));
  return (
    <Stack gap="2xs" data-invalid={error ? true : undefined}>
      <ErrorText id={id}>{error}</ErrorText>
      <OneLine>
        <Input
          type={inputTypeOf(item)}
          {...keyboardOf(item)}
          id={id}
          name={name}
          value={text}
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => type(event.target.value)}
        />
        {onRemove && (
          <Button
            look="quiet"
            size="sm"
            onClick={onRemove}
            aria-label={`${t(questionnaireTexts.remove)}: ${text || label}`}
          >
            <CloseIcon size="sm" />
          </Button>
        )}
      </OneLine>
    </Stack>
  );
}

const OneLine = styled('div', { base: { display: 'flex', gap: '2xs', alignItems: 'center' } });
