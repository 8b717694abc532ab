import type { MachineGraph } from '#machines/graph/types.ts';
import { alikeGroups } from './alike.ts';
import { picture } from './picture.ts';
import { mayBeOpen } from './choices.ts';
import { scopeOf, type Scope } from './scope.ts';
import type { FlowPicture } from './types.ts';

/** What a told picture may hold, to be read at once. */
export const mostArrows = 35;
const mostBoxes = 20;

/** How much of a picture is drawn. */
export type Fullness = {
  /** Whether the places that a state with many conditions chooses among stand in a frame. */
  framesChoices: boolean;
  mostBoxes: number;
};

export const usualFullness: Fullness = { framesChoices: true, mostBoxes };

/** Which of the groups that lie equally deep is closed first: with the smaller ones closed, a large one may stay open. */
const orders = [-1, 1] as const;

/**
 * The told picture of a machine, or of one of its groups: by rules alone, so that nobody has to keep it up to date.
 * Groups are drawn closed, from the innermost outwards, until the picture is small enough. Of the ways to do so, the one that
 * hides the fewest ways of the flow is taken.
 * @param focus the state whose inside is shown; without one, the machine
 */
export function tell(graph: MachineGraph, focus = graph.id, fullness = usualFullness): FlowPicture {
  const scope = scopeOf(graph, focus);
  const candidates = orders.map((order) => close(graph, scope, fullness, order));
  return candidates.reduce((best, each) => (weigh(each, fullness) < weigh(best, fullness) ? each : best));
}

function close(graph: MachineGraph, scope: Scope, fullness: Fullness, order: 1 | -1): FlowPicture {
  const alike = alikeGroups(scope);
  const closed = new Set(alike.keys());
  for (;;) {
    const told = picture(graph, scope, { closed, alike, framesChoices: fullness.framesChoices });
    const next = isSmall(told, fullness) ? undefined : nextToClose(scope, closed, told, order);
    if (next === undefined) return told;
    closed.add(next);
  }
}

function isSmall({ arrows, boxes }: FlowPicture, fullness: Fullness): boolean {
  return arrows.length <= mostArrows && boxes.length <= fullness.mostBoxes;
}

/** How much of the flow is hidden; more than everything where the picture is too large. */
function weigh(told: FlowPicture, fullness: Fullness): number {
  return isSmall(told, fullness) ? told.boxes.reduce((sum, { hidden }) => sum + hidden.branches.length, 0) : Infinity;
}

function nextToClose(
  scope: Scope,
  closed: ReadonlySet<string>,
  { boxes }: FlowPicture,
  order: 1 | -1,
): string | undefined {
  const open = boxes.filter(({ id, kind }) => kind === 'group' && !closed.has(id) && mayBeOpen(scope, id));
  const rank = ({ id }: { id: string }) => [-depthOf(scope, id), order * scope.sizeOf(id)] as const;
  return open.toSorted((one, other) => {
    const [[depth, size], [otherDepth, otherSize]] = [rank(one), rank(other)];
    return depth - otherDepth || size - otherSize;
  })[0]?.id;
}

function depthOf(scope: Scope, id: string): number {
  const { parent } = scope.stateOf(id);
  return parent === undefined ? 0 : 1 + depthOf(scope, parent);
}
