import {
  countedGroups,
  isFirstDegree,
  type CountedGroup,
  type FamilyHistory,
  type Relation,
  type Relative,
  type YesNoUnknown,
} from '../family-history.ts';
import { bloodRelatives } from './blood.ts';
import { matches, type MissingFact } from './facts.ts';
import { fhs7, type Fhs7Item, type Fhs7ItemId } from './items.ts';
import { resultOf, type ScreenResult } from './result.ts';

/** People of whom nothing was told, and who may have been ill; `count` is null where nobody knows how many there are. */
export type NotListed = { group: 'parents' | 'grandparents' | CountedGroup; count: number | null };

/** One item as answered from the family history, by the ids of relatives. */
export type ScreenedItem = {
  id: Fhs7ItemId;
  answer: YesNoUnknown;
  /** Those who make it true, or would with one more of them. */
  because: string[];
  /** Those who keep it from being “no”, and the facts that are missing of each; none once it is “yes”. */
  open: { relative: string; missing: MissingFact[] }[];
  not_listed: NotListed[];
};

/** FHS-7 as derived from a family history. It is no diagnosis, and speaks of relatives only, not of the member. */
export type FamilyScreen = {
  instrument: typeof fhs7.instrument;
  version: string;
  result: ScreenResult;
  items: ScreenedItem[];
};

/**
 * Derives the seven items from a family history. What is not known stays “unknown”: an item is “no” only when no answer that is
 * still missing could make it “yes”. Both parents and all four grandparents count as unknown where they are not listed, and so
 * do brothers, sisters, children, aunts and uncles until the member has said how many there are. Men and women are meant by the
 * sex assigned at birth.
 */
export function screenFamily(history: FamilyHistory): FamilyScreen {
  const items = fhs7.items.map((item) => screened(item, history));
  return {
    instrument: fhs7.instrument,
    version: fhs7.version,
    result: resultOf(items.map(({ answer }) => answer)),
    items,
  };
}

function screened(item: Fhs7Item, history: FamilyHistory): ScreenedItem {
  const relatives = bloodRelatives(history);
  const findings = relatives
    .filter(({ relation }) => !item.firstDegree || isFirstDegree(relation))
    .map((relative) => ({ id: relative.id, ...matches(relative, item) }));
  const because = findings.filter(({ holds }) => holds === true).map(({ id }) => id);
  const open = findings
    .filter(({ holds }) => holds === 'unknown')
    .map(({ id, missing }) => ({ relative: id, missing: [...missing] }));
  const not_listed = notListed(item, history, relatives);

  const possible = not_listed.reduce((sum, { count }) => sum + (count ?? Infinity), because.length + open.length);
  const base = { id: item.id, because };
  if (because.length >= item.least) return { ...base, answer: 'yes', open: [], not_listed: [] };
  if (possible >= item.least) return { ...base, answer: 'unknown', open, not_listed };
  return { ...base, answer: 'no', open: [], not_listed: [] };
}

function notListed(item: Fhs7Item, { counted }: FamilyHistory, relatives: readonly Relative[]): NotListed[] {
  const ancestors = everybodyHas.map(({ group, relation, inAll }) => ({
    ...{ group, relation },
    count: missingOf(relatives, relation, inAll, item.sex),
  }));
  const uncounted = countedGroups
    .filter((group) => counted[group] !== 'known')
    .map((group) => ({ group, relation: relationOf[group], count: null }));
  return [...ancestors, ...uncounted]
    .filter(({ relation, count }) => count !== 0 && (!item.firstDegree || isFirstDegree(relation)))
    .map(({ group, count }) => ({ group, count }));
}

const everybodyHas = [
  { group: 'parents', relation: 'parent', inAll: 2 },
  { group: 'grandparents', relation: 'grandparent', inAll: 4 },
] as const;

const relationOf = {
  siblings: 'sibling',
  half_siblings: 'half-sibling',
  children: 'child',
  maternal_aunts_and_uncles: 'aunt-or-uncle',
  paternal_aunts_and_uncles: 'aunt-or-uncle',
} as const satisfies Record<CountedGroup, Relation>;

/** How many of these people are not listed, or may be of a sex: one half was born female, the other male. */
function missingOf(
  relatives: readonly Relative[],
  relation: Relation,
  inAll: number,
  sex: 'female' | 'male' | undefined,
): number {
  const listed = relatives.filter((relative) => relative.relation === relation);
  const missing = inAll - listed.length;
  if (!sex) return Math.max(0, missing);
  const ofSex = listed.filter(({ sex_assigned_at_birth }) => sex_assigned_at_birth === sex).length;
  return Math.max(0, Math.min(missing, inAll / 2 - ofSex));
}
