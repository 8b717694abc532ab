import { isQuestion, valueOf } from './answers.ts';
import { layOut } from './enabled.ts';
import { answerAbove, type ItemNode } from './item-nodes.ts';
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
  const { nodes, enabled } = layOut(questionnaire, response.item ?? []);
  // Nothing is added to what was there, so that the items are still of their kind.
  return { ...response, item: kept(nodes, enabled) };
}

function kept(nodes: readonly ItemNode[], enabled: ReadonlySet<ItemNode>): ResponseItem[] {
  return nodes
    .filter((node) => enabled.has(node))
    .flatMap((node) => {
      const { answer: _, item: __, ...rest } = node.given ?? { linkId: node.item.linkId };
      const answer = isQuestion(node.item) ? keptAnswers(node, enabled) : [];
      const item = isQuestion(node.item) ? [] : kept(node.below, enabled);
      if (answer.length === 0 && item.length === 0) return [];
      return [{ ...rest, ...(answer.length > 0 && { answer }), ...(item.length > 0 && { item }) }];
    });
}

function keptAnswers(node: ItemNode, enabled: ReadonlySet<ItemNode>): ResponseAnswer[] {
  return node.answers.flatMap((answer, index) => {
    if (valueOf(answer) === undefined) return [];
    const { item: _, ...value } = answer;
    const below = kept(
      node.below.filter((child) => answerAbove(child) === index),
      enabled,
    );
    return [below.length > 0 ? { ...value, item: below } : value];
  });
}
