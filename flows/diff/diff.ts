import type { Branch, GraphState, MachineGraph } from '#machines/graph/types.ts';
import { matchBranches, type Pair } from './match.ts';

/** What has become of a state or of a branch. */
export type Change = 'added' | 'removed' | 'rerouted' | 'reworded' | 'redone';

/** What two versions of a machine tell apart. */
export type FlowDiff = {
  machine: string;
  states: readonly { change: Change; before: GraphState | undefined; after: GraphState | undefined }[];
  branches: readonly { change: Change; before: Branch | undefined; after: Branch | undefined }[];
};

/**
 * Compares two versions of a machine: what is new, what is gone, what leads elsewhere or is taken on another condition
 * (rerouted), what does something else (redone), and what only says it in other words.
 */
export function diffGraphs(before: MachineGraph | undefined, after: MachineGraph | undefined): FlowDiff {
  const [old, now] = [statesById(before), statesById(after)];
  const ids = [...new Set([...now.keys(), ...old.keys()])];
  const { pairs, removed, added } = matchBranches(before?.branches ?? [], after?.branches ?? []);
  return {
    machine: after?.id ?? before?.id ?? '',
    states: ids.flatMap((id) => {
      const each = { before: old.get(id), after: now.get(id) };
      const change = changeOfState(each.before, each.after);
      return change ? [{ change, ...each }] : [];
    }),
    branches: [
      ...added.map((after): FlowDiff['branches'][number] => ({ change: 'added', before: undefined, after })),
      ...removed.map((before): FlowDiff['branches'][number] => ({ change: 'removed', before, after: undefined })),
      ...pairs.flatMap((pair) => {
        const change = changeOfBranch(pair);
        return change ? [{ change, ...pair }] : [];
      }),
    ],
  };
}

export function isEmpty({ states, branches }: FlowDiff): boolean {
  return states.length + branches.length === 0;
}

function statesById(graph: MachineGraph | undefined): ReadonlyMap<string, GraphState> {
  return new Map(graph?.states.map((state) => [state.id, state]));
}

function changeOfState(before: GraphState | undefined, after: GraphState | undefined): Change | undefined {
  if (!before) return 'added';
  if (!after) return 'removed';
  const does = ({ kind, initial, tags, entry, exit, invokes }: GraphState) => [
    kind,
    initial,
    tags,
    entry,
    exit,
    invokes,
  ];
  if (!isSame(does(before), does(after))) return 'redone';
  return before.description === after.description ? undefined : 'reworded';
}

function changeOfBranch({ before, after }: Pair): Change | undefined {
  if (!isSame([before.targets, before.guard], [after.targets, after.guard])) return 'rerouted';
  if (!isSame([before.actions, before.reenter], [after.actions, after.reenter])) return 'redone';
  return before.description === after.description ? undefined : 'reworded';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
