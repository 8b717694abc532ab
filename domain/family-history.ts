/** A member's family history: what it holds, and what must be true of one that is submitted. */
export { checkFamilyHistory } from './family-history/check.ts';
export { conditionCodes, conditionFacts, needsOwnWords, type ConditionCode } from './family-history/conditions.ts';
export {
  aboutYouQuestions,
  newFamilyHistory,
  newRelative,
  type FamilyHistory,
  type Relative,
  type RelativeCondition,
  type YesNoUnknown,
} from './family-history/history.ts';
export { relationFacts, relations, sides, type Relation, type Side } from './family-history/relations.ts';
export { sanitizeFamilyHistory } from './family-history/sanitize.ts';
