import { createContext, use } from 'react';
import { occursWords, type Form, type ItemNode } from '#domain/questionnaire.ts';
import { compiled } from '#domain/questionnaire/pattern.ts';
import type { ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { formatOf, patternOf } from '#domain/questionnaire/text-limits.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { hintOf, isLines } from './support.ts';

/** What the questions of a page need: what is asked and answered so far, and how to answer. */
export type QuestionnaireState = {
  form: Form;
  answer: (node: ItemNode, answers: readonly ResponseAnswer[]) => void;
  /** One more of a group that repeats. */
  add: (node: ItemNode) => void;
  remove: (node: ItemNode) => void;
};

export const QuestionnaireContext = createContext<QuestionnaireState | null>(null);

export function useQuestionnaireState(): QuestionnaireState {
  const asking = use(QuestionnaireContext);
  if (!asking) throw new Error('A question stands outside a questionnaire: put it into <QuestionnairePage>.');
  return asking;
}

/** The answers at a place, and their setter. */
export function useAnswers(node: ItemNode) {
  const { answer } = useQuestionnaireState();
  return [node.answers, (next: readonly ResponseAnswer[]) => answer(node, next)] as const;
}

/** What helps with the question at a place: its own help, and what is asked of its answers. */
export function useHint(node: ItemNode): string | undefined {
  const t = useWords();
  const { form } = useQuestionnaireState();
  const { item } = node;
  const [several, format, pattern] = [occursWords(item), formatOf(item), patternOf(item)];
  const hints = [
    hintOf(node, form),
    item.type === 'date' && t(isLines(item) ? questionnaireTexts.partialDateLine : questionnaireTexts.partialDate),
    several && t(several),
    format !== undefined && t(questionnaireTexts.form, { format }),
    pattern !== undefined && !compiled(pattern) && t(questionnaireTexts.notChecked),
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}
