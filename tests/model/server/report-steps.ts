import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { CoverageStep, CoverageTour, MachineCoverage } from '../core/coverage.ts';
import { goalsOf } from '../core/goals.ts';
import { keepWalked } from '../core/walked.ts';

/** What one test did on the server, and the goals of the machine that it came by. */
type ServerStep = { name: string; step: CoverageStep; covered: string[]; seconds: number };

/** Collects what the tests of a machine do, and keeps it for the report of `npm run model`. */
export function stepsOf(id: string) {
  const steps: ServerStep[] = [];
  let begun = performance.now();
  return {
    /** @param outcomes of guards that it came by, beside its branches and states */
    note: (name: string, step: CoverageStep, outcomes: string[] = []) => {
      const now = performance.now();
      steps.push({
        ...{ name: `${id} on the server: ${name}`, step, seconds: (now - begun) / 1000 },
        covered: [...step.branches, ...step.state.flatMap(withOuter), ...outcomes],
      });
      begun = now;
    },
    /** The branches that were come by up to now. */
    branches: () => new Set(steps.flatMap(({ step }) => step.branches)),
    write: () => {
      const tours = steps.map(({ name, step, seconds }): [string, CoverageTour] => [
        name,
        { where: 'server', seconds, steps: [step] },
      ]);
      const coverage = {
        version: 1 as const,
        machines: { [id]: machineCoverage(id, steps) },
        tours: Object.fromEntries(tours),
      };
      keepWalked('server', id, { coverage, failures: [] });
    },
  };
}

function machineCoverage(id: string, steps: readonly ServerStep[]): MachineCoverage {
  const machine = machines.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`There is no machine ${id}.`);
  const { states, branches, outcomes } = goalsOf(readGraph(machine), new Map());
  const by = (goals: readonly string[]) =>
    Object.fromEntries(
      goals.map((goal) => [goal, steps.filter(({ covered }) => covered.includes(goal)).map(({ name }) => name)]),
    );
  return { states: by(states), branches: by(branches), guards: by(outcomes) };
}

/** A state and those around it, by its id. */
function withOuter(state: string): string[] {
  const names = state.split('.');
  return names.map((_, place) => names.slice(0, place + 1).join('.'));
}
