import type { AnyStateMachine } from 'xstate';
import { differenceBetween } from '../expectation/compare.ts';
import { expectationOf } from '../expectation/write.ts';
import { explore, type Exploration } from '../explore.ts';
import { partingBetween, toldOf } from '../lockstep.ts';
import { stepperOf } from '../stepper.ts';
import type { Situation } from '../situation.ts';
import { stepBy } from '../steps.ts';
import { toursThrough, type Tour } from '../tours.ts';
import type { Mutant } from './mutant.ts';

/** How a fault shows. */
export type Finding = {
  /** What found it: a tour, a test, or the file of the expectation. */
  by: string;
  /** The number of the tour’s step at which it shows, from 1 on; none where no tour comes by it. */
  step?: number;
  /** The events up to that step. */
  path: readonly string[];
  what: string;
};

/** What is known of a machine without faults. */
export type Sound = {
  exploration: Exploration;
  tours: readonly Tour[];
  expectation: string;
};

export function soundOf(exploration: Exploration): Sound {
  return { exploration, tours: toursThrough(exploration), expectation: expectationOf(exploration) };
}

/** How a fault shows first: on one of the ways, or else in the text; nothing where nobody sees it. */
export function findMutant({ machine: id, make }: Mutant, sound: Sound): Finding | undefined {
  try {
    const machine = make();
    return onTheWays(machine, sound.tours) ?? inTheText(machine, sound);
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : '';
    return { by: `the walk through ${id}`, path: [], what: `It does not run: ${message}` };
  }
}

/** Of all ways, the shortest is the easiest to look at. */
function onTheWays(machine: AnyStateMachine, tours: readonly Tour[]): Finding | undefined {
  const stepper = stepperOf(machine);
  let shortest: Finding | undefined;
  for (const tour of tours) {
    const steps = tour.steps.slice(0, shortest ? shortest.path.length - 1 : undefined);
    shortest = partingOn({ ...tour, steps }, stepper) ?? shortest;
  }
  return shortest;
}

function partingOn({ name, steps }: Tour, stepper: ReturnType<typeof stepperOf>): Finding | undefined {
  let here: Situation | undefined;
  for (const [place, step] of steps.entries()) {
    if (here && step.pause > 0) here = { ...here, now: here.now + step.pause };
    const found = { by: name, step: place + 1, path: steps.slice(0, place + 1).map(({ event }) => event) };
    try {
      const stepped = stepBy(stepper, here, step.move);
      const parting = partingBetween(toldOf(step), toldOf(stepped));
      if (parting) return { ...found, what: `${parting.what}: "${parting.expected}" became "${parting.found}"` };
      here = stepped.situation;
    } catch (error) {
      return { ...found, what: error instanceof Error ? error.message : String(error) };
    }
  }
  return undefined;
}

function inTheText(machine: AnyStateMachine, { exploration, expectation }: Sound): Finding | undefined {
  const { samples, situations } = exploration;
  // A fault that makes a machine come to much more than before is no fault that hides.
  const text = expectationOf(explore(machine, samples, 2 * situations.length + 100));
  const what = differenceBetween(expectation, text);
  return what === undefined ? undefined : { by: `tests/model/expected/${machine.id}.txt`, path: [], what };
}
