import { useState } from 'react';
import type { ItemNode } from '#domain/questionnaire.ts';
import type { QuestionnaireItem, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { useWords, type Translate } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useAnswers, useHint } from './context.ts';
import { titleOf } from './pages.ts';
import { answerOf, textOf } from './values.ts';

/** A question that is answered by typing: a number, a line or a longer text. */
export function TypedQuestion({ node }: { node: ItemNode }) {
  const t = useWords();
  const { item, key } = node;
  const [answers, setAnswers] = useAnswers(node);
  const [text, type] = useTypedAnswer(item, answers[0], (answer) => setAnswers(answer ? [answer] : []));
  const field = {
    name: key,
    label: titleOf(item),
    optional: !item.required,
    hint: [useHint(node), roomLeft(item, text, t)].filter(Boolean).join(' ') || undefined,
    value: text,
    autoComplete: 'off',
  };
  if (item.type === 'text') return <TextAreaField {...field} onChange={(event) => type(event.target.value)} />;
  return (
    <TextField
      {...field}
      {...keyboardOf(item)}
      type={inputTypeOf(item)}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** Keeps what is typed as it is typed ("1.0" on the way to "1.05"), as long as it means the answer. */
export function useTypedAnswer(
  item: QuestionnaireItem,
  answer: ResponseAnswer | undefined,
  change: (answer: ResponseAnswer | undefined) => void,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState('');
  const text = textOf(answerOf(item, typed)) === textOf(answer) ? typed : textOf(answer);
  return [
    text,
    (next) => {
      setTyped(next);
      change(next === '' ? undefined : answerOf(item, next));
    },
  ];
}

/** What the browser has a control of its own for. */
export function inputTypeOf({ type }: QuestionnaireItem): 'time' | 'datetime-local' | 'text' {
  if (type === 'dateTime') return 'datetime-local';
  // A date may be a year alone, for which browsers have no control.
  return type === 'time' ? type : 'text';
}

/** The keys that a phone should show. */
export function keyboardOf({ type }: QuestionnaireItem): { inputMode?: 'numeric' | 'decimal' | 'url' } {
  if (type === 'url') return { inputMode: 'url' };
  if (type === 'integer') return { inputMode: 'numeric' };
  return type === 'decimal' ? { inputMode: 'decimal' } : {};
}

/** How much more can be written, once it is worth a word. */
function roomLeft({ maxLength }: QuestionnaireItem, text: string, t: Translate): string | undefined {
  if (maxLength === undefined) return undefined;
  const left = maxLength - Array.from(text).length;
  if (left < 0) return t(questionnaireTexts.charactersOver, { count: -left });
  return left <= maxLength / 5 ? t(questionnaireTexts.charactersLeft, { count: left }) : undefined;
}
