import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
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
import { titleOf } from './pages.ts';
import { keyboardOf, useTyped } from './TypedQuestion.tsx';

/** A question with any number of typed answers, each on a line of its own. */
export function LinesQuestion({ item }: { item: QuestionnaireItem }) {
  const field = useField({ name: item.linkId, optional: !item.required });
  const [answers, setAnswers] = useAnswers(item.linkId);
  return (
    <GroupFrame
      id={field.id}
      label={titleOf(item)}
      error={field.error}
      optional={!item.required}
      role="group"
      aria={field.described}
    >
      <AnswerLines item={item} answers={answers} onChange={setAnswers} firstId={field.id} />
    </GroupFrame>
  );
}

type AnswerLinesProps = {
  item: QuestionnaireItem;
  answers: readonly ResponseAnswer[];
  onChange: (answers: readonly ResponseAnswer[]) => void;
  firstId: string;
  /** Where the lines begin among all answers of the question: the check counts those. */
  from?: number;
};

const nothingYet: ResponseAnswer = { valueString: '' };

/** The lines, with a way to add one and to take one away. There is always one to type into. */
export function AnswerLines({ item, answers, onChange, firstId, from = 0 }: AnswerLinesProps) {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const lines = answers.length > 0 ? answers : [nothingYet];
  const inputs = () => [...(place.current?.querySelectorAll('input') ?? [])];
  const change = (index: number, answer: ResponseAnswer) => onChange(lines.with(index, answer));
  const add = () => {
    onChange([...lines, nothingYet]);
    // The new line is there once the answers are drawn.
    requestAnimationFrame(() => inputs().at(-1)?.focus());
  };
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1));
    requestAnimationFrame(() => inputs()[Math.max(0, index - 1)]?.focus());
  };
  return (
    <Stack gap="xs" ref={place}>
      {lines.map((answer, index) => (
        <Line
          key={index}
          item={item}
          id={index === 0 ? firstId : `${firstId}-${index}`}
          name={`${item.linkId}/${from + index}`}
          label={t(questionnaireTexts.answerNumber, { number: index + 1 })}
          answer={answer}
          onChange={(next) => change(index, next)}
          onRemove={lines.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div>
        <Button look="secondary" size="sm" icon={<PlusIcon size="sm" />} onClick={add}>
          {t(questionnaireTexts.addAnother)}
        </Button>
      </div>
    </Stack>
  );
}

type LineProps = {
  item: QuestionnaireItem;
  id: string;
  name: string;
  label: string;
  answer: ResponseAnswer;
  onChange: (answer: ResponseAnswer) => void;
  onRemove: (() => void) | undefined;
};

function Line({ item, id, name, label, answer, onChange, onRemove }: LineProps) {
  const t = useWords();
  const { error } = useField({ name });
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
          <Button look="quiet" size="sm" onClick={onRemove} aria-label={`${t(questionnaireTexts.remove)}: ${text || label}`}>
            <CloseIcon size="sm" />
          </Button>
        )}
      </OneLine>
    </Stack>
  );
}

const OneLine = chakra('div', { base: { display: 'flex', gap: '2xs', alignItems: 'center' } });
