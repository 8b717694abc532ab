import type { MachineGraph } from '#machines/graph/types.ts';
import { outcomeId } from './coverage.ts';

/** All that a walk through a machine is to come by, by id. */
export type Goals = { states: readonly string[]; branches: readonly string[]; outcomes: readonly string[] };

/**
 * Each state and branch, and both outcomes of each condition.
 * @param inner the conditions of which a branch's guard is made, where it is made of others
 */
export function goalsOf({ states, branches }: MachineGraph, inner: ReadonlyMap<string, readonly string[]>): Goals {
  const guarded = branches.filter(({ guard }) => guard !== undefined);
  return {
    states: states.map(({ id }) => id),
    branches: branches.map(({ id }) => id),
    outcomes: guarded.flatMap(({ id }) =>
      [undefined, ...(inner.get(id) ?? [])].flatMap((condition) =>
        [true, false].map((held) => outcomeId(id, held, condition)),
      ),
    ),
  };
}
