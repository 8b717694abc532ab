import { conditionFacts, needsOwnWords, type ConditionCode } from '../../../../../domain/family-history.ts';
import type { Slot } from './illnessForm.ts';

/** The conditions that are most often asked for: they stand in the list without a search. */
export const usualCodes: readonly ConditionCode[] = [
  'breast-cancer',
  'ovarian-cancer',
  'bowel-cancer',
  'prostate-cancer',
  'other-cancer',
  'cancer-of-unknown-kind',
  'heart-disease-before-50',
  'other-condition',
];

/** The free places that are offered: each condition once, and those that fit the sex at birth. */
export function offeredSlots(free: readonly Slot[], sex: unknown): Slot[] {
  return free.filter((slot, index) => {
    const { sex: only } = conditionFacts[slot.code];
    const isFirst = free.findIndex(({ code }) => code === slot.code) === index;
    return isFirst && (only === undefined || (sex !== 'female' && sex !== 'male') || sex === only);
  });
}

/**
 * Whether what is searched for stands in a condition’s name or explanation, in either language, accents or not. Those that are
 * told in own words are found by their names alone: their explanations name no illness of their own.
 */
export function isFound(code: ConditionCode, search: string): boolean {
  const { name, offeredAs, explained } = conditionFacts[code];
  const words = [name, ...(offeredAs ? [offeredAs] : []), ...(needsOwnWords(code) ? [] : [explained])];
  const text = plain(words.map(({ en, es }) => `${en} ${es}`).join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
