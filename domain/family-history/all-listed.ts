import type { CountedGroup } from './counted.ts';
import {
  listedGroups,
  type AllListed,
  type FamilyHistory,
  type ListedGroup,
  type Relative,
  type YesNoUnknownAnswer,
} from './history.ts';
import type { Relation, Side } from './relations.ts';

type ListedRelatives = Pick<FamilyHistory, 'all_listed' | 'counted' | 'relatives'>;

/** Nothing is answered yet. */
export function newAllListed(): AllListed {
  return Object.fromEntries(listedGroups.map((group) => [group, null])) as AllListed;
}

/** Whether all of a group are listed. A family history that was stored before the question was asked has no answer to it. */
export function isAllListed({ all_listed }: Pick<FamilyHistory, 'all_listed'>, group: ListedGroup): YesNoUnknownAnswer {
  return all_listed?.[group] ?? null;
}

/** Who of a group is listed. A cousin whose side nobody knows may be of either. */
export function listedIn(group: ListedGroup, { relatives }: Pick<FamilyHistory, 'relatives'>): Relative[] {
  const { relation, side } = groupFacts[group];
  return relatives.filter((relative) => relative.relation === relation && isOnSide(relative, side));
}

/**
 * The history after a change, with the question open again for each group of which there were said to be none, and somebody is listed
 * now: “there are none” was never “these are all”.
 */
export function askedAgain(before: FamilyHistory, after: FamilyHistory): FamilyHistory {
  const { all_listed } = after;
  const wrong = listedGroups.filter(
    (group) =>
      isAllListed(before, group) === 'yes' &&
      isAllListed(after, group) === 'yes' &&
      listedIn(group, before).length === 0 &&
      listedIn(group, after).length > 0,
  );
  if (!all_listed || wrong.length === 0) return after;
  return { ...after, all_listed: { ...all_listed, ...Object.fromEntries(wrong.map((group) => [group, null])) } };
}

/**
 * The groups that there may be, and that are asked about: nobody has cousins on a side without aunts and uncles, nieces
 * without brothers and sisters, or grandchildren without children. Whoever is listed anyway brings the question back.
 */
export function listedGroupsOf(history: ListedRelatives): ListedGroup[] {
  return listedGroups.filter((group) => {
    const { parents, counted, side } = groupFacts[group];
    const mayHaveParents = counted.some((each) => history.counted[each] !== 'known');
    const hasParents = history.relatives.some((one) => parents.includes(one.relation) && isOnSide(one, side));
    return mayHaveParents || hasParents || listedIn(group, history).length > 0;
  });
}

function isOnSide(relative: Relative, side: Side | undefined): boolean {
  return side === undefined || relative.side === side || relative.side === 'unknown';
}

type GroupFacts = {
  relation: Relation;
  side?: Side;
  /** Whose children they are, and the groups of those. */
  parents: readonly Relation[];
  counted: readonly CountedGroup[];
};

const groupFacts: Readonly<Record<ListedGroup, GroupFacts>> = {
  maternal_cousins: {
    ...{ relation: 'cousin', side: 'maternal' },
    ...{ parents: ['aunt-or-uncle'], counted: ['maternal_aunts_and_uncles'] },
  },
  paternal_cousins: {
    ...{ relation: 'cousin', side: 'paternal' },
    ...{ parents: ['aunt-or-uncle'], counted: ['paternal_aunts_and_uncles'] },
  },
  nieces_and_nephews: {
    relation: 'niece-or-nephew',
    ...{ parents: ['sibling', 'half-sibling'], counted: ['siblings', 'half_siblings'] },
  },
  grandchildren: { relation: 'grandchild', parents: ['child'], counted: ['children'] },
};
