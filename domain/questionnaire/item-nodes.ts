import { isQuestion } from './answers.ts';
import type { QuestionnaireItem, ResponseAnswer, ResponseItem } from './r4.ts';

/** The way to a place: which repetition of a group, or which answer of a question, it stands in. */
export type Step = { linkId: string; index: number };

/**
 * A place of the form: an item of the questionnaire where it stands in a response. A group that repeats has a place for each
 * repetition, and what is asked below an answer has one for each answer.
 */
export type Place = {
  item: QuestionnaireItem;
  /** Tells it from all others: the `linkId`, with the repetitions that it stands in before it. */
  key: string;
  path: readonly Step[];
  /** Which repetition of a group this is, and of how many; a question is never repeated, its answers are. */
  repetition: number;
  repetitions: number;
  parent: Place | undefined;
  /** What the response holds here. */
  given: ResponseItem | undefined;
  answers: readonly ResponseAnswer[];
  below: readonly Place[];
};

/** The places of a form, in the order in which they are read, each with those below it. */
export function placesOf(
  items: readonly QuestionnaireItem[],
  given: readonly ResponseItem[],
  parent?: Place,
  path: readonly Step[] = [],
  prefix = '',
): Place[] {
  return items.flatMap((item) => {
    const there = given.filter(({ linkId }) => linkId === item.linkId);
    const make = (repetition: number, repetitions: number): Place => {
      const isOneOf = item.type === 'group' && item.repeats === true;
      const key = prefix + (isOneOf ? nameOf(item.linkId, repetition) : item.linkId);
      const at = there[repetition];
      const place = { item, key, path, repetition, repetitions, parent, given: at, answers: at?.answer ?? [] };
      const placed: Place = { ...place, below: [] };
      placed.below = isQuestion(item) ? belowAnswers(placed, prefix) : belowGroup(placed, isOneOf ? `${key}/` : prefix);
      return placed;
    };
    if (item.type !== 'group' || !item.repeats) return [make(0, 1)];
    const repetitions = Math.max(1, there.length);
    return Array.from({ length: repetitions }, (_, index) => make(index, repetitions));
  });
}

/** A place and all below it, in the order in which they are read. */
export function withAllBelow(places: readonly Place[]): Place[] {
  return places.flatMap((place) => [place, ...withAllBelow(place.below)]);
}

/** Which of the answers above a place stands below; undefined at the top of a group. */
export function answerAbove({ path, parent }: Place): number | undefined {
  return parent && isQuestion(parent.item) && path.length > parent.path.length ? path.at(-1)?.index : undefined;
}

function belowGroup(place: Place, prefix: string): Place[] {
  const { item, path, repetition, given } = place;
  return placesOf(item.item ?? [], given?.item ?? [], place, [...path, step(item, repetition)], prefix);
}

/** What is asked below a question waits for an answer to it; what is only to be read does not. */
function belowAnswers(place: Place, prefix: string): Place[] {
  const { item, path, answers } = place;
  const read = (item.item ?? []).filter(({ type }) => type === 'display');
  const asked = (item.item ?? []).filter(({ type }) => type !== 'display');
  if (asked.length === 0) return placesOf(read, [], place, path, prefix);
  return [
    ...placesOf(read, [], place, path, prefix),
    ...answers.flatMap((answer, index) =>
      placesOf(
        asked,
        answer.item ?? [],
        place,
        [...path, step(item, index)],
        item.repeats ? `${prefix}${nameOf(item.linkId, index)}/` : prefix,
      ),
    ),
  ];
}

function nameOf(linkId: string, index: number): string {
  return `${linkId}[${index}]`;
}

function step({ linkId }: QuestionnaireItem, index: number): Step {
  return { linkId, index };
}
