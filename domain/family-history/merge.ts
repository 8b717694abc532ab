import { askedAgain, newAllListed, settled, type FamilyHistory, type Relative, type Twins } from '../family-history.ts';
import { isSame } from '../is-same.ts';

/**
 * Puts what was changed here into what another tab has stored meanwhile. Where both have changed the same answer or the
 * same relative, what was changed here stays; and nobody is a twin of, or related through, somebody whom either has removed.
 * @param base what both have begun with
 */
export function mergeHistories(base: FamilyHistory, mine: FamilyHistory, theirs: FamilyHistory): FamilyHistory {
  const renamed = withIdsOf(mine, theirs);
  const { ancestry, counted, all_listed: _allListed, twins: _twins, relatives: _relatives, ...answers } = mine;
  const merged = settled({
    ...mergeFields(base, answers, renamed),
    ancestry: mergeFields(base.ancestry, ancestry, renamed.ancestry),
    counted: mergeFields(base.counted, counted, renamed.counted),
    ...mergeAllListed(base, mine, renamed),
    twins: mergeTwins(base.twins, mine.twins, renamed.twins),
    relatives: mergeRelatives(base.relatives, mine.relatives, renamed.relatives),
  });
  return askedAgain(mine, askedAgain(renamed, merged));
}

/** Field by field: what was changed here, and else what stands there. */
function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const merged = (Object.keys(mine) as (keyof Fields)[]).map((name) => [
    name,
    isSame(base[name], mine[name]) ? theirs[name] : mine[name],
  ]);
  return Object.fromEntries(merged) as Fields;
}

/** Left out as long as neither has answered it. */
function mergeAllListed(base: FamilyHistory, mine: FamilyHistory, theirs: FamilyHistory) {
  if (!mine.all_listed && !theirs.all_listed) return {};
  const answersOf = ({ all_listed = newAllListed() }: FamilyHistory) => all_listed;
  return { all_listed: mergeFields(answersOf(base), answersOf(mine), answersOf(theirs)) };
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

/** Groups that were changed or taken apart here stand as they do here; all others as they do there. */
function mergeTwins(base: readonly Twins[], mine: readonly Twins[], theirs: readonly Twins[]): Twins[] {
  const has = (groups: readonly Twins[], group: Twins) => groups.some((other) => isSame(other, group));
  const changedHere = mine.filter((group) => !has(base, group));
  const goneHere = base.filter((group) => !has(mine, group));
  const touched = new Set([...changedHere, ...goneHere].flatMap(({ members }) => members));
  return [
    ...mine.filter((group) => has(base, group) && has(theirs, group)),
    ...changedHere,
    ...theirs.filter((group) => !has(mine, group) && !group.members.some((id) => touched.has(id))),
  ];
}

/** Two tabs that began the same form at the same time each made up parents and grandparents: they are the same people. */
function withIdsOf(mine: FamilyHistory, theirs: FamilyHistory): FamilyHistory {
  const ids = new Map<string, string>();
  for (const relative of theirs.relatives) {
    const place = onlyPlaceOf(relative);
    if (place === undefined || find(mine.relatives, relative.id)) continue;
    const same = mine.relatives.find((one) => onlyPlaceOf(one) === place && !find(theirs.relatives, one.id));
    if (same && ![...ids.values()].includes(same.id)) ids.set(relative.id, same.id);
  }
  const now = (id: string) => ids.get(id) ?? id;
  return {
    ...theirs,
    twins: theirs.twins.map((group) => ({ ...group, members: group.members.map(now) })),
    relatives: theirs.relatives.map((relative) =>
      ids.has(relative.id) ? { ...relative, id: now(relative.id) } : relative,
    ),
  };
}

/** The place in the family that one person has, where it is one that the form itself fills to begin with. */
function onlyPlaceOf({ relation, side, sex_assigned_at_birth }: Relative): string | undefined {
  if (side === 'unknown') return undefined;
  if (relation === 'parent') return `parent ${side}`;
  const isTold = sex_assigned_at_birth === 'female' || sex_assigned_at_birth === 'male';
  return relation === 'grandparent' && isTold ? `grandparent ${side} ${sex_assigned_at_birth}` : undefined;
}

function find(relatives: readonly Relative[], id: string): Relative | undefined {
  return relatives.find((relative) => relative.id === id);
}
