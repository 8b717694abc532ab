import type { Locale, Words } from '../words.ts';
import { cancerFacts } from './cancers.ts';
import type { RelativeCondition } from './history.ts';
import { otherConditionFacts } from './other-conditions.ts';

/** The conditions that are asked about the member and their relatives, as spelled on the wire. */
export const conditionCodes = [
  'breast-cancer',
  'ovarian-cancer',
  'bowel-cancer',
  'uterine-cancer',
  'cervical-cancer',
  'pancreatic-cancer',
  'prostate-cancer',
  'testicular-cancer',
  'stomach-cancer',
  'melanoma',
  'skin-cancer',
  'kidney-cancer',
  'bladder-cancer',
  'thyroid-cancer',
  'brain-cancer',
  'lung-cancer',
  'liver-cancer',
  'blood-cancer',
  'sarcoma',
  'other-cancer',
  'cancer-of-unknown-kind',
  'bowel-polyps',
  'heart-disease-before-50',
  'sudden-death',
  'high-cholesterol',
  'blood-clots',
  'iron-overload',
  'sickle-cell-or-thalassemia',
  'cystic-fibrosis',
  'muscle-disease',
  'dementia-before-60',
  'huntington-disease',
  'intellectual-disability',
  'birth-defect',
  'known-gene-change',
  'other-condition',
] as const;
export type ConditionCode = (typeof conditionCodes)[number];

/** The groups that the conditions are listed by. */
export const conditionGroups = ['cancer', 'heart-and-blood', 'brain-and-muscles', 'other'] as const;
export type ConditionGroup = (typeof conditionGroups)[number];

export type ConditionFacts = {
  name: Words;
  explained: Words;
  /** How it is offered to choose from, where somebody would say it in other words than those that stand in a record. */
  offeredAs?: Words;
  group: ConditionGroup;
  /** In an organ that comes in pairs: it can be on both sides. */
  isPaired?: true;
  /** Begins before this age, or it is not this condition. */
  before?: number;
  /** Named in the member's own words. */
  needsWords?: true;
  /** Where it needs an organ that only people of this sex at birth usually have. */
  sex?: 'female' | 'male';
};

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
 * people write down the illness that it came with. “Another cancer” says itself that it is one.
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

/** Whether the illness itself is open: that it was a cancer is known, and not which. */
export function isOfUnknownKind(condition: ConditionCode): boolean {
  return condition === 'cancer-of-unknown-kind';
}

type Onset = Pick<RelativeCondition, 'condition' | 'age_of_onset' | 'decade_of_onset' | 'onset_unknown'>;

/** Whether it is known when a condition began, by year or decade, or nothing is to be known. */
export function hasKnownOnset({ condition, age_of_onset, decade_of_onset }: Onset): boolean {
  return !beginsAtAnAge(condition) || age_of_onset !== null || decade_of_onset !== null;
}

/** Whether nobody has said yet when a condition began; “I don’t know” says so. */
export function isOnsetOpen(told: Onset): boolean {
  return !hasKnownOnset(told) && !told.onset_unknown;
}
