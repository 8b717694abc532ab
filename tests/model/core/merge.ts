import type { AnyStateMachine } from 'xstate';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { exceptionOf } from '../browser/exceptions.ts';
import { notAsked } from '../server/not-asked.ts';
import type { Coverage, MachineCoverage } from './coverage.ts';
import type { Goals } from './goals.ts';
import { stepperOf } from './stepper.ts';

const known = new Map<string, Goals>();

function goalsOfMachine(machine: AnyStateMachine): Goals {
  const goals = known.get(machine.id) ?? stepperOf(machine).goals;
  known.set(machine.id, goals);
  return goals;
}

/** The branches that no browser can take, and what their conditions can't say there, each with its reason. */
function excusedInBrowser({ branches, outcomes }: Goals): [string, string][] {
  return [...branches, ...outcomes].flatMap((goal): [string, string][] => {
    const exception = exceptionOf(goal);
    return exception ? [[goal, `${exception.reason} (${exception.at})`]] : [];
  });
}

/** What walks came by, wherever they went, of what there is to come by in some machines today. */
export function mergeCoverage(parts: readonly Coverage[], ids: readonly string[]): Coverage {
  const chosen = machines.map(({ machine }) => machine).filter(({ id }) => ids.includes(id));
  const covered = chosen.map((machine): [string, MachineCoverage] => {
    const { states, branches, outcomes } = goalsOfMachine(machine);
    const by = (kind: keyof MachineCoverage, goals: readonly string[]) =>
      Object.fromEntries(
        goals.map((goal) => [
          goal,
          [...new Set(parts.flatMap((part) => part.machines[machine.id]?.[kind][goal] ?? []))],
        ]),
      );
    return [
      machine.id,
      { states: by('states', states), branches: by('branches', branches), guards: by('guards', outcomes) },
    ];
  });
  return {
    version: 1,
    machines: Object.fromEntries(covered),
    tours: Object.assign({}, ...parts.map(({ tours }) => tours)) as Coverage['tours'],
    excused: {
      server: Object.assign({}, ...chosen.map((machine) => notAsked(readGraph(machine)))) as Record<string, string>,
      browser: Object.fromEntries(chosen.flatMap((machine) => excusedInBrowser(goalsOfMachine(machine)))),
    },
  };
}
