import type { Twins } from '../family-history.ts';
import type { Picture } from './condense.ts';
import type { PedigreeUnion } from './graph.ts';
import { radius } from './labels.ts';
import type { Point } from './point.ts';

/**
 * One line of a pedigree: between a couple, down from it, along brothers and sisters, down to one of them, or the bar between
 * identical twins. `of` is its union, `ends` are the people it touches.
 */
export type LayoutLine = {
  kind: 'couple' | 'descent' | 'sibship' | 'child' | 'twins';
  of: string;
  ends: string[];
  points: Point[];
  /** Came to the family by adoption. */
  isDashed: boolean;
  /** Between relatives by blood. */
  isDouble: boolean;
};

type Places = ReadonlyMap<string, Point>;

/** A line ends a little inside of a symbol, which is drawn over it: no shape leaves a gap. */
const under = 3;
/** From the line along brothers and sisters down to their symbols. */
const drop = 32;
/** A line over one person between a couple stands so much higher than that person, over two twice as much. */
const stepOver = 8;

/** The lines between people who have their places. `descents` says where the lines down from couples stand. */
export function linesOf(picture: Picture, places: Places, descents: ReadonlyMap<string, number>): LayoutLine[] {
  return picture.unions.flatMap((union) => {
    const couple = coupleLine(union, picture, places);
    const from = couple.points.length === 2 ? couple.points[0] : couple.points[1];
    const x = descents.get(union.id);
    if (from === undefined || x === undefined || union.children.length === 0) return [couple];
    return [couple, ...childLines(union, { x, y: from.y }, picture, places)];
  });
}

/** How much room the lines above a row take. */
export function lift(picture: Picture, row: number): number {
  const isOfRow = (id: string) => picture.figures.get(id)?.generation === row;
  const partners = picture.unions.flatMap((union) => union.partners).filter(isOfRow);
  const counts = [...new Set(partners)].map((id) => partners.filter((each) => each === id).length);
  // Half of somebody's partners can stand on one side; a parent's all do.
  const passed = Math.max(1, ...counts) - 1;
  return drop + stepOver * Math.max(0, passed - 1) + 6;
}

/** Straight where the two stand beside each other, else over the heads of whom stands between them. */
function coupleLine({ id, partners, related }: PedigreeUnion, picture: Picture, places: Places): LayoutLine {
  const [left, right] = partners.map((each) => placeOf(each, places)).toSorted((one, other) => one.x - other.x) as [
    Point,
    Point,
  ];
  const between = [...picture.figures.keys()].filter((each) => {
    const place = places.get(each);
    return place?.y === left.y && place.x > left.x && place.x < right.x;
  });
  const line = { kind: 'couple' as const, of: id, ends: [...partners], isDashed: false, isDouble: related !== null };
  if (between.length === 0) return { ...line, points: [neighbors(left, 1), neighbors(right, -1)] };
  const y = left.y - radius - stepOver * between.length;
  const corner = radius * 0.7;
  const shoulder = corner + (left.y - corner - y) * 0.6;
  return {
    ...line,
    points: [
      { x: left.x + corner, y: left.y - corner },
      { x: left.x + shoulder, y },
      { x: right.x - shoulder, y },
      { x: right.x - corner, y: right.y - corner },
    ],
  };
}

function childLines(union: PedigreeUnion, from: Point, picture: Picture, places: Places): LayoutLine[] {
  const { id: of, children, partners } = union;
  const groups = groupsOf(children, picture.twins);
  const top = Math.min(...children.map((child) => placeOf(child, places).y)) - radius;
  const lane = top - drop;
  const isDashed = (id: string) => picture.figures.get(id)?.adoption === 'in';
  const plain = { of, isDashed: false, isDouble: false };
  const feet = groups.map(({ members }) => middle(members.map((id) => placeOf(id, places).x)));
  const reach = [Math.min(from.x, ...feet), Math.max(from.x, ...feet)] as const;
  const along: LayoutLine[] =
    reach[1] - reach[0] < 0.5
      ? []
      : [
          {
            ...plain,
            kind: 'sibship',
            ends: [],
            points: [
              { x: reach[0], y: lane },
              { x: reach[1], y: lane },
            ],
          },
        ];
  return [
    { ...plain, kind: 'descent', ends: [...partners], points: [from, { x: from.x, y: lane }] },
    ...along,
    ...groups.flatMap(({ members, twins }, index) => {
      const foot = { x: feet[index] ?? from.x, y: lane };
      const down: LayoutLine[] = members.map((id) => ({
        ...{ kind: 'child', of, ends: [id], isDashed: isDashed(id), isDouble: false },
        points: [foot, { x: placeOf(id, places).x, y: top + under }],
      }));
      return twins?.kind === 'identical' ? [...down, barOf(down, of)] : down;
    }),
  ];
}

/** The bar between identical twins, halfway down their lines. */
function barOf(down: readonly LayoutLine[], of: string): LayoutLine {
  const halfway = (line: LayoutLine | undefined): Point => {
    const [from, to] = line?.points ?? [];
    return { x: middle([from?.x ?? 0, to?.x ?? 0]), y: middle([from?.y ?? 0, to?.y ?? 0]) };
  };
  const points = [halfway(down[0]), halfway(down.at(-1))];
  return { kind: 'twins', of, ends: down.flatMap(({ ends }) => ends), points, isDashed: false, isDouble: false };
}

function groupsOf(children: readonly string[], twins: readonly Twins[]): { members: string[]; twins?: Twins }[] {
  const done = new Set<string>();
  return children.flatMap((id) => {
    if (done.has(id)) return [];
    const group = twins.find(({ members }) => members.includes(id));
    if (!group) return [{ members: [id] }];
    const members = children.filter((child) => group.members.includes(child));
    members.forEach((member) => done.add(member));
    return [{ members, twins: group }];
  });
}

function neighbors({ x, y }: Point, side: 1 | -1): Point {
  return { x: x + side * (radius - under), y };
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function placeOf(id: string, places: Places): Point {
  const place = places.get(id);
  if (!place) throw new Error(`${id} has no place in the picture.`);
  return place;
}
