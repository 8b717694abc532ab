import { machines } from '#machines/catalog.ts';
import { samples } from '../samples.ts';
import { coverageOf, type Walked } from './coverage-of.ts';
import { unexpected } from './expectation/files.ts';
import { expectationOf } from './expectation/write.ts';
import { explore, type Exploration } from './explore.ts';
import type { Goals } from './goals.ts';
import { playInStep, type Parting } from './lockstep.ts';
import type { Failure, WalkOptions, WalkOutcome } from './options.ts';
import { toursThrough, type Tour } from './tours.ts';

/** Walks machines by xstate’s pure functions, and plays each way on the interpreter. */
export function walkInMemory(options: WalkOptions): WalkOutcome {
  const [walked, failures]: [Walked[], Failure[]] = [[], []];
  const goals: Record<string, Goals> = {};
  for (const { machine } of machines.filter(({ machine: { id } }) => options.machines.includes(id))) {
    const exploration = explore(machine, samples[machine.id]);
    goals[machine.id] = exploration.stepper.goals;
    failures.push(...unreached(exploration), ...notAccepted(exploration));
    for (const tour of toursThrough(exploration)) {
      const begun = performance.now();
      const parting = playInStep(machine, tour);
      walked.push({ tour, where: 'memory', seconds: (performance.now() - begun) / 1000 });
      if (parting) failures.push(failureOf(tour, parting));
    }
  }
  return { coverage: coverageOf(goals, walked), failures };
}

/** What nothing comes by, each by its name. */
export function unreached({ stepper, missing }: Exploration): Failure[] {
  const machine = stepper.graph.id;
  return missing.map((goal) => ({
    ...{ machine, name: goal, path: [], replay: `npm run model -- --machine ${machine} --only "${goal}"` },
    message: `Nothing comes by ${goal}. Give what leads there in tests/model/samples.ts, or take it out of the machine.`,
  }));
}

function notAccepted(exploration: Exploration): Failure[] {
  const machine = exploration.stepper.graph.id;
  const message = unexpected(machine, expectationOf(exploration));
  if (message === undefined) return [];
  return [{ machine, name: 'expectation', message, path: [], replay: `npm run model -- --machine ${machine}` }];
}

function failureOf({ machine, name, steps }: Tour, { step, what, expected, found }: Parting): Failure {
  return {
    ...{ machine, name, path: steps.slice(0, step + 1).map(({ event }) => event) },
    message: `The interpreter does not do what the pure functions say. ${what}: "${expected}" became "${found}".`,
    replay: `npm run model -- --machine ${machine}`,
  };
}
