import { isSupported, problemsOn, valueOf, type Form, type ItemNode } from '#domain/questionnaire.ts';
import { ownAnswers } from '#domain/questionnaire/own-words.ts';
import type { Words } from '#domain/words.ts';
import { lineName } from './names.ts';
import { titleWithin, type Page } from './pages.ts';
import { isLines, shownIn } from './support.ts';

/**
 * A problem by the name of its field: the key of the place, with `/index` for one of several answers. The same sentence
 * fits many questions, so `question` says which one it is.
 */
export type AnswerProblem = { name: string; node: ItemNode; question: string; message: Words };

/** What keeps the answers of a page from being sent, in the order of its questions. */
export function pageProblems(page: Page, form: Form): AnswerProblem[] {
  // What can't be seen can't be mended, and must not keep anybody.
  const seen = new Set(shownIn(page.nodes, form));
  return problemsOn(form)
    .filter(({ node }) => seen.has(node) && isSupported(node.item))
    .map(({ node, answer, isOwnWords, message }) => ({
      name: isOwnWords ? ownWordsName(node) : nameOf(node, answer),
      node,
      question: titleWithin(node),
      message,
    }));
}

/** The check counts only the answers that say something; the fields count all lines. */
function nameOf({ key, item, answers }: ItemNode, index: number | undefined): string {
  if (index === undefined) return isLines(item) ? lineName(key, 0) : key;
  const lines = answers.flatMap((answer, line) => (valueOf(answer) === undefined ? [] : [line]));
  return lineName(key, lines[index] ?? 0);
}

/** The first line of the own words: their lines are counted after the options that are chosen. */
function ownWordsName(node: ItemNode): string {
  return lineName(node.key, node.answers.length - ownAnswers(node).length);
}
