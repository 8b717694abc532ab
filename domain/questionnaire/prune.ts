import type { Questionnaire, QuestionnaireResponse, ResponseAnswer, ResponseItem } from '../fhir.ts';
import { valueOf } from './answers.ts';
import { enabledItems } from './enabled.ts';

/**
 * The response as it is to be submitted: without answers to questions that are not asked (FHIR: a disabled item has no
 * answer), without answers that say nothing, and without items that hold neither an answer nor anything below.
 */
export function withoutDisabled(
  questionnaire: Pick<Questionnaire, 'item'>,
  response: QuestionnaireResponse,
): QuestionnaireResponse {
  const enabled = enabledItems(questionnaire, response.item);
  return { ...response, item: prune(response.item, enabled) };
}

function prune(items: readonly ResponseItem[], enabled: ReadonlySet<string>): ResponseItem[] {
  return items.flatMap((item) => {
    if (!enabled.has(item.linkId)) return [];
    const { answer = [], item: below = [], ...rest } = item;
    const kept = answer.filter((one) => valueOf(one) !== undefined).map((one) => pruneAnswer(one, enabled));
    const children = prune(below, enabled);
    if (kept.length === 0 && children.length === 0) return [];
    return [{ ...rest, ...(kept.length > 0 && { answer: kept }), ...(children.length > 0 && { item: children }) }];
  });
}

function pruneAnswer({ item, ...value }: ResponseAnswer, enabled: ReadonlySet<string>): ResponseAnswer {
  const children = prune(item ?? [], enabled);
  return children.length > 0 ? { ...value, item: children } : value;
}
