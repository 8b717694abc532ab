import { walkInDepth, type Edge } from './order.ts';
import type { Arrow, Box, Door } from './types.ts';
import type { Way } from './ways.ts';

/** From as many boxes on, a place is no longer led to by arrows: the ways there are written on the boxes. */
const manyWaysIn = 4;

/** `isDoor`: it is a door in any case. */
type Drawn = Edge & { branches: readonly string[]; isInherited: boolean; isDoor?: boolean };

/** The ways between the same two boxes as one. */
export function mergeWays(ways: readonly Way[]): readonly Drawn[] {
  const arrows = ways.filter((way) => way.kind === 'arrow');
  const reached = new Set(arrows.filter(({ isChosen }) => !isChosen).map(({ to }) => to));
  return [...Map.groupBy(arrows, ({ from, to }) => `${from} → ${to}`).values()].flatMap((same) => {
    const [first] = same;
    const branches = [...new Set(same.map(({ branch }) => branch.id))];
    if (!first) return [];
    const isDoor = same.every(({ isChosen }) => isChosen) && reached.has(first.to);
    return [{ from: first.from, to: first.to, branches, isInherited: false, isDoor }];
  });
}

/** Where one comes next without an arrow: from a group to where it begins, from a choice to each of its places. */
export function impliedEdges(boxes: readonly Pick<Box, 'id' | 'parent' | 'isInitial' | 'isParallel' | 'kind'>[]) {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return boxes.flatMap((box): Edge[] => {
    const parent = box.parent === undefined ? undefined : byId.get(box.parent);
    if (!parent) return [];
    return parent.kind === 'choice' || parent.isParallel || box.isInitial ? [{ from: parent.id, to: box.id }] : [];
  });
}

/**
 * What is drawn as an arrow, and what is written on a box as a door. A place with many ways in keeps the first one, unless the
 * flow ends there.
 */
export function arrowsAndDoors(
  boxes: readonly Pick<Box, 'id' | 'parent' | 'isInitial' | 'isParallel' | 'kind'>[],
  drawn: readonly Drawn[],
): { arrows: readonly Arrow[]; doors: ReadonlyMap<string, readonly Door[]> } {
  const implied = impliedEdges(boxes);
  const starts = [...boxes.filter(({ isInitial, parent }) => isInitial && parent === undefined), ...boxes];
  const { backward, first } = walkInDepth(
    starts.map(({ id }) => id),
    [...implied, ...drawn],
  );
  const waysIn = Map.groupBy(drawn, ({ to }) => to);
  const ends = new Set(boxes.filter(({ kind }) => kind === 'final').map(({ id }) => id));
  const isDoor = (each: Drawn) =>
    each.isDoor ||
    ((waysIn.get(each.to) ?? []).length >= manyWaysIn && (ends.has(each.to) || keptWay(each.to) !== each));
  const keptWay = (to: string) => {
    const walked = first.get(to);
    const ways = (waysIn.get(to) ?? []).filter(({ isDoor: isAlways }) => !isAlways);
    return ways.find((way) => way === walked) ?? ways.find((way) => !backward.has(way)) ?? ways[0];
  };
  const doors = Map.groupBy(drawn.filter(isDoor), ({ from }) => from);
  return {
    arrows: shareBack(
      drawn.filter((each) => !isDoor(each)),
      backward,
      boxes,
    ),
    doors: new Map([...doors].map(([from, list]) => [from, list.map(({ to, branches }) => ({ to, branches }))])),
  };
}

/** Two arrows between the same two boxes are one: the one that leads on, and the way back. A group counts as what is in it. */
function shareBack(
  drawn: readonly Drawn[],
  backward: ReadonlySet<Edge>,
  boxes: readonly Pick<Box, 'id' | 'parent'>[],
): readonly Arrow[] {
  const parentOf = new Map(boxes.map(({ id, parent }) => [id, parent]));
  const isIn = (id: string, group: string): boolean => {
    const parent = parentOf.get(id);
    return id === group || (parent !== undefined && isIn(parent, group));
  };
  const meet = (one: string, other: string) => isIn(one, other) || isIn(other, one);
  const leadsOn = drawn.filter((each) => !backward.has(each));
  const returns = new Map(
    drawn
      .filter((each) => backward.has(each) && !each.isInherited)
      .map((each) => [each, leadsOn.find(({ from, to }) => meet(from, each.to) && meet(to, each.from))]),
  );
  const taken = new Set<Drawn>();
  const backOf = new Map<Drawn, Drawn>();
  for (const [back, partner] of returns) {
    if (!partner || backOf.has(partner)) continue;
    backOf.set(partner, back);
    taken.add(back);
  }
  return drawn
    .filter((each) => !taken.has(each))
    .map((each) => ({
      id: `${each.from} → ${each.to}`,
      from: each.from,
      to: each.to,
      forth: each.isInherited ? [] : each.branches,
      back: backOf.get(each)?.branches ?? [],
      inherited: each.isInherited ? each.branches : [],
      isBackward: backward.has(each),
    }));
}
