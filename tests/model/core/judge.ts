import type { AnyStateMachine } from 'xstate';
import { playInStep } from './lockstep.ts';
import { movesAt } from './moves.ts';
import type { Situation } from './situation.ts';
import { shrink } from './shrink.ts';
import type { Move, Stepper } from './stepper.ts';
import { stepBy, typeOf, withPauses, type TourStep } from './steps.ts';

/** What is wrong on a way, and the types of the events up to it. */
export type Fault = { message: string; path: readonly string[] };

/** A machine that is walked, and how it is stepped. */
export type Walked = { machine: AnyStateMachine; stepper: Stepper };

/** Takes some moves one after the other and says what is wrong on the way, if anything is. Moves that are not possible are left out. */
export function faultOn({ machine, stepper }: Walked, moves: readonly Move[]): Fault | undefined {
  const steps: TourStep[] = [];
  let here: Situation | undefined;
  for (const move of moves) {
    if (!isPossible(here, move)) continue;
    try {
      const step = stepBy(stepper, here, move);
      here = step.situation;
      steps.push(step);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { message, path: [...pathOf(steps), typeOf(here, move)] };
    }
    if (here.snapshot.status === 'error') return { message: 'The machine breaks.', path: pathOf(steps) };
  }
  const played = withPauses(steps);
  const parting = playInStep(machine, played);
  if (!parting) return undefined;
  const { step, what, expected, found } = parting;
  return {
    message: `The interpreter does not do what the pure functions say. ${what}: "${expected}" became "${found}".`,
    path: pathOf(played.slice(0, step + 1)),
  };
}

/** The shortest way on which something is wrong, out of one on which something is. */
export function shortestFault(walked: Walked, moves: readonly Move[]): Fault | undefined {
  return faultOn(
    walked,
    shrink(moves, (fewer) => faultOn(walked, fewer) !== undefined),
  );
}

function pathOf(steps: readonly TourStep[]): string[] {
  return withPauses(steps).map(({ event }) => event);
}

function isPossible(here: Situation | undefined, move: Move): boolean {
  if (move.kind === 'begin') return true;
  if (!here || here.snapshot.status !== 'active') return false;
  if (move.kind === 'done' || move.kind === 'error') return here.owed.includes(move.actor);
  return move.kind === 'event' || movesAt(here, {}).some(({ kind }) => kind === move.kind);
}
