import type { AnyStateMachine } from 'xstate';
import { expectationOf } from '../expectation/write.ts';
import { explore } from '../explore.ts';
import { partingBetween, toldOf } from '../lockstep.ts';
import type { Samples } from '../moves.ts';
import { stepperOf } from '../stepper.ts';
import type { Situation } from '../situation.ts';
import { stepBy } from '../steps.ts';
import type { Tour } from '../tours.ts';
import type { Mutant } from './mutants.ts';

/** How a fault shows. */
export type Finding = {
  /** The events of the way on which it does; none where only the text of the expectation says so. */
  path: readonly string[];
  what: string;
};

/** What is known of a machine without faults. */
export type Sound = { tours: readonly Tour[]; expectation: string; samples: Samples };

/** How a fault shows first: on one of the ways, or else in the text; nothing where nobody sees it. */
export function findMutant({ make }: Mutant, sound: Sound): Finding | undefined {
  try {
    const machine = make();
    return onTheWays(machine, sound.tours) ?? inTheText(machine, sound);
  } catch (error) {
    return {
      path: [],
      what: `It does not run: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''}`,
    };
  }
}

function onTheWays(machine: AnyStateMachine, tours: readonly Tour[]): Finding | undefined {
  const stepper = stepperOf(machine);
  const found = tours.flatMap((tour) => partingOn(tour, stepper) ?? []);
  // The shortest is the easiest to look at.
  return found.toSorted((one, other) => one.path.length - other.path.length)[0];
}

function partingOn({ steps }: Tour, stepper: ReturnType<typeof stepperOf>): Finding | undefined {
  let here: Situation | undefined;
  for (const [place, step] of steps.entries()) {
    if (here && step.pause > 0) here = { ...here, now: here.now + step.pause };
    const path = steps.slice(0, place + 1).map(({ event }) => event);
    try {
      const stepped = stepBy(stepper, here, step.move);
      const parting = partingBetween(toldOf(step), toldOf(stepped));
      if (parting) return { path, what: `${parting.what}: "${parting.expected}" became "${parting.found}"` };
      here = stepped.situation;
    } catch (error) {
      return { path, what: error instanceof Error ? error.message : String(error) };
    }
  }
  return undefined;
}

function inTheText(machine: AnyStateMachine, { expectation, samples }: Sound): Finding | undefined {
  const text = expectationOf(explore(machine, samples));
  return text === expectation ? undefined : { path: [], what: 'It stands in the text of the expectation.' };
}
