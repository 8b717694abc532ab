/** A member's family history: what it holds, and what must be true of one that is submitted. */
export { askedAgain, isAllListed, listedGroupsOf, listedIn, newAllListed } from './family-history/all-listed.ts';
export { originCodes, originFacts, type Ancestry, type OriginCode } from './family-history/ancestry.ts';
export { checkFamilyHistory, checkFamilySize } from './family-history/check.ts';
export { conditionFacts, isCancer, needsOwnWords } from './family-history/conditions.ts';
export { conditionCodes, conditionGroups, type ConditionCode } from './family-history/condition-codes.ts';
export { countedGroups, type Counted, type CountedGroup } from './family-history/counted.ts';
export { findDoubtfulAges } from './family-history/doubtful-ages.ts';
export {
  mostRelatives,
  newCondition,
  fourGrandparents,
  listedGroups,
  newFamilyHistory,
  newRelative,
  self,
  type Adoption,
  type AllListed,
  type Decade,
  type FamilyHistory,
  type Gender,
  type ListedGroup,
  type ParentsRelation,
  type Relative,
  type RelativeCondition,
  type SexAtBirth,
  type Twins,
  type VitalStatus,
  type YesNoUnknown,
} from './family-history/history.ts';
export { parentsOf, possibleVia, settled } from './family-history/links.ts';
export {
  isFirstDegree,
  relationFacts,
  relations,
  sides,
  type Relation,
  type Side,
} from './family-history/relations.ts';
export { sanitizeFamilyHistory } from './family-history/sanitize.ts';
