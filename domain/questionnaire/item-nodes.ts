import { isQuestion } from './answers.ts';
import type { QuestionnaireItem, ResponseAnswer, ResponseItem } from './r4.ts';

/** The way to a place: which repetition of a group, or which answer of a question, it stands in. */
export type PathStep = { linkId: string; index: number };

/**
 * A place of the form: an item of the questionnaire where it stands in a response. A group that repeats has a place for each
 * repetition, and what is asked below an answer has one for each answer.
 */
export type ItemNode = {
  item: QuestionnaireItem;
  /** Tells it from all others: the `linkId`, with the repetitions that it stands in before it. */
  key: string;
  path: readonly PathStep[];
  /** Which repetition of a group this is, and of how many; a question is never repeated, its answers are. */
  repetition: number;
  repetitions: number;
  parent: ItemNode | undefined;
  /** What the response holds here. */
  given: ResponseItem | undefined;
  answers: readonly ResponseAnswer[];
  below: readonly ItemNode[];
};

/** The places of a form, in the order in which they are read, each with those below it. */
export function itemNodesOf(
  items: readonly QuestionnaireItem[],
  given: readonly ResponseItem[],
  parent?: ItemNode,
  path: readonly PathStep[] = [],
  prefix = '',
): ItemNode[] {
  return items.flatMap((item) => {
    const there = given.filter(({ linkId }) => linkId === item.linkId);
    const make = (repetition: number, repetitions: number): ItemNode => {
      const isOneOf = item.type === 'group' && item.repeats === true;
      const key = prefix + (isOneOf ? nameOf(item.linkId, repetition) : item.linkId);
      const at = there[repetition];
      const base = { item, key, path, repetition, repetitions, parent, given: at, answers: at?.answer ?? [] };
      const placed: ItemNode = { ...base, below: [] };
      placed.below = isQuestion(item) ? belowAnswers(placed, prefix) : belowGroup(placed, isOneOf ? `${key}/` : prefix);
      return placed;
    };
    if (item.type !== 'group' || !item.repeats) return [make(0, 1)];
    const repetitions = Math.max(1, there.length);
    return Array.from({ length: repetitions }, (_, index) => make(index, repetitions));
  });
}

/** A place and all below it, in the order in which they are read. */
export function withAllBelow(nodes: readonly ItemNode[]): ItemNode[] {
  return nodes.flatMap((node) => [node, ...withAllBelow(node.below)]);
}

/** Which of the answers above a place stands below; undefined at the top of a group. */
export function answerAbove({ path, parent }: ItemNode): number | undefined {
  return parent && isQuestion(parent.item) && path.length > parent.path.length ? path.at(-1)?.index : undefined;
}

function belowGroup(node: ItemNode, prefix: string): ItemNode[] {
  const { item, path, repetition, given } = node;
  return itemNodesOf(item.item ?? [], given?.item ?? [], node, [...path, step(item, repetition)], prefix);
}

/** What is asked below a question waits for an answer to it; what is only to be read does not. */
function belowAnswers(node: ItemNode, prefix: string): ItemNode[] {
  const { item, path, answers } = node;
  const read = (item.item ?? []).filter(({ type }) => type === 'display');
  const asked = (item.item ?? []).filter(({ type }) => type !== 'display');
  if (asked.length === 0) return itemNodesOf(read, [], node, path, prefix);
  return [
    ...itemNodesOf(read, [], node, path, prefix),
    ...answers.flatMap((answer, index) =>
      itemNodesOf(
        asked,
        answer.item ?? [],
        node,
        [...path, step(item, index)],
        item.repeats ? `${prefix}${nameOf(item.linkId, index)}/` : prefix,
      ),
    ),
  ];
}

function nameOf(linkId: string, index: number): string {
  return `${linkId}[${index}]`;
}

function step({ linkId }: QuestionnaireItem, index: number): PathStep {
  return { linkId, index };
}
