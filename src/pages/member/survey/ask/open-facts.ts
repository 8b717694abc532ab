import { conditionFacts, type Relative, type RelativeCondition } from '#domain/family-history.ts';
import { hasKnownOnset, isCancer, isCancerOpen, isOfUnknownKind } from '#domain/family-history/conditions.ts';

/** What a relative could still be asked about: whether they have had a condition, more about one, their age, adoption. */
export type OpenFact = 'conditions' | 'details' | 'age' | 'adoption';

/** What nobody has answered about a relative yet, or what the member does not know; a child’s other parent is not asked about. */
export function openFactsOf(relative: Relative): OpenFact[] {
  const { relation, has_conditions, conditions, age, vital_status, adoption } = relative;
  if (relation === 'partner') return [];
  const isOpen = has_conditions === null || has_conditions === 'unknown';
  const lacksDetails = has_conditions === 'yes' && (conditions.length === 0 || conditions.some(isVague));
  return [
    ...(isOpen ? (['conditions'] as const) : []),
    ...(lacksDetails ? (['details'] as const) : []),
    ...(age === null || isUntold(vital_status) ? (['age'] as const) : []),
    ...(isUntold(adoption) ? (['adoption'] as const) : []),
  ];
}

function isVague(reported: RelativeCondition): boolean {
  const { condition, bilateral, more_than_one, is_cancer } = reported;
  const isSideOpen = conditionFacts[condition].isPaired === true && isUntold(bilateral);
  const isCountOpen = isCancer(condition) && isUntold(more_than_one);
  const isKindOpen = isCancerOpen(reported) || is_cancer === 'unknown';
  return isKindOpen || isOfUnknownKind(condition) || !hasKnownOnset(reported) || isSideOpen || isCountOpen;
}

function isUntold(answer: string | null): boolean {
  return answer === null || answer === 'unknown';
}
