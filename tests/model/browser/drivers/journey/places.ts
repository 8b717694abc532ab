import { noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepIndex, type JourneyStep, type Step } from '#domain/steps.ts';
import type { journeyMachine, Progress } from '#machines/journey/machine.ts';
import type { At, Move } from '../../driver.ts';
import type { World } from './start.ts';

export type Machine = typeof journeyMachine;
export type Place = At<Machine, World>;

/** What the backend holds of somebody who has reached a step. */
export function progressAt(furthest: Step, without?: JourneyStep): Progress {
  const evidence = Object.fromEntries(
    journeySteps.map((step) => [step, step !== without && (stepIndex(step) < stepIndex(furthest) || noEvidence[step])]),
  ) as Evidence;
  return { furthest, evidence };
}

export const viewed = ({ isIn }: Place) => journeySteps.find((step) => isIn(`${step}.viewing`));
export const saved = ({ isIn }: Place) => journeySteps.find((step) => isIn(`${step}.saving`));
/** What is sent is the furthest step: a step that was done before is only gone on from. */
export const isNew = (at: Place) => (viewed(at) ?? saved(at)) === at.world.furthest;
export const isAt = (step: JourneyStep) => (at: Place) => viewed(at) === step;
export const isBusy = ({ world }: Place) => world.has !== 'nothing';
export const settled = (world: World): World => ({ ...world, has: 'nothing', isReady: false });

/** The moves that are the same in each step, made for each of them. */
export const inEachStep = (move: (step: JourneyStep) => Move<Machine, World>) => journeySteps.map(move);
