import type { Ancestry } from './ancestry.ts';
import type { ConditionCode } from './condition-codes.ts';
import { newCounted, type Counted } from './counted.ts';
import type { Relation, Side } from './relations.ts';

export type YesNoUnknown = 'yes' | 'no' | 'unknown';

/** Null while nobody has answered; “I don’t know” is an answer, and says so by `unknown`. */
export type YesNoUnknownAnswer = YesNoUnknown | null;

export type SexAtBirth = 'female' | 'male' | 'unknown';

/** Who a person is, apart from their sex at birth; null where it is not said, or is the same. */
export type Gender = 'woman' | 'man' | 'nonbinary' | 'other';

/** `in`: came to the family by adoption, not by blood. `out`: a relative by blood who grew up in another family. */
export type Adoption = 'none' | 'in' | 'out' | 'unknown';

export type VitalStatus = 'living' | 'deceased' | 'unknown';

export type Decade = 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;

export type RelativeCondition = {
  condition: ConditionCode;
  /** The member’s own words, for the conditions that need them. */
  other: string;
  /** In years. Of the age, the decade and “I don’t know” at most one is given; none while nobody has answered. */
  age_of_onset: number | null;
  /** The decade of life as its first year: 40 for “in their forties”. */
  decade_of_onset: Decade | null;
  /** The answer “I don’t know”. */
  onset_unknown: boolean;
  /** On both sides of the body, at once or years apart; asked for paired organs. */
  bilateral: YesNoUnknownAnswer;
  /** More than one primary cancer of this kind: a new one, not one that came back or spread. Asked for cancers. */
  more_than_one: YesNoUnknownAnswer;
  /**
   * Whether what stands in own words is a cancer; asked where `asksIfCancer` says so. Not there in what was stored before it
   * was asked: that is as open as an answer that nobody has given.
   */
  is_cancer?: YesNoUnknownAnswer;
};

export type Relative = {
  id: string;
  relation: Relation;
  side: Side;
  name: string;
  sex_assigned_at_birth: SexAtBirth;
  gender: Gender | null;
  /** Null while nobody has answered; “I don’t know” says so by `unknown`. */
  vital_status: VitalStatus | null;
  /** In years, now or at death; null when not known. */
  age: number | null;
  /** Null while nobody has answered; “I don’t know” says so by `unknown`. */
  adoption: Adoption | null;
  /** The relative through whom they are related, as `relationFacts` says; null when not known. */
  via: string | null;
  /** Whether they have had cancer or another of the conditions: an empty list alone would not tell “none” from “not asked”. */
  has_conditions: YesNoUnknownAnswer;
  conditions: RelativeCondition[];
};

export type Twins = {
  /** The ids of relatives; `self` is the member. Three of them are triplets. */
  members: string[];
  kind: 'identical' | 'fraternal' | 'unknown';
};

export type ParentsRelation = 'first-cousins' | 'second-cousins' | 'other' | 'unknown';

/** The groups of relatives who are added one by one: the member is asked whether all of a group are listed. */
export const listedGroups = ['maternal_cousins', 'paternal_cousins', 'nieces_and_nephews', 'grandchildren'] as const;
export type ListedGroup = (typeof listedGroups)[number];

/** The answers; null while nobody has answered. */
export type AllListed = Record<ListedGroup, YesNoUnknownAnswer>;

/** The family history as it is stored and sent: the contract's shape. */
export type FamilyHistory = {
  adopted: YesNoUnknownAnswer;
  ashkenazi_jewish: YesNoUnknownAnswer;
  parents_related: YesNoUnknownAnswer;
  /** How they are related, where they are. */
  parents_relation: ParentsRelation | null;
  sex_assigned_at_birth: SexAtBirth | null;
  gender: Gender | null;
  ancestry: { maternal: Ancestry; paternal: Ancestry };
  /** Whether the member themself has had cancer or another of the conditions. */
  has_conditions: YesNoUnknownAnswer;
  conditions: RelativeCondition[];
  counted: Counted;
  /** Not there until the first of these questions is answered. */
  all_listed?: AllListed;
  twins: Twins[];
  relatives: Relative[];
};

/** The member among the twins. */
export const self = 'self';

/** How many relatives a family history can hold. */
export const mostRelatives = 100;

/** How many conditions a whole family can have: far more than anybody tells. Each is drawn, on paper too. */
export const mostConditions = 500;

/** The questions about the member that need an answer, in the order they are asked. */
export const memberQuestions = [
  'sex_assigned_at_birth',
  'adopted',
  'parents_related',
  'has_conditions',
  'ashkenazi_jewish',
] as const;

/** A relative of whom nothing is known yet. A parent's sex at birth follows from the side. */
export function newRelative(id: string, relation: Relation, side: Side): Relative {
  const sexOfParent = side === 'maternal' ? 'female' : side === 'paternal' ? 'male' : 'unknown';
  return {
    id,
    relation,
    side,
    name: '',
    sex_assigned_at_birth: relation === 'parent' ? sexOfParent : 'unknown',
    gender: null,
    vital_status: null,
    age: null,
    adoption: null,
    via: null,
    has_conditions: null,
    conditions: [],
  };
}

/** A condition about which no more is known than that they had it. */
export function newCondition(condition: ConditionCode): RelativeCondition {
  return {
    ...{ condition, other: '', age_of_onset: null, decade_of_onset: null, onset_unknown: false },
    ...{ bilateral: null, more_than_one: null },
  };
}

/** The parents of the mother and of the father, about whom nothing is known. */
export function fourGrandparents(makeId: () => string): Relative[] {
  return (['maternal', 'paternal'] as const).flatMap((side) =>
    (['female', 'male'] as const).map((sex_assigned_at_birth) => ({
      ...newRelative(makeId(), 'grandparent', side),
      sex_assigned_at_birth,
    })),
  );
}

/** What the form begins with: no answers yet, and both parents, about whom nothing is known. */
export function newFamilyHistory(makeId: () => string): FamilyHistory {
  return {
    ...{ adopted: null, ashkenazi_jewish: null, parents_related: null, parents_relation: null },
    ...{ sex_assigned_at_birth: null, gender: null, has_conditions: null, conditions: [] },
    ancestry: { maternal: { origins: [], other: '' }, paternal: { origins: [], other: '' } },
    counted: newCounted(),
    twins: [],
    relatives: [newRelative(makeId(), 'parent', 'maternal'), newRelative(makeId(), 'parent', 'paternal')],
  };
}
