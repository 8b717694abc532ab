import { lineHeight, radius, type Label } from '#domain/pedigree/labels.ts';
import { arrowDrop, type Layout } from '#domain/pedigree/layout.ts';
import type { Point } from '#domain/pedigree/point.ts';
import type { LayoutLine } from '#domain/pedigree/lines.ts';

export type Segment = { from: Point; to: Point; line: LayoutLine };

export function segmentsOf({ lines }: Layout): Segment[] {
  return lines.flatMap((line) =>
    line.points.slice(1).map((to, index) => ({ from: line.points[index] ?? to, to, line })),
  );
}

/** The pairs of lines that cross or lie on each other; lines of one couple and their children meet, which is no crossing. */
export function crossings(layout: Layout): string[] {
  const segments = segmentsOf(layout);
  return segments.flatMap((one, index) =>
    segments
      .slice(index + 1)
      .filter((other) => one.line.of !== other.line.of && meet(one, other))
      .filter((other) => !sharesPerson(one.line, other.line))
      .map((other) => `${one.line.kind} of ${one.line.of} with ${other.line.kind} of ${other.line.of}`),
  );
}

/** The lines of others that touch somebody's symbol. */
export function crossedSymbols(layout: Layout, radius: number): string[] {
  return segmentsOf(layout).flatMap(({ from, to, line }) =>
    [...layout.places]
      .filter(([id, place]) => !line.ends.includes(id) && distance(place, from, to) < radius)
      .map(([id]) => `${line.kind} of ${line.of} touches ${id}`),
  );
}

/** The lines that run through somebody's words, or so close to them that they can't be told apart. */
export function crossedWords(layout: Layout, labels: ReadonlyMap<string, Label>, room = 2): string[] {
  const segments = segmentsOf(layout);
  return [...layout.places].flatMap(([id, place]) => {
    const { lines, half } = labels.get(id) ?? { lines: [], half: 0 };
    if (lines.length === 0) return [];
    const [left, right] = [place.x - half - room, place.x + half + room];
    const [top, bottom] = [
      place.y + radius + room,
      place.y + radius + 6 + lines.length * lineHeight + (id === 'self' ? arrowDrop : 0),
    ];
    return segments
      .filter(({ from, to }) => Math.max(from.x, to.x) > left && Math.min(from.x, to.x) < right)
      .filter(({ from, to }) => Math.max(from.y, to.y) > top && Math.min(from.y, to.y) < bottom)
      .map(({ line }) => `${line.kind} of ${line.of} runs through the words of ${id}`);
  });
}

/** Who can be reached from somebody along lines: through couples, and from them to their children. */
export function reachedFrom(id: string, { lines }: Layout): Set<string> {
  const unions = Map.groupBy(lines, ({ of }) => of);
  const reached = new Set([id]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const group of unions.values()) {
      const people = group.flatMap(({ ends }) => ends);
      if (people.some((each) => reached.has(each))) people.forEach((each) => reached.add(each));
    }
  }
  return reached;
}

/** Lines that end at the same person meet there. */
function sharesPerson(one: LayoutLine, other: LayoutLine): boolean {
  return one.kind !== 'descent' && other.kind !== 'descent' && one.ends.some((id) => other.ends.includes(id));
}

function meet(one: Segment, other: Segment): boolean {
  const reach = 0.4;
  return (
    distance(one.from, other.from, other.to) < reach ||
    distance(one.to, other.from, other.to) < reach ||
    distance(other.from, one.from, one.to) < reach ||
    distance(other.to, one.from, one.to) < reach ||
    (side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0)
  );
}

function side({ from, to }: { from: Point; to: Point }, point: Point): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}
