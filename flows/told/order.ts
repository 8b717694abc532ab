/** What a walk goes along: from where to where. */
export type Edge = { from: string; to: string };

/**
 * Walks along edges in depth, from the first node on, and tells which edges lead back to where the walk came from. Drawn
 * upwards, they leave no circle.
 * @param starts where the walk begins, in this order; what was reached before is not begun again
 */
export function walkInDepth<Each extends Edge>(
  starts: readonly string[],
  edges: readonly Each[],
): { backward: ReadonlySet<Each>; first: ReadonlyMap<string, Each> } {
  const outgoing = Map.groupBy(edges, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const backward = new Set<Each>();
  const first = new Map<string, Each>();
  const visit = (node: string) => {
    state.set(node, 'open');
    for (const edge of outgoing.get(node) ?? []) {
      const seen = state.get(edge.to);
      if (seen === 'open') backward.add(edge);
      if (seen === undefined) {
        first.set(edge.to, edge);
        visit(edge.to);
      }
    }
    state.set(node, 'done');
  };
  for (const start of starts) if (!state.has(start)) visit(start);
  return { backward, first };
}
