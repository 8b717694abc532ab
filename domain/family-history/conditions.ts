import type { Locale } from '../words.ts';
import { cancerFacts } from './cancers.ts';
import type { ConditionCode, ConditionFacts } from './condition-codes.ts';
import type { RelativeCondition } from './history.ts';
import { otherConditionFacts } from './other-conditions.ts';

/** What each condition is called at the kitchen table, what the medical word for it means, and what else is asked of it. */
export const conditionFacts: Readonly<Record<ConditionCode, ConditionFacts>> = {
  ...cancerFacts,
  ...otherConditionFacts,
};

/** Whether a condition must be named in the member's own words. */
export function needsOwnWords(condition: ConditionCode): boolean {
  return conditionFacts[condition].needsWords === true;
}

/**
 * Whether it must be asked if there was a cancer that no code names. “Something else” may be one; and beside a gene change
 * people write down the condition that it came with. “Another cancer” says itself that it is one.
 */
export function asksIfCancer(condition: ConditionCode): boolean {
  return needsOwnWords(condition) && !isCancer(condition);
}

/**
 * Whether a cancer may stand in it that no code names: one of unknown kind, and whatever is told in own words until the member
 * has said that it is no cancer. What the words are is never looked at.
 */
export function mayBeUncodedCancer({
  condition,
  is_cancer,
}: Pick<RelativeCondition, 'condition' | 'is_cancer'>): boolean {
  if (isOfUnknownKind(condition)) return true;
  return needsOwnWords(condition) && (isCancer(condition) || is_cancer !== 'no');
}

/** Whether nobody has said yet if what own words mean is a cancer; “I don’t know” says so. Beside a gene change nobody has to. */
export function isCancerOpen({
  condition,
  is_cancer = null,
}: Pick<RelativeCondition, 'condition' | 'is_cancer'>): boolean {
  return condition === 'other-condition' && is_cancer === null;
}

/** The name of a condition; the member’s own words after it, where it has them. */
export function conditionNameOf(
  { condition, other }: { condition: ConditionCode; other: string },
  locale: Locale,
): string {
  const name = conditionFacts[condition].name[locale];
  return needsOwnWords(condition) && other.trim() !== '' ? `${name}: ${other.trim()}` : name;
}

/** Whether a condition is a cancer, of which there can be more than one. */
export function isCancer(condition: ConditionCode): boolean {
  return conditionFacts[condition].group === 'cancer';
}

/** Whether a condition begins at some age: a gene change is there from birth, and nobody is asked since when. */
export function beginsAtAnAge(condition: ConditionCode): boolean {
  return condition !== 'known-gene-change';
}

/** Whether the condition itself is open: that it was a cancer is known, and not which. */
export function isOfUnknownKind(condition: ConditionCode): boolean {
  return condition === 'cancer-of-unknown-kind';
}

type Onset = Pick<RelativeCondition, 'condition' | 'age_of_onset' | 'decade_of_onset' | 'onset_unknown'>;

/** Whether it is known when a condition began, by year or decade, or nothing is to be known. */
export function hasKnownOnset({ condition, age_of_onset, decade_of_onset }: Onset): boolean {
  return !beginsAtAnAge(condition) || age_of_onset !== null || decade_of_onset !== null;
}

/** Whether nobody has said yet when a condition began; “I don’t know” says so. */
export function isOnsetOpen(onset: Onset): boolean {
  return !hasKnownOnset(onset) && !onset.onset_unknown;
}
