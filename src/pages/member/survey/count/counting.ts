import {
  newRelative,
  type CountedGroup,
  type FamilyHistory,
  type Relation,
  type Relative,
  type Side,
} from '#domain/family-history.ts';
import { kindOfPerson } from '#domain/family-history/relative-titles.ts';

/** Of the others there are as many as there are by blood, or they are added one by one. */
export type CountableRelation = Exclude<Relation, 'parent' | 'grandparent' | 'partner'>;

/** Relatives that are counted together: sisters, uncles on the mother's side, the daughters of an aunt. */
export type Countable = { relation: CountableRelation; side: Side; sex: 'female' | 'male'; via?: string };

const bothSexes = (relation: CountableRelation, side: Side): Countable[] =>
  (['female', 'male'] as const).map((sex) => ({ relation, side, sex }));

/** What is asked by “how many”, group by group. */
export const countables: Readonly<Record<CountedGroup, readonly Countable[]>> = {
  siblings: bothSexes('sibling', 'both'),
  half_siblings: [...bothSexes('half-sibling', 'maternal'), ...bothSexes('half-sibling', 'paternal')],
  children: bothSexes('child', 'both'),
  maternal_aunts_and_uncles: bothSexes('aunt-or-uncle', 'maternal'),
  paternal_aunts_and_uncles: bothSexes('aunt-or-uncle', 'paternal'),
};

/** The relation of somebody’s children to the member; nobody else’s children are asked for. */
const childrenOf: Partial<Record<Relation, CountableRelation>> = {
  sibling: 'niece-or-nephew',
  'half-sibling': 'niece-or-nephew',
  child: 'grandchild',
  'aunt-or-uncle': 'cousin',
};

/** A relative’s daughters and sons. */
export function childCountables({ id, relation, side }: Relative): Countable[] {
  const children = childrenOf[relation];
  if (!children) return [];
  return bothSexes(children, children === 'cousin' ? side : 'both').map((countable) => ({ ...countable, via: id }));
}

/** Those who are called so: a brother is one also where another sex was assigned at birth. */
export function counted({ relation, side, sex, via }: Countable, { relatives }: FamilyHistory): Relative[] {
  const kind = sex === 'female' ? 'woman' : 'man';
  return relatives.filter(
    (one) =>
      one.relation === relation &&
      kindOfPerson(one) === kind &&
      (via === undefined ? one.side === side : one.via === via),
  );
}

/** All of a group, those among them who are neither called a woman nor a man. */
export function allIn(group: CountedGroup, { relatives }: FamilyHistory): Relative[] {
  return relatives.filter((one) =>
    countables[group].some(({ relation, side }) => one.relation === relation && one.side === side),
  );
}

/** One more of them, of whom nothing else is known. */
export function withOneMore({ relation, side, sex, via }: Countable, history: FamilyHistory): FamilyHistory {
  const relative: Relative = {
    ...newRelative(crypto.randomUUID(), relation, side),
    ...{ sex_assigned_at_birth: sex, via: via ?? null },
  };
  return { ...history, relatives: [...history.relatives, relative] };
}

/**
 * One of them less: the last of whom nothing was said.
 * @returns undefined where something was said of each of them
 */
export function withOneLess(countable: Countable, history: FamilyHistory): FamilyHistory | undefined {
  const blank = counted(countable, history).findLast((relative) => isBlank(relative, history));
  return blank && { ...history, relatives: history.relatives.filter((one) => one !== blank) };
}

/** Whether no more is known than that there is this relative: “I don’t know” adds nothing to that. */
function isBlank(relative: Relative, { relatives, twins }: FamilyHistory): boolean {
  const { id, relation, side, sex_assigned_at_birth, via } = relative;
  const vital_status = relative.vital_status === 'unknown' ? 'unknown' : null;
  const adoption = relative.adoption === 'unknown' ? 'unknown' : null;
  const plain = { ...newRelative(id, relation, side), sex_assigned_at_birth, via, vital_status, adoption };
  const isLinked = relatives.some((one) => one.via === id) || twins.some(({ members }) => members.includes(id));
  return !isLinked && Object.entries(plain).every(([name, value]) => isEqual(relative[name as keyof Relative], value));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
