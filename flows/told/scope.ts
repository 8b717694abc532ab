import type { Branch, GraphState, MachineGraph } from '#machines/graph/types.ts';

/** A part of a machine with its states at hand: all that lies in one state, and which of its groups are drawn closed. */
export type Scope = {
  focus: string;
  states: readonly GraphState[];
  branches: readonly Branch[];
  stateOf: (id: string) => GraphState;
  childrenOf: (id: string) => readonly GraphState[];
  isWithin: (id: string, ancestor: string) => boolean;
  /** How many of its states lie in a state. */
  sizeOf: (id: string) => number;
};

/** The states that lie in a state, and the branches that begin in it. */
export function scopeOf(graph: MachineGraph, focus: string): Scope {
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const stateOf = (id: string) => {
    const state = byId.get(id);
    if (!state) throw new Error(`${graph.id} has no state ${id}.`);
    return state;
  };
  const isWithin = (id: string, ancestor: string): boolean => {
    for (let at: string | undefined = id; at !== undefined; at = byId.get(at)?.parent) if (at === ancestor) return true;
    return false;
  };
  const states = graph.states.filter(({ id }) => id !== focus && isWithin(id, focus));
  // Asked with each comparison of two groups.
  const sizes = new Map<string, number>();
  for (const { parent } of graph.states)
    for (let at = parent; at !== undefined; at = byId.get(at)?.parent) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  const children = Map.groupBy(graph.states, ({ parent }) => parent);
  return {
    focus,
    states,
    branches: graph.branches.filter(({ source }) => isWithin(source, focus)),
    stateOf,
    childrenOf: (id) => children.get(id) ?? [],
    isWithin,
    sizeOf: (id) => sizes.get(id) ?? 0,
  };
}

/** Whether a state holds others. */
export function isGroup({ kind }: GraphState): boolean {
  return kind === 'compound' || kind === 'parallel';
}
