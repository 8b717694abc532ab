import type { Picture } from './condense.ts';
import { radius, type Label } from './labels.ts';
import type { Point } from './point.ts';
import type { LayoutLine } from './lines.ts';
import { widthOf } from './measure.ts';
import { line, words, type Primitive } from './primitives.ts';
import { shortTexts, type Saying } from './words.ts';
import { parentsUnion } from './people.ts';

/** Half of the space within a double line. */
const apart = 2.5;

/** A line of the layout as it is drawn: double between relatives by blood, dashed to who came by adoption. */
export function drawnLine(each: LayoutLine, picture: Picture, saying: Saying): Primitive[] {
  const width = 1.5;
  const segments = each.points.slice(1).map((to, index) => [each.points[index] ?? to, to] as const);
  if (each.isDouble) {
    return segments
      .flatMap(([from, to]) =>
        [-apart, apart].map((by) => line({ ...from, y: from.y + by }, { ...to, y: to.y + by }, width)),
      )
      .concat(howRelated(each, picture, saying));
  }
  if (each.kind === 'descent') segments.splice(0, 1, ...belowDouble(segments[0], each, picture));
  const marks = each.kind === 'child' ? unknownTwins(each, picture) : [];
  return [...segments.map(([from, to]) => line(from, to, width, each.isDashed)), ...marks];
}

/** From a double line, the line down begins at the lower of the two. */
function belowDouble(first: readonly [Point, Point] | undefined, { of }: LayoutLine, { unions }: Picture) {
  if (!first) return [];
  const isDouble = unions.some(({ id, related }) => id === of && related !== null);
  return [[{ ...first[0], y: first[0].y + (isDouble ? apart : 0) }, first[1]] as const];
}

function howRelated({ of, points }: LayoutLine, { unions }: Picture, { locale }: Saying): Primitive[] {
  const related = unions.find(({ id }) => id === of)?.related;
  const [from, to] = [points[0], points.at(-1)];
  if (!related || !from || !to) return [];
  return [words(shortTexts[related][locale], { x: (from.x + to.x) / 2, y: from.y - 8 }, { size: 11 })];
}

/** The question mark between twins of whom nobody knows whether they are identical; drawn once, with the first. */
function unknownTwins({ points, ends }: LayoutLine, { twins }: Picture): Primitive[] {
  const group = twins.find(({ members }) => members.includes(ends[0] ?? ''));
  const [apex, foot] = points;
  if (group?.kind !== 'unknown' || !apex || !foot || foot.x >= apex.x || group.members.length > 2) return [];
  return [words('?', { x: apex.x, y: foot.y - 4 }, { size: 15, isBold: true })];
}

/** Between parents who are related there must be room for the words that say how. */
export function spreadOf({ unions }: Picture, labels: ReadonlyMap<string, Label>, { locale }: Saying): number {
  const union = unions.find(({ id }) => id === parentsUnion);
  if (!union?.related) return 0;
  const [first, second] = union.partners.map((id) => (labels.get(id)?.half ?? radius) - radius);
  const there = (first ?? 0) + (second ?? 0) + 22;
  return Math.max(0, (widthOf(shortTexts[union.related][locale], 11) + 16 - there) / 2);
}
