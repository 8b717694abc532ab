import type { Edge, Exploration } from './explore.ts';
import type { Move } from './stepper.ts';
import { stepsOf } from './steps.ts';

/** The moves from each place, and from the beginning. */
export type Exits = ReadonlyMap<number | undefined, readonly Edge[]>;

export function exitsOf({ edges }: Exploration): Exits {
  return Map.groupBy(edges, ({ from }) => from);
}

/** The shortest way from a place to one of some goals, put together of pieces that were walked apart. */
export function nearest(exits: Exits, from: number | undefined, goals: ReadonlySet<string>): Edge[] | undefined {
  const comes = new Map<number | undefined, Edge | undefined>([[from, undefined]]);
  const queue: (number | undefined)[] = [from];
  for (const place of queue) {
    for (const edge of exits.get(place) ?? []) {
      if (edge.stepped.covered.some((id) => goals.has(id))) return [...back(comes, from, place), edge];
      if (edge.to === undefined || comes.has(edge.to)) continue;
      comes.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return undefined;
}

function back(
  comes: ReadonlyMap<number | undefined, Edge | undefined>,
  from: number | undefined,
  to: number | undefined,
): Edge[] {
  const way: Edge[] = [];
  for (let place = to; place !== from;) {
    const edge = comes.get(place);
    if (!edge) break;
    way.unshift(edge);
    place = edge.from;
  }
  return way;
}

/** The way on which a goal was come by first, move by move as it was walked. */
export function firstWayTo({ first, ways }: Exploration, goal: string): Edge[] {
  const way: Edge[] = [];
  for (let edge = first.get(goal); edge; edge = edge.from === undefined ? undefined : ways[edge.from])
    way.unshift(edge);
  return way;
}

/** The moves of the shortest way from the beginning to a goal that is come by. */
export function shortestTo(exploration: Exploration, exits: Exits, goal: string): Move[] {
  const short = (nearest(exits, undefined, new Set([goal])) ?? []).map(({ move }) => move);
  // A way that is put together of pieces can lead elsewhere than each of them did.
  const arrives = stepsOf(exploration.stepper, short).some(({ covered }) => covered.includes(goal));
  return arrives ? short : firstWayTo(exploration, goal).map(({ move }) => move);
}
