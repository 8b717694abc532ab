import type { AnyStateMachine } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { samples } from '../samples.ts';
import { coverageOf, type Walked } from './coverage-of.ts';
import { unexpected } from './expectation/files.ts';
import { expectationOf } from './expectation/write.ts';
import { explore, type Exploration } from './explore.ts';
import type { Goals } from './goals.ts';
import { faultOn, shortestFault } from './judge.ts';
import type { Failure, WalkOptions, WalkOutcome } from './options.ts';
import { stepsOf, withPauses } from './steps.ts';
import { timedWalks } from './timed-walks.ts';
import { waysOf, type Way } from './walks.ts';

/** Walks machines by xstate’s pure functions, and plays each way on the interpreter. */
export function walkInMemory(options: WalkOptions): WalkOutcome {
  const [walked, failures]: [Walked[], Failure[]] = [[], []];
  const goals: Record<string, Goals> = {};
  const explorations = machines
    .filter(({ machine: { id } }) => options.machines.includes(id))
    .flatMap(({ machine }) => {
      const explored = tryToExplore(machine);
      if ('stepper' in explored) return { machine, exploration: explored };
      failures.push(explored);
      return [];
    });
  for (const { machine, exploration } of explorations) {
    const { stepper } = exploration;
    goals[machine.id] = stepper.goals;
    failures.push(...unreached(exploration), ...notAccepted(exploration));
    for (const way of options.minutes === undefined ? waysOf(exploration, options) : []) {
      const begun = performance.now();
      const isFaulty = faultOn({ machine, stepper }, way.moves) !== undefined;
      if (isFaulty) failures.push(failureOf(machine.id, way, shortestFault({ machine, stepper }, way.moves)));
      const steps = isFaulty ? [] : withPauses(stepsOf(stepper, way.moves));
      const seconds = (performance.now() - begun) / 1000;
      walked.push({ tour: { name: way.name, machine: machine.id, steps }, where: 'memory', seconds });
    }
  }
  const coverage = coverageOf(goals, walked);
  if (options.minutes === undefined) return { coverage, failures };
  const timed = timedWalks(explorations, options);
  return {
    ...{ coverage, others: [timed.told] },
    failures: [...failures, ...timed.failed.map(({ machine, way, fault }) => failureOf(machine, way, fault))],
  };
}

/** A machine that breaks while it is looked at leaves the others to be walked. */
export function tryToExplore(machine: AnyStateMachine): Exploration | Failure {
  try {
    return explore(machine, samples[machine.id]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const replay = `npm run model -- --machine ${machine.id}`;
    return { machine: machine.id, place: 'memory', name: 'looking at all situations', message, path: [], replay };
  }
}

/** What nothing comes by, each by its name. */
export function unreached({ stepper, missing }: Exploration): Failure[] {
  const machine = stepper.graph.id;
  return missing.map((goal) => ({
    ...{ machine, place: 'memory', name: goal, path: [], replay: `npm run model -- --machine ${machine}` },
    message: `Nothing comes by ${goal}. Give what leads there in tests/model/samples.ts, or take it out of the machine.`,
  }));
}

function notAccepted(exploration: Exploration): Failure[] {
  const machine = exploration.stepper.graph.id;
  const message = unexpected(machine, expectationOf(exploration));
  if (message === undefined) return [];
  const replay = `npm run model -- --machine ${machine}`;
  return [{ machine, place: 'memory', name: 'expectation', message, path: [], replay }];
}

function failureOf(machine: string, { name, chosenBy }: Way, fault: ReturnType<typeof shortestFault>): Failure {
  return {
    ...{ machine, place: 'memory', name, message: fault?.message ?? '', path: fault?.path ?? [] },
    replay: `npm run model -- --machine ${machine} ${chosenBy}`,
  };
}
