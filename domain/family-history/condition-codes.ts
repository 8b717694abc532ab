import type { Words } from '../words.ts';

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
