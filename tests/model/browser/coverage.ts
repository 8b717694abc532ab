import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import { outcomeId, type Coverage, type CoverageStep, type MachineCoverage } from '#tests/model/core/coverage.ts';
import { partsFolder } from './walk-in-browser.ts';

const graphs = new Map(machines.map(({ machine }) => [machine.id, readGraph(machine)]));

/** What a tour came by, of all machines that ran meanwhile, as the app’s own trace has it. */
export function coverageOf(
  tour: string,
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
      if (state.some((active) => active === id || active.startsWith(`${id}.`))) covered.states[id] = [tour];
    for (const id of branches) covered.branches[id] = [tour];
    for (const id of branches.flatMap((branch) => outcomesOf(graph, branch))) covered.guards[id] = [tour];
  }
  return { version: 1, machines: Object.fromEntries(found), tours: { [tour]: { where: 'browser', seconds, steps } } };
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

/** For who asks (walk-in-browser.ts). */
export function storeCoverage(tour: string, coverage: Coverage): void {
  const folder = process.env[partsFolder];
  if (folder === undefined) return;
  writeFileSync(join(folder, `${tour.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(coverage));
}
