import type { AnyStateMachine } from 'xstate';
import { explore, type Exploration } from './explore.ts';
import type { Samples } from './moves.ts';
import type { Situation } from './situation.ts';
import { stepBy, stepsOf, withPauses, type TourStep } from './steps.ts';
import { exitsOf, firstWayTo, nearest, type Exits } from './ways.ts';

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
  const exits = exitsOf(exploration);
  const remaining = new Set(first.keys());
  const tours: Tour[] = [];
  while (remaining.size > 0) {
    const before = remaining.size;
    const together = goOn(exploration, exits, remaining);
    // A way that is put together of pieces can lead elsewhere than each of them did.
    const steps = remaining.size < before ? together : exactly(exploration, remaining);
    const machine = stepper.graph.id;
    tours.push({ name: `${machine} ${String(tours.length + 1)}`, machine, steps: withPauses(steps) });
  }
  return tours;
}

/** So long a tour may get before another one begins. */
const longest = 60;

/** Goes from goal to goal, each time to the nearest that remains, and takes away from those that remain what it came by. */
function goOn(exploration: Exploration, exits: Exits, remaining: Set<string>): TourStep[] {
  const { stepper, placeOf } = exploration;
  let here: Situation | undefined;
  let place: number | undefined;
  const steps: TourStep[] = [];
  while (remaining.size > 0 && steps.length < longest) {
    const before = remaining.size;
    for (const { move } of nearest(exits, place, remaining) ?? []) {
      const step = stepBy(stepper, here, move);
      steps.push(step);
      here = step.situation;
      for (const id of step.covered) remaining.delete(id);
    }
    place = here && placeOf(here);
    if (remaining.size === before || place === undefined) break;
  }
  return steps;
}

/** The way on which the first of what remains was come by. */
function exactly(exploration: Exploration, remaining: Set<string>): TourStep[] {
  const [goal = ''] = remaining;
  const steps = stepsOf(
    exploration.stepper,
    firstWayTo(exploration, goal).map(({ move }) => move),
  );
  for (const id of [goal, ...steps.flatMap(({ covered }) => covered)]) remaining.delete(id);
  return steps;
}
