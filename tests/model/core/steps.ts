import { activeStates } from './facts.ts';
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

/** What passes while nothing happens belongs to the step after it. */
export function withPauses(steps: readonly TourStep[]): TourStep[] {
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
  const event = typeOf(here, move);
  return {
    ...{ ...stepped, move, event, pause: 0 },
    state: activeStates(stepped.situation.snapshot),
  };
}

/** The steps of some moves, the first of which begins. */
export function stepsOf(stepper: Stepper, moves: readonly Move[]): TourStep[] {
  let here: Situation | undefined;
  return moves.map((move) => {
    const step = stepBy(stepper, here, move);
    here = step.situation;
    return step;
  });
}

/** The type of the event that a move sends. */
export function typeOf(here: Situation | undefined, move: Move): string {
  if (move.kind === 'begin') return 'xstate.init';
  return here ? eventOf(here, move).type : '';
}
