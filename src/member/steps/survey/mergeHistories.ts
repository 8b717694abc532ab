import type { FamilyHistory, Relative } from '../../../../domain/family-history.ts';
import { isSame } from '../../../app/autosave/isSame.ts';

/**
 * Puts what was changed here into what another tab has stored meanwhile. Where both have changed the same answer or the
 * same relative, what was changed here stays.
 * @param base what both have begun with
 */
export function mergeHistories(base: FamilyHistory, mine: FamilyHistory, theirs: FamilyHistory): FamilyHistory {
  const { relatives: _, ...answers } = mine;
  const merged = (Object.keys(answers) as (keyof typeof answers)[]).map((name) => [
    name,
    isSame(base[name], mine[name]) ? theirs[name] : mine[name],
  ]);
  return {
    ...(Object.fromEntries(merged) as typeof answers),
    relatives: mergeRelatives(base.relatives, mine.relatives, withIdsOf(mine.relatives, theirs.relatives)),
  };
}

/** In the order that they have here; those that the other tab added come last. */
function mergeRelatives(base: readonly Relative[], mine: readonly Relative[], theirs: readonly Relative[]): Relative[] {
  const kept = mine.flatMap((relative) => {
    const before = find(base, relative.id);
    if (!before || !isSame(before, relative)) return [relative];
    const other = find(theirs, relative.id);
    if (!other) return [];
    return [isSame(other, relative) ? relative : other];
  });
  const added = theirs.filter(({ id }) => !find(base, id) && !find(mine, id));
  return [...kept, ...added];
}

/** Two tabs that began the same form at the same time each made up a mother and a father: they are the same two people. */
function withIdsOf(mine: readonly Relative[], theirs: readonly Relative[]): Relative[] {
  return theirs.map((relative) => {
    if (relative.relation !== 'parent' || relative.side === 'unknown' || find(mine, relative.id)) return relative;
    const twin = mine.find(({ relation, side }) => relation === 'parent' && side === relative.side);
    return twin && !find(theirs, twin.id) ? { ...relative, id: twin.id } : relative;
  });
}

function find(relatives: readonly Relative[], id: string): Relative | undefined {
  return relatives.find((relative) => relative.id === id);
}
