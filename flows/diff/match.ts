import type { Branch } from '#machines/graph/types.ts';

/** Two branches of which the second is what the first has become. */
export type Pair = { before: Branch; after: Branch };

export type Matched = { pairs: readonly Pair[]; removed: readonly Branch[]; added: readonly Branch[] };

/** What makes two branches of the same state and trigger the same, from the surest sign to the weakest. */
const signs: readonly ((branch: Branch) => string)[] = [
  ({ guard, targets, description }) => JSON.stringify([guard, targets, description]),
  ({ guard, targets }) => JSON.stringify([guard, targets]),
  ({ description }) => description,
  ({ targets }) => JSON.stringify(targets),
  ({ guard }) => guard ?? '',
];

/**
 * Finds for each branch what it has become. Its id holds its place in its list, which changes when one is put before it: so it is
 * known by what it says.
 */
export function matchBranches(before: readonly Branch[], after: readonly Branch[]): Matched {
  const listsBefore = Map.groupBy(before, listOf);
  const listsAfter = Map.groupBy(after, listOf);
  const keys = [...new Set([...listsBefore.keys(), ...listsAfter.keys()])];
  const matched = keys.map((key) => matchList(listsBefore.get(key) ?? [], listsAfter.get(key) ?? []));
  return {
    pairs: matched.flatMap(({ pairs }) => pairs),
    removed: matched.flatMap(({ removed }) => removed),
    added: matched.flatMap(({ added }) => added),
  };
}

function matchList(before: readonly Branch[], after: readonly Branch[]): Matched {
  const pairs: Pair[] = [];
  let [oldOnes, newOnes] = [before, after];
  for (const sign of signs) {
    for (const each of oldOnes) {
      const found = newOnes.find((other) => sign(other) === sign(each));
      if (!found) continue;
      pairs.push({ before: each, after: found });
      oldOnes = oldOnes.filter((other) => other !== each);
      newOnes = newOnes.filter((other) => other !== found);
    }
  }
  return { pairs, removed: oldOnes, added: newOnes };
}

function listOf({ source, trigger }: Branch): string {
  return `${source} ${trigger.kind} ${trigger.name}`;
}
