import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionnaireItem, ResponseAnswer } from '../../../domain/fhir.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { useWords } from '../../texts/locale.ts';
import { Button } from '../Button.tsx';
import { GroupFrame, ErrorText } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/source.ts';
import { Input } from '../fields/TextField.tsx';
import { CloseIcon, PlusIcon } from '../icons.tsx';
import { Stack } from '../Stack.tsx';
import { useAnswers } from './context.ts';
import { lineName } from './names.ts';
import { titleOf } from './pages.ts';
import { keyboardOf, useTyped } from './TypedQuestion.tsx';

/** A question with any number of typed answers, each on a line of its own. */
export function LinesQuestion({ item }: { item: QuestionnaireItem }) {
  const { id } = useField({ name: item.linkId });
  const [answers, setAnswers] = useAnswers(item.linkId);
  return (
    <GroupFrame id={id} label={titleOf(item)} optional={!item.required} role="group" aria={{}}>
      <AnswerLines item={item} answers={answers} onChange={setAnswers} />
    </GroupFrame>
  );
}

type AnswerLinesProps = {
  item: QuestionnaireItem;
  answers: readonly ResponseAnswer[];
  onChange: (answers: readonly ResponseAnswer[]) => void;
  /** Where the lines begin among all answers of the question: the check counts those. */
  from?: number;
  /** There can be one line only. */
  single?: boolean;
};

const nothingYet: ResponseAnswer = { valueString: '' };

/** The lines, with a way to add one and to take one away. There is always one to type into. */
export function AnswerLines({ item, answers, onChange, from = 0, single = false }: AnswerLinesProps) {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const lines = answers.length > 0 ? answers : [nothingYet];
  const focusLine = (line: number) => place.current?.querySelectorAll('input')[line]?.focus();
  const add = () => {
    flushSync(() => onChange([...lines, nothingYet]));
    focusLine(lines.length);
  };
  const remove = (line: number) => {
    flushSync(() => onChange(lines.toSpliced(line, 1)));
    focusLine(Math.max(0, line - 1));
  };
  return (
    <Stack gap="xs" ref={place}>
      {lines.map((answer, line) => (
        <Line
          key={line}
          item={item}
          name={lineName(item.linkId, from + line)}
          label={t(questionnaireTexts.answerNumber, { number: line + 1 })}
          answer={answer}
          onChange={(next) => onChange(lines.with(line, next))}
          onRemove={lines.length > 1 ? () => remove(line) : undefined}
        />
      ))}
      {!single && (
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
  const [text, type] = useTyped(item, answer, (next) => onChange(next ?? nothingYet));
  return (
    <Stack gap="2xs" data-invalid={error ? true : undefined}>
      <ErrorText id={id}>{error}</ErrorText>
      <OneLine>
        <Input
          type={item.type === 'date' ? 'date' : 'text'}
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

const OneLine = chakra('div', { base: { display: 'flex', gap: '2xs', alignItems: 'center' } });
