import type { MachineGraph } from '#machines/graph/types.ts';
import type { Change, FlowDiff } from './diff.ts';

/** Both versions of a machine as one, with what has become of its states and branches. */
export type Union = {
  graph: MachineGraph;
  states: ReadonlyMap<string, Change>;
  branches: ReadonlyMap<string, Change>;
};

/** The machine as it is now, with what is gone beside it, so that both can be drawn in one picture. */
export function unionOf(before: MachineGraph | undefined, after: MachineGraph | undefined, diff: FlowDiff): Union {
  const base = after ?? before;
  if (!base) throw new Error('One of two versions of a machine has to be there.');
  const goneStates = diff.states.flatMap((each) => (each.change === 'removed' && each.before ? [each.before] : []));
  const gone = diff.branches.flatMap((each) =>
    each.change === 'removed' && each.before ? [{ ...each.before, id: `${each.before.id} (removed)` }] : [],
  );
  if (!after) return { graph: base, ...marksOf(diff, (id) => id) };
  const known = new Set([...after.states, ...goneStates].map(({ id }) => id));
  const whole = gone.filter(({ source, targets }) => [source, ...targets].every((id) => known.has(id)));
  return {
    graph: { ...after, states: [...after.states, ...goneStates], branches: [...after.branches, ...whole] },
    ...marksOf(diff, (id) => `${id} (removed)`),
  };
}

function marksOf(diff: FlowDiff, nameOfRemoved: (id: string) => string): Omit<Union, 'graph'> {
  return {
    states: new Map(diff.states.map(({ change, before, after }) => [(after ?? before)?.id ?? '', change])),
    branches: new Map(
      diff.branches.map(({ change, before, after }) => [after?.id ?? nameOfRemoved(before?.id ?? ''), change]),
    ),
  };
}
