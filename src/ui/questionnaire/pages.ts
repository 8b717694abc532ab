import type { Questionnaire, QuestionnaireItem } from '../../../domain/fhir.ts';
import { allItems } from '../../../domain/questionnaire.ts';

/** One page: a group of the questionnaire, or the questions that stand beside the groups. `id` goes into the address. */
export type Page = { id: string; title: string; items: readonly QuestionnaireItem[] };

/** The pages of a questionnaire, as far as something is asked on them. */
export function pagesOf(questionnaire: Questionnaire, enabled: ReadonlySet<string>): Page[] {
  const pages: Page[] = [];
  let loose: QuestionnaireItem[] = [];
  for (const item of questionnaire.item.filter(({ linkId }) => enabled.has(linkId))) {
    if (item.type === 'group') {
      loose = [];
      pages.push({ id: item.linkId, title: titleOf(item), items: item.item ?? [] });
    } else {
      loose.push(item);
      if (loose.length === 1) pages.push({ id: item.linkId, title: questionnaire.title, items: loose });
    }
  }
  return pages;
}

/** All questions of a page, those in groups below among them. */
export function questionsOf(page: Page): QuestionnaireItem[] {
  return allItems({ item: [...page.items] }).filter(({ type }) => type !== 'group' && type !== 'display');
}

/** What an item says, with its number before it. */
export function titleOf({ prefix, text, linkId }: QuestionnaireItem): string {
  return [prefix, text ?? linkId].filter(Boolean).join(' ');
}
