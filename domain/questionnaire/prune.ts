import { isQuestion, valueOf } from './answers.ts';
import { layOut } from './enabled.ts';
import { answerAbove, type Place } from './item-nodes.ts';
import type { Questionnaire, ResponseAnswer, ResponseItem } from './r4.ts';

/**
 * The items as they are to be submitted: without answers to questions that are not asked (FHIR: a disabled item has no
 * answer), without answers that say nothing, without items that hold neither an answer nor anything below, and in the
 * order of the questionnaire.
 */
export function withoutDisabled<Item extends ResponseItem, Response extends { item?: Item[] }>(
  questionnaire: Pick<Questionnaire, 'item'>,
  response: Response,
): Response {
  const { places, enabled } = layOut(questionnaire, response.item ?? []);
  // Nothing is added to what was there, so that the items are still of their kind.
  return { ...response, item: kept(places, enabled) };
}

function kept(places: readonly Place[], enabled: ReadonlySet<Place>): ResponseItem[] {
  return places
    .filter((place) => enabled.has(place))
    .flatMap((place) => {
      const { answer: _, item: __, ...rest } = place.given ?? { linkId: place.item.linkId };
      const answer = isQuestion(place.item) ? keptAnswers(place, enabled) : [];
      const item = isQuestion(place.item) ? [] : kept(place.below, enabled);
      if (answer.length === 0 && item.length === 0) return [];
      return [{ ...rest, ...(answer.length > 0 && { answer }), ...(item.length > 0 && { item }) }];
    });
}

function keptAnswers(place: Place, enabled: ReadonlySet<Place>): ResponseAnswer[] {
  return place.answers.flatMap((answer, index) => {
    if (valueOf(answer) === undefined) return [];
    const { item: _, ...value } = answer;
    const below = kept(
      place.below.filter((child) => answerAbove(child) === index),
      enabled,
    );
    return [below.length > 0 ? { ...value, item: below } : value];
  });
}
