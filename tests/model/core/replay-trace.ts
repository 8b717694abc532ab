import { triggerOf } from '#machines/graph/branch-id.ts';
import type { Trace, TraceEntry } from '#machines/graph/trace.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import { statesAfter, within } from './next-states.ts';

/** A step of a trace that today’s machines do not take. */
export type Misfit = { index: number; entry: TraceEntry; why: string };

/** What is not an event of a machine: its beginning and its end, and what the trace has not named. */
const [began, ended, unnamed] = ['xstate.init', 'xstate.stop', 'other'];

/**
 * Goes through a trace step by step with the machines of today: each branch must be one that there is, be possible from the state
 * before, and lead to the state after it. Of guards it believes the trace: what they looked at stands in none.
 */
export function replayTrace({ entries }: Trace, graphs: readonly MachineGraph[]): Misfit[] {
  const known = new Map(graphs.map((graph) => [graph.id, graph]));
  const before = new Map<string, readonly string[]>();
  return entries.flatMap((entry, index) => {
    const graph = known.get(entry.machine);
    const why = graph ? misfitOf(entry, graph, before.get(entry.actor)) : `There is no machine ${entry.machine}.`;
    before.set(entry.actor, entry.state);
    return why === undefined ? [] : [{ index, entry, why }];
  });
}

/** @param before the states before it, where the trace tells of them: it may begin in the middle */
function misfitOf(entry: TraceEntry, graph: MachineGraph, before: readonly string[] | undefined): string | undefined {
  const { event, state } = entry;
  const gone = state.find((id) => !graph.states.some((each) => each.id === id));
  if (gone !== undefined) return `There is no state ${gone}.`;
  const branches = entry.branches.map((id) => graph.branches.find((branch) => branch.id === id));
  const missing = entry.branches.find((_, place) => !branches[place]);
  if (missing !== undefined) return `There is no branch ${missing}.`;
  const taken = branches.filter((branch) => branch !== undefined);
  if (event === ended || event === unnamed) return undefined;
  const first = event === began && before === undefined ? statesAfter(graph) : before;
  if (first === undefined) return undefined;
  if (taken.length === 0)
    return event === began ? differenceOf(first, state) : unansweredMisfit(graph, event, first, state);
  for (const { id, source, trigger } of taken) {
    if (!first.some((each) => within(graph, each, source))) return `${id} does not begin in ${listOf(first)}.`;
    const isAnswer = trigger.kind === 'always' || isSame(triggerOf(event), trigger);
    if (!isAnswer) return `${id} does not answer ${event}.`;
  }
  return differenceOf(statesAfter(graph, first, taken), state);
}

/** Nothing was to happen: neither is there a branch that no guard holds back, nor does the state change. */
function unansweredMisfit(graph: MachineGraph, event: string, before: readonly string[], after: readonly string[]) {
  const trigger = triggerOf(event);
  const answer = graph.branches.find(
    (branch) =>
      branch.guard === undefined &&
      isSame(branch.trigger, trigger) &&
      before.some((each) => within(graph, each, branch.source)),
  );
  if (answer) return `${event} was not answered in ${listOf(before)}, and is now by ${answer.id}.`;
  // What a call has thrown and nobody answers ends the machine where it is.
  return differenceOf(before, after);
}

function differenceOf(expected: readonly string[], told: readonly string[]): string | undefined {
  const isEqual = expected.length === told.length && expected.every((id) => told.includes(id));
  return isEqual ? undefined : `It leads to ${listOf(expected)}, and led to ${listOf(told)}.`;
}

function isSame(one: ReturnType<typeof triggerOf>, other: ReturnType<typeof triggerOf>): boolean {
  return one.kind === other.kind && one.name === other.name;
}

const listOf = (states: readonly string[]) => states.join(' and ');
