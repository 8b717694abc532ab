import { isQuestion, type Form, type Place } from '#domain/questionnaire.ts';
import type { Questionnaire, QuestionnaireItem } from '#domain/questionnaire/r4.ts';
import { isShown, shownIn } from './support.ts';

/** One page: a group of the questionnaire, or the questions that stand beside the groups. `id` goes into the address. */
export type Page = { id: string; title: string; places: readonly Place[] };

/** The pages of a questionnaire, as far as there is something to see on them. */
export function pagesOf(questionnaire: Questionnaire, form: Form): Page[] {
  const pages: (Page & { places: Place[] })[] = [];
  let loose: Place[] | undefined;
  for (const place of form.places.filter((one) => isShown(one, form))) {
    const { item, below } = place;
    if (item.type !== 'group') {
      if (loose) loose.push(place);
      else pages.push({ id: item.linkId, title: questionnaire.title ?? titleOf(item), places: (loose = [place]) });
      continue;
    }
    loose = undefined;
    const same = pages.find(({ id }) => id === item.linkId);
    if (same) same.places.push(place);
    else pages.push({ id: item.linkId, title: titleOf(item), places: item.repeats ? [place] : [...below] });
  }
  return pages.filter(({ places }) => shownIn(places, form).some(({ item }) => item.type !== 'group'));
}

/** All questions to be seen on a page, those in groups and below answers among them. */
export function questionsOf(page: Page, form: Form): Place[] {
  return shownIn(page.places, form).filter(({ item }) => isQuestion(item));
}

/** What an item says, with its number before it. */
export function titleOf({ prefix, text, linkId }: Pick<QuestionnaireItem, 'prefix' | 'text' | 'linkId'>): string {
  return [prefix, text ?? linkId].filter(Boolean).join(' ');
}

/** The same with the repetitions that it stands in, where there is more than one: “Sister 2: How old is she?” */
export function titleWithin({ item, parent }: Place): string {
  const within: string[] = [];
  for (let above = parent; above; above = above.parent) {
    if (above.repetitions > 1) within.unshift(`${titleOf(above.item)} ${above.repetition + 1}`);
  }
  return [...within, titleOf(item)].join(': ');
}
