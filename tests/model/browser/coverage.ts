import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import {
  machineNamedIn,
  outcomeId,
  type Coverage,
  type CoverageStep,
  type MachineCoverage,
} from '#tests/model/core/coverage.ts';
import type { Tour } from './tours.ts';

const graphs = new Map(machines.map(({ machine }) => [machine.id, readGraph(machine)]));

/** What a tour came by, of all machines that ran meanwhile, as the app’s own trace has it. */
export function coverageOf(
  { name, start, begins, ways }: Tour,
  seconds: number,
  steps: CoverageStep[],
  entries: readonly TraceEntry[],
): Coverage {
  const found = new Map<string, MachineCoverage>();
  for (const { machine, branches, state } of entries) {
    const graph = graphs.get(machine);
    if (!graph) continue;
    const covered = found.get(machine) ?? { states: {}, branches: {}, guards: {} };
    found.set(machine, covered);
    for (const id of graph.states.map((each) => each.id))
      if (state.some((active) => active === id || active.startsWith(`${id}.`))) covered.states[id] = [name];
    for (const id of branches) covered.branches[id] = [name];
    for (const id of branches.flatMap((branch) => outcomesOf(graph, branch))) covered.guards[id] = [name];
  }
  // The branches came as they were expected: so did what the guards looked at on the way, those inside of others, too.
  const own = found.get(machineNamedIn(name));
  const outcomes = [begins, ...ways.map(({ expected }) => expected)].flatMap(({ covered }) => covered);
  if (own) for (const id of outcomes.filter((each) => / (true|false)$/.test(each))) own.guards[id] = [name];
  const opened = steps.map((step, place) => (place === 0 ? { ...step, event: `${step.event}: ${start.name}` } : step));
  return {
    version: 1,
    machines: Object.fromEntries(found),
    tours: { [name]: { where: 'browser', seconds, steps: opened } },
  };
}

/** A branch that is taken tells what its guard found, and those of the branches that stand before it. */
function outcomesOf({ branches }: MachineGraph, taken: string): string[] {
  const one = branches.find(({ id }) => id === taken);
  if (!one) return [];
  const isBeside = ({ source, trigger }: MachineGraph['branches'][number]) =>
    source === one.source && trigger.kind === one.trigger.kind && trigger.name === one.trigger.name;
  return branches
    .filter((each) => isBeside(each) && each.place <= one.place && each.guard !== undefined)
    .map(({ id }) => outcomeId(id, id === taken));
}
