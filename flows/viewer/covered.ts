import type { Branch } from '#machines/graph/types.ts';
import type { AtlasPage } from './atlas-page.ts';

/** One outcome of a condition, and whether a tour came by it. */
export type Outcome = { condition: string; held: boolean; isSeen: boolean };

/** How much of something tours have come by. */
export type Share = 'covered' | 'partly' | 'uncovered';

/**
 * Both outcomes of a branch's condition, and of those that it is made of, where it is made of some: a run names each by the
 * branch's id, with the condition's name behind it where that is one of several.
 */
export function outcomesOf({ data: { coverage } }: AtlasPage, { id, guard }: Branch): readonly Outcome[] {
  if (guard === undefined) return [];
  const guards = coverage?.guards ?? {};
  const inner = Object.keys(guards).flatMap((key) => {
    const condition = key.startsWith(`${id} `) ? /^(\S+) true$/.exec(key.slice(id.length + 1))?.[1] : undefined;
    return condition === undefined ? [] : [condition];
  });
  return [undefined, ...inner].flatMap((condition) =>
    [true, false].map((held) => ({
      condition: condition ?? guard,
      held,
      isSeen: (guards[[id, ...(condition === undefined ? [] : [condition]), String(held)].join(' ')] ?? []).length > 0,
    })),
  );
}

/** All of some branches are covered when each was taken, and each of their conditions was seen to hold and not to hold. */
export function shareOfBranches(page: AtlasPage, branches: readonly string[]): Share {
  const isTaken = (id: string) => (page.data.coverage?.branches[id] ?? []).length > 0;
  if (!branches.some(isTaken)) return 'uncovered';
  const isWhole = (id: string) => {
    const branch = page.branchOf(id);
    return isTaken(id) && (!branch || outcomesOf(page, branch).every(({ isSeen }) => isSeen));
  };
  return branches.every(isWhole) ? 'covered' : 'partly';
}

/** A state is covered when it was come to; one that is drawn closed, when so were all that are inside, and all their ways. */
export function shareOfState(page: AtlasPage, id: string, isClosed: boolean): Share {
  const { states, branches } = page.data.flow.graph;
  const isSeen = (state: string) => (page.data.coverage?.states[state] ?? []).length > 0;
  if (!isSeen(id)) return 'uncovered';
  if (!isClosed) return 'covered';
  const isInside = (state: string) => state === id || state.startsWith(`${id}.`);
  const inner = branches.filter(({ source }) => isInside(source)).map((branch) => branch.id);
  const areSeen = states.every((state) => !isInside(state.id) || isSeen(state.id));
  return areSeen && (inner.length === 0 || shareOfBranches(page, inner) === 'covered') ? 'covered' : 'partly';
}
