import { valueOf } from './answers.ts';
import type { ItemNode } from './item-nodes.ts';
import type { ResponseAnswer } from './r4.ts';
import { isThisOption } from './values.ts';

type AnsweredItem = Pick<ItemNode, 'item' | 'answers'>;

/** The answers of a choice that are none of its options: own words, typed or still empty. None where there are no options. */
export function ownAnswers({ item, answers }: AnsweredItem): ResponseAnswer[] {
  const { type, answerOption = [] } = item;
  if (type !== 'open-choice' || answerOption.length === 0) return [];
  return answers.filter((answer) => !answerOption.some((option) => isThisOption(option, answer)));
}

/** Whether own words were chosen and none are written. An empty line beside a written one is no answer, and no fault. */
export function hasEmptyOwnWords(node: AnsweredItem): boolean {
  const own = ownAnswers(node);
  return own.length > 0 && own.every((answer) => valueOf(answer) === undefined);
}
