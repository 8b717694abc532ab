import type { AnyStateMachine } from 'xstate';
import { explore, type Edge, type Exploration } from './explore.ts';
import { activeStates } from './facts.ts';
import type { Samples } from './moves.ts';
import type { Situation } from './situation.ts';
import { eventOf, type Move, type Stepped, type Stepper } from './stepper.ts';

/** One move of a tour and what came of it. */
export type TourStep = Stepped & {
  move: Move;
  /** The type of its event. */
  event: string;
  /** How many milliseconds pass before it, in which nothing happens. */
  pause: number;
  /** The ids of the active atomic states after it. */
  state: readonly string[];
};

/** A way through a machine from its beginning. */
export type Tour = { name: string; machine: string; steps: readonly TourStep[] };

/**
 * Few ways through a machine that together come by each of its states and branches, and by both outcomes of each guard, as far as any
 * way does. The same machine and samples always give the same tours.
 */
export function toursOf(machine: AnyStateMachine, samples?: Samples): Tour[] {
  return toursThrough(explore(machine, samples));
}

/** The same for a machine whose situations are known. */
export function toursThrough(exploration: Exploration): Tour[] {
  const { stepper, first } = exploration;
  const remaining = new Set(first.keys());
  const exits = exitsOf(exploration);
  const tours: Tour[] = [];
  while (remaining.size > 0) {
    const before = remaining.size;
    const moves = goOn(exploration, exits, undefined, undefined, remaining);
    // A way that is put together of pieces can lead elsewhere than each of them did.
    const steps = moves.length > 0 && remaining.size < before ? moves : exactly(exploration, remaining);
    tours.push({
      name: `${stepper.graph.id} ${String(tours.length + 1)}`,
      machine: stepper.graph.id,
      steps: withPauses(steps),
    });
  }
  return tours;
}

/** So long a tour may get before another one begins. */
const longest = 60;

type Exits = ReadonlyMap<number | undefined, readonly Edge[]>;

function exitsOf({ edges }: Exploration): Exits {
  return Map.groupBy(edges, ({ from }) => from);
}

/** Goes from goal to goal, each time to the nearest that remains, and takes away from those that remain what it came by. */
function goOn(
  exploration: Exploration,
  exits: Exits,
  from: number | undefined,
  situation: Situation | undefined,
  remaining: Set<string>,
): TourStep[] {
  const { stepper } = exploration;
  let here = situation;
  let place = from;
  const steps: TourStep[] = [];
  while (remaining.size > 0 && steps.length < longest) {
    const way = nearest(exits, place, remaining) ?? [];
    const before = remaining.size;
    for (const edge of way) {
      const step = stepBy(stepper, here, edge.move);
      steps.push(step);
      here = step.situation;
      for (const id of step.covered) remaining.delete(id);
    }
    place = here && exploration.placeOf(here);
    if (remaining.size === before || !here || place === undefined) break;
  }
  return steps;
}

/** The shortest way from a place to something that remains. */
function nearest(exits: Exits, from: number | undefined, remaining: ReadonlySet<string>): Edge[] | undefined {
  const comes = new Map<number | undefined, Edge | undefined>([[from, undefined]]);
  const queue: (number | undefined)[] = [from];
  for (const place of queue) {
    for (const edge of exits.get(place) ?? []) {
      if (edge.stepped.covered.some((id) => remaining.has(id))) return [...back(comes, from, place), edge];
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
) {
  const way: Edge[] = [];
  for (let place = to; place !== from;) {
    const edge = comes.get(place);
    if (!edge) break;
    way.unshift(edge);
    place = edge.from;
  }
  return way;
}

/** The way on which the first of what remains was come by, move by move. */
function exactly({ stepper, first, ways }: Exploration, remaining: Set<string>): TourStep[] {
  const [goal] = remaining;
  const way: Edge[] = [];
  for (let edge = first.get(goal ?? ''); edge; edge = edge.from === undefined ? undefined : ways[edge.from])
    way.unshift(edge);
  let here: Situation | undefined;
  const steps: TourStep[] = [];
  for (const { move } of way) {
    const step = stepBy(stepper, here, move);
    here = step.situation;
    steps.push(step);
    for (const id of step.covered) remaining.delete(id);
  }
  if (goal !== undefined) remaining.delete(goal);
  return steps;
}

/** What passes while nothing happens belongs to the step after it. */
function withPauses(steps: readonly TourStep[]): TourStep[] {
  return steps.flatMap((step, place) => {
    if (step.move.kind === 'pause') return [];
    const [before, start] = [steps[place - 1], steps[place - 2]];
    if (before?.move.kind !== 'pause') return [step];
    return [{ ...step, pause: before.situation.now - (start?.situation.now ?? 0) }];
  });
}

/** Takes one step of a tour. */
export function stepBy(stepper: Stepper, here: Situation | undefined, move: Move): TourStep {
  const stepped = stepper.step(here, move);
  const event = move.kind === 'begin' ? 'xstate.init' : here ? eventOf(here, move).type : '';
  return {
    ...{ ...stepped, move, event, pause: 0 },
    state: activeStates(stepped.situation.snapshot),
  };
}
