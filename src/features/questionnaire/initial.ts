import { isQuestion, isThisOption, type ItemNode } from '#domain/questionnaire.ts';
import type { QuestionnaireItem, ResponseAnswer, ResponseItem } from '#domain/questionnaire/r4.ts';
import { answerProblem } from '#domain/questionnaire/values.ts';
import { answerOfOption } from './values.ts';

/** The values that a questionnaire begins with, as the items of a response. One that does not fit its question is none. */
export function initialItems(items: readonly QuestionnaireItem[]): ResponseItem[] {
  return items.flatMap((item): ResponseItem[] => {
    const { linkId, item: below = [] } = item;
    if (!isQuestion(item)) {
      const within = initialItems(below);
      return within.length > 0 ? [{ linkId, item: within }] : [];
    }
    const answer = initialAnswers(item).map((one) => withInitialBelow(item, one));
    return answer.length > 0 ? [{ linkId, answer }] : [];
  });
}

/** An answer with what the questions below it begin with. */
export function withInitialBelow({ item: below = [] }: QuestionnaireItem, answer: ResponseAnswer): ResponseAnswer {
  const item = initialItems(below);
  return item.length > 0 ? { ...answer, item } : answer;
}

/** Whether the answers at a place are those that its question begins with: nobody has chosen others yet. */
export function isInitial({ item, answers }: Pick<ItemNode, 'item' | 'answers'>): boolean {
  const begun = initialAnswers(item);
  return (
    answers.length > 0 &&
    answers.length === begun.length &&
    answers.every((answer) => begun.some((one) => isThisOption(one, answer)))
  );
}

function initialAnswers(item: QuestionnaireItem): ResponseAnswer[] {
  const chosen = (item.answerOption ?? []).filter(({ initialSelected }) => initialSelected);
  const answers = [...(item.initial ?? []), ...chosen].map(answerOfOption);
  const fitting = answers.filter((answer) => answerProblem(item, answer) === undefined);
  return item.repeats ? fitting : fitting.slice(0, 1);
}
