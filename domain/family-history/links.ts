import { self, type FamilyHistory, type Relative } from './history.ts';
import { relationFacts } from './relations.ts';

/** Those through whom somebody can be related: a cousin’s aunts and uncles, a grandchild’s parents. */
export function possibleVia({ relation }: Pick<Relative, 'relation'>, all: readonly Relative[]): Relative[] {
  return all.filter((other) => relationFacts[relation].via.includes(other.relation));
}

/**
 * Which parents somebody has, as far as it is told: two people with the same answer can be twins. Null where there can be no
 * twin in the family history.
 */
export function parentsOf(relative: Pick<Relative, 'relation' | 'side' | 'via'> | typeof self): string | null {
  if (relative === self) return 'own parents';
  const { relation, side, via } = relative;
  if (relation === 'sibling') return 'own parents';
  if (relation === 'parent' || relation === 'aunt-or-uncle') return `${side} grandparents`;
  if (relation === 'half-sibling') return `${side} parent and another`;
  if (relation === 'cousin' && via === null) return `${side} aunt or uncle`;
  return relation === 'grandparent' || relation === 'partner' ? null : `${relation} through ${String(via)}`;
}

/**
 * The history with all links leading somewhere: after a relative was removed, or two tabs were put together, nobody is related
 * through somebody who is gone, a cousin is on the side of their aunt or uncle, and twins are two or more.
 */
export function settled(history: FamilyHistory): FamilyHistory {
  const seen = new Set<string>();
  const isThere = (id: string) => id === self || history.relatives.some((relative) => relative.id === id);
  const twins = history.twins
    .map((group) => ({ ...group, members: group.members.filter((id) => isThere(id) && !seen.has(id) && seen.add(id)) }))
    .filter(({ members }) => members.length > 1);
  return {
    ...history,
    twins: same(twins, history.twins),
    relatives: same(
      history.relatives.map((relative) => withVia(relative, history.relatives)),
      history.relatives,
    ),
  };
}

function withVia(relative: Relative, all: readonly Relative[]): Relative {
  if (relative.via === null) return relative;
  const via = possibleVia(relative, all).find(({ id }) => id === relative.via);
  if (!via) return { ...relative, via: null };
  const isElsewhere = relative.relation === 'cousin' && relative.side !== via.side;
  return isElsewhere ? { ...relative, side: via.side } : relative;
}

/** The list as it was where nothing in it has changed. */
function same<Item>(now: Item[], before: Item[]): Item[] {
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}
