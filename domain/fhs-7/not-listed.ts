import {
  countedGroups,
  isAllListed,
  listedGroupsOf,
  type CountedGroup,
  type FamilyHistory,
  type ListedGroup,
  type Relation,
  type Relative,
} from '../family-history.ts';
import { fill, type Locale, type Texts, type Words } from '../words.ts';
import { bloodRelatives } from './blood.ts';

export type RelativesGroup = 'parents' | 'grandparents' | CountedGroup | ListedGroup;

/**
 * A group of relatives of whom some, or perhaps some, are not listed: nothing was told of them, and they may have had a condition.
 * `count` is null where nobody knows how many there are. `why` says what makes it so: some that everybody has are `missing`, nobody
 * has answered whether these are all (`unanswered`), the answer was “I don’t know” (`unknown`), or that there are `more`.
 */
export type NotListed = {
  group: RelativesGroup;
  count: number | null;
  why: 'missing' | 'unanswered' | 'unknown' | 'more';
};

/**
 * The groups that are not known to be complete. What stands below a pedigree and what keeps the screen open both come from here,
 * so that neither can say more or less than the other.
 * @param sex counts only those parents and grandparents who may be of this sex
 */
export function notListedOf(history: FamilyHistory, sex?: 'female' | 'male'): NotListed[] {
  const relatives = bloodRelatives(history);
  const { counted } = history;
  return [
    ...everybodyHas.flatMap(({ group, inAll }): NotListed[] => {
      const count = missingOf(relatives, relationOf[group], inAll, sex);
      return count === 0 ? [] : [{ group, count, why: 'missing' }];
    }),
    ...countedGroups.flatMap((group): NotListed[] =>
      counted[group] === 'known' ? [] : [{ group, count: null, why: counted[group] ?? 'unanswered' }],
    ),
    ...listedGroupsOf(history).flatMap((group): NotListed[] => {
      const answer = isAllListed(history, group);
      return answer === 'yes' ? [] : [{ group, count: null, why: answer === 'no' ? 'more' : (answer ?? 'unanswered') }];
    }),
  ];
}

const everybodyHas = [
  { group: 'parents', inAll: 2 },
  { group: 'grandparents', inAll: 4 },
] as const;

/** What those of a group are to the member. */
export const relationOf = {
  parents: 'parent',
  grandparents: 'grandparent',
  siblings: 'sibling',
  half_siblings: 'half-sibling',
  children: 'child',
  maternal_aunts_and_uncles: 'aunt-or-uncle',
  paternal_aunts_and_uncles: 'aunt-or-uncle',
  maternal_cousins: 'cousin',
  paternal_cousins: 'cousin',
  nieces_and_nephews: 'niece-or-nephew',
  grandchildren: 'grandchild',
} as const satisfies Record<RelativesGroup, Relation>;

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

/** A line for each reason why groups are not known to be complete, with the groups. */
export function notListedInWords(notListed: readonly NotListed[], locale: Locale): string[] {
  return (['missing', 'unknown', 'more', 'unanswered'] as const).flatMap((why) => {
    const groups = notListed.filter((each) => each.why === why).map((each) => groupInWords(each, locale));
    return groups.length === 0 ? [] : [fill(whyTexts[why], locale, { groups: groups.join('; ') })];
  });
}

/** What a group is called; with how many are missing, where that is known. */
function groupInWords({ group, count }: Pick<NotListed, 'group' | 'count'>, locale: Locale): string {
  const name = groupNames[group][locale];
  return count === null ? name : `${name} (${count})`;
}

const whyTexts = {
  missing: { en: 'Nothing told of: {groups}', es: 'No se ha dicho nada de: {groups}' },
  unknown: {
    en: 'Not known how many there are, so there may be more: {groups}',
    es: 'No se sabe cuántas personas son, así que puede haber más: {groups}',
  },
  more: { en: 'There are more than are listed: {groups}', es: 'Hay más personas que las de la lista: {groups}' },
  unanswered: { en: 'Not said if these are all: {groups}', es: 'No se dijo si son todas las personas: {groups}' },
} satisfies Texts;

const groupNames: Readonly<Record<RelativesGroup, Words>> = {
  parents: { en: 'parents', es: 'padres' },
  grandparents: { en: 'grandparents', es: 'abuelos' },
  siblings: { en: 'brothers and sisters', es: 'hermanos y hermanas' },
  half_siblings: { en: 'half brothers and half sisters', es: 'medios hermanos y medias hermanas' },
  children: { en: 'children', es: 'hijos e hijas' },
  maternal_aunts_and_uncles: { en: 'aunts and uncles on the mother’s side', es: 'tías y tíos maternos' },
  paternal_aunts_and_uncles: { en: 'aunts and uncles on the father’s side', es: 'tías y tíos paternos' },
  maternal_cousins: { en: 'cousins on the mother’s side', es: 'primas y primos por parte de madre' },
  paternal_cousins: { en: 'cousins on the father’s side', es: 'primas y primos por parte de padre' },
  nieces_and_nephews: { en: 'nieces and nephews', es: 'sobrinas y sobrinos' },
  grandchildren: { en: 'grandchildren', es: 'nietas y nietos' },
};
