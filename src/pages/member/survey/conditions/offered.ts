import { conditionFacts, type ConditionCode } from '#domain/family-history.ts';
import { findConditions } from '#domain/family-history/find/find.ts';
import type { Locale } from '#domain/words.ts';
import type { Slot } from './conditions-form.ts';

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

/** What a search found among the free places, the likeliest first: what the words name, and what they only hint at. */
export function foundSlots(
  offered: readonly Slot[],
  search: string,
  locale: Locale,
): { named: Slot[]; hinted: Slot[] } {
  const found = findConditions(search, locale).flatMap(({ code, by }) => {
    const slot = offered.find((each) => each.code === code);
    return slot ? [{ slot, isHint: by === 'hint' }] : [];
  });
  const slotsWhere = (wanted: boolean) => found.filter(({ isHint }) => isHint === wanted).map(({ slot }) => slot);
  return { named: slotsWhere(false), hinted: slotsWhere(true) };
}
