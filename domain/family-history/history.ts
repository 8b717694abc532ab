import type { ConditionCode } from './conditions.ts';
import type { Relation, Side } from './relations.ts';

export type YesNoUnknown = 'yes' | 'no' | 'unknown';

/** Null while nobody has answered; “I don’t know” is an answer, and says so by `unknown`. */
type YesNoUnknownAnswer = YesNoUnknown | null;

export type RelativeCondition = { condition: ConditionCode; other: string; age_of_onset: number | null };

export type Relative = {
  id: string;
  relation: Relation;
  side: Side;
  name: string;
  sex_assigned_at_birth: 'female' | 'male' | 'unknown';
  vital_status: 'living' | 'deceased' | 'unknown';
  /** In years, now or at death; null when not known. */
  age: number | null;
  adopted: YesNoUnknown;
  /** Whether they have had cancer or another of the conditions: an empty list alone would not tell “none” from “not asked”. */
  has_conditions: YesNoUnknownAnswer;
  conditions: RelativeCondition[];
};

/** The family history as it is stored and sent: the contract's shape. */
export type FamilyHistory = {
  adopted: YesNoUnknownAnswer;
  ashkenazi_jewish: YesNoUnknownAnswer;
  parents_related: YesNoUnknownAnswer;
  relatives: Relative[];
};

/** The questions about the member, in the order they are asked. */
export const aboutYouQuestions = ['adopted', 'ashkenazi_jewish', 'parents_related'] as const;

/** A relative of whom nothing is known yet. A parent's sex at birth follows from the side. */
export function newRelative(id: string, relation: Relation, side: Side): Relative {
  const sexOfParent = side === 'maternal' ? 'female' : side === 'paternal' ? 'male' : 'unknown';
  return {
    id,
    relation,
    side,
    name: '',
    sex_assigned_at_birth: relation === 'parent' ? sexOfParent : 'unknown',
    vital_status: 'unknown',
    age: null,
    adopted: 'unknown',
    has_conditions: null,
    conditions: [],
  };
}

/** What the form begins with: no answers yet, and both parents, about whom nothing is known. */
export function newFamilyHistory(makeId: () => string): FamilyHistory {
  return {
    adopted: null,
    ashkenazi_jewish: null,
    parents_related: null,
    relatives: [newRelative(makeId(), 'parent', 'maternal'), newRelative(makeId(), 'parent', 'paternal')],
  };
}
