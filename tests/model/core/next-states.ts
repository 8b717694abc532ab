import type { Branch, GraphState, MachineGraph } from '#machines/graph/types.ts';

/**
 * The states without states inside in which a machine is after one step, by its graph alone, as SCXML has it.
 * @param before those in which it was; without any, it begins
 * @param taken the branches that it took
 */
export function statesAfter(
  graph: MachineGraph,
  before: readonly string[] = [],
  taken: readonly Branch[] = [],
): string[] {
  if (before.length === 0) return entered(graph, graph.id, []);
  return taken.reduce<string[]>(
    (states, branch) => {
      if (branch.targets.length === 0) return states;
      const domain = domainOf(graph, branch);
      const kept = states.filter((each) => !within(graph, each, domain));
      return [...kept, ...entered(graph, domain, branch.targets)];
    },
    [...before],
  );
}

/** Whether a state is another one, or lies inside it. */
export function within(graph: MachineGraph, id: string, outer: string): boolean {
  return ancestors(graph, id).includes(outer);
}

/** The state inside of which a branch exits and enters: its own, where it stays inside and does not enter it anew. */
function domainOf(graph: MachineGraph, { source, targets, reenter }: Branch): string {
  const isInside = targets.every((target) => target !== source && within(graph, target, source));
  if (!reenter && isInside && stateOf(graph, source)?.kind === 'compound') return source;
  const [, ...outer] = ancestors(graph, source);
  return outer.find((each) => targets.every((target) => target !== each && within(graph, target, each))) ?? graph.id;
}

/** What is entered below a state: the ways to the targets, and elsewhere where each state begins. */
function entered(graph: MachineGraph, id: string, targets: readonly string[]): string[] {
  const inside = graph.states.filter(({ parent }) => parent === id);
  if (inside.length === 0) return [id];
  const state = stateOf(graph, id);
  const below = targets.filter((target) => target !== id && within(graph, target, id));
  const next = (child: GraphState) => entered(graph, child.id, below);
  if (state?.kind === 'parallel') return inside.flatMap(next);
  const wanted = inside.find((child) => below.some((target) => within(graph, target, child.id)));
  return next(wanted ?? inside.find((child) => child.id === state?.initial) ?? (inside[0] as GraphState));
}

/** A state and those around it, from the inside. */
function ancestors(graph: MachineGraph, id: string): string[] {
  const parent = stateOf(graph, id)?.parent;
  return [id, ...(parent === undefined ? [] : ancestors(graph, parent))];
}

function stateOf({ states }: MachineGraph, id: string): GraphState | undefined {
  return states.find((each) => each.id === id);
}
