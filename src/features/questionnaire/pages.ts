import { isQuestion, type Form, type ItemNode } from '#domain/questionnaire.ts';
import type { Questionnaire, QuestionnaireItem } from '#domain/questionnaire/r4.ts';
import { isShown, shownIn } from './support.ts';

/** One page: a group of the questionnaire, or the questions that stand beside the groups. `id` goes into the address. */
export type Page = { id: string; title: string; nodes: readonly ItemNode[] };

/** The pages of a questionnaire, as far as there is something to see on them. */
export function pagesOf(questionnaire: Questionnaire, form: Form): Page[] {
  const pages: (Page & { nodes: ItemNode[] })[] = [];
  let loose: ItemNode[] | undefined;
  for (const node of form.nodes.filter((one) => isShown(one, form))) {
    const { item, below } = node;
    if (item.type !== 'group') {
      if (loose) loose.push(node);
      else pages.push({ id: item.linkId, title: questionnaire.title ?? titleOf(item), nodes: (loose = [node]) });
      continue;
    }
    loose = undefined;
    const same = pages.find(({ id }) => id === item.linkId);
    if (same) same.nodes.push(node);
    else pages.push({ id: item.linkId, title: titleOf(item), nodes: item.repeats ? [node] : [...below] });
  }
  return pages.filter(({ nodes }) => shownIn(nodes, form).some(({ item }) => item.type !== 'group'));
}

/** All questions to be seen on a page, those in groups and below answers among them. */
export function questionsOf(page: Page, form: Form): ItemNode[] {
  return shownIn(page.nodes, form).filter(({ item }) => isQuestion(item));
}

/** What an item says, with its number before it. */
export function titleOf({ prefix, text, linkId }: Pick<QuestionnaireItem, 'prefix' | 'text' | 'linkId'>): string {
  return [prefix, text ?? linkId].filter(Boolean).join(' ');
}

/** The same with the repetitions that it stands in, where there is more than one: “Sister 2: How old is she?” */
export function titleWithin({ item, parent }: ItemNode): string {
  const within: string[] = [];
  for (let above = parent; above; above = above.parent) {
    if (above.repetitions > 1) within.unshift(`${titleOf(above.item)} ${above.repetition + 1}`);
  }
  return [...within, titleOf(item)].join(': ');
}
