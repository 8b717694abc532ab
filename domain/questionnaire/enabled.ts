import { isQuestion, valueOf } from './answers.ts';
import { compare } from './compare.ts';
import { answerAbove, itemNodesOf, withAllBelow, type ItemNode } from './item-nodes.ts';
import type { EnableWhen, Questionnaire, ResponseAnswer, ResponseItem } from './r4.ts';

/** The form as a response fills it: all its places in the order in which they are read, and those that are asked. */
export type Form = { nodes: readonly ItemNode[]; all: readonly ItemNode[]; enabled: ReadonlySet<ItemNode> };

/** Lays out a questionnaire over the answers so far. */
export function layOut({ item = [] }: Pick<Questionnaire, 'item'>, response: readonly ResponseItem[]): Form {
  const nodes = itemNodesOf(item, response);
  const all = withAllBelow(nodes);
  return { nodes, all, enabled: enabledNodes(all) };
}

/** The `linkId`s of the items that are asked somewhere, given the answers so far. */
export function enabledItems(
  questionnaire: Pick<Questionnaire, 'item'>,
  response: readonly ResponseItem[],
): Set<string> {
  return new Set([...layOut(questionnaire, response).enabled].map(({ item }) => item.linkId));
}

/**
 * The places that are asked. A disabled one disables everything below it, and an answer to a disabled question counts as
 * not given, so that a chain of conditions falls as a whole.
 */
function enabledNodes(all: readonly ItemNode[]): Set<ItemNode> {
  const order = new Map(all.map((node, index) => [node, index]));
  const occurrences = Map.groupBy(all.filter(isBelowAnswers), ({ item }) => item.linkId);
  const known = new Map<ItemNode, boolean>();

  function isEnabled(node: ItemNode): boolean {
    const seen = known.get(node);
    if (seen !== undefined) return seen;
    // Conditions that go round in a circle (a fault of the questionnaire) find the place enabled rather than no end.
    known.set(node, true);
    const enabled = (node.parent === undefined || isEnabled(node.parent)) && isWanted(node) && conditionsHold(node);
    known.set(node, enabled);
    return enabled;
  }

  function conditionsHold(node: ItemNode): boolean {
    const { enableWhen = [], enableBehavior = 'all' } = node.item;
    if (enableWhen.length === 0) return true;
    const holds = (condition: EnableWhen): boolean => {
      const question = nearest(node, condition.question);
      return conditionHolds(condition, question && isEnabled(question) ? given(question) : []);
    };
    return enableBehavior === 'any' ? enableWhen.some(holds) : enableWhen.every(holds);
  }

  /**
   * R4 takes the nearest of a question’s places: of those in the same repetitions as the condition, the last one before it,
   * otherwise the first one after it.
   */
  function nearest(from: ItemNode, linkId: string): ItemNode | undefined {
    const here = order.get(from) ?? 0;
    const near = (occurrences.get(linkId) ?? []).filter((node) => isInSameRepetition(from, node));
    return near.findLast((node) => (order.get(node) ?? 0) < here) ?? near.find((node) => node !== from);
  }

  return new Set(all.filter(isEnabled));
}

/** The steps that both have to take are the same repetitions. */
function isInSameRepetition({ path }: ItemNode, other: ItemNode): boolean {
  const parting = path.findIndex(({ linkId }, index) => other.path[index]?.linkId !== linkId);
  return path.slice(0, parting < 0 ? path.length : parting).every(({ index }, at) => other.path[at]?.index === index);
}

/** Whether every answer that a place stands below says something: below one that says nothing there is nothing to find. */
function isBelowAnswers(node: ItemNode): boolean {
  return isWanted(node) && (node.parent === undefined || isBelowAnswers(node.parent));
}

/** What stands below an answer is asked once that says something. */
function isWanted(node: ItemNode): boolean {
  const above = answerAbove(node);
  if (above === undefined) return true;
  const answer = node.parent?.answers[above];
  return answer !== undefined && valueOf(answer) !== undefined;
}

function given({ item, answers }: ItemNode): ResponseAnswer[] {
  return isQuestion(item) ? answers.filter((answer) => valueOf(answer) !== undefined) : [];
}

/**
 * One condition on the answers of its question, after https://hl7.org/fhir/R4/valueset-questionnaire-enable-operator.html:
 * `=`, `>`, `<`, `>=` and `<=` want at least one answer that fits; `!=` wants none that is equal, so it holds without any.
 */
function conditionHolds(condition: EnableWhen, answers: readonly ResponseAnswer[]): boolean {
  if (condition.operator === 'exists') return answers.length > 0 === (condition.answerBoolean ?? true);
  const isEqual = (answer: ResponseAnswer): boolean => compare(answer, condition) === 0;
  const fits = (test: (order: number) => boolean): boolean =>
    answers.some((answer) => {
      const order = compare(answer, condition);
      return order !== undefined && test(order);
    });
  switch (condition.operator) {
    case '=':
      return answers.some(isEqual);
    case '!=':
      return !answers.some(isEqual);
    case '>':
      return fits((order) => order > 0);
    case '<':
      return fits((order) => order < 0);
    case '>=':
      return fits((order) => order >= 0);
    case '<=':
      return fits((order) => order <= 0);
    default:
      // An operator that R4 does not have says nothing that could hold.
      return false;
  }
}
