import { sanitizeText } from '../validation.ts';
import type { FamilyHistory } from './history.ts';

/** The history with the texts that people typed cleaned: the names of relatives, and conditions in own words. */
export function sanitizeFamilyHistory(history: FamilyHistory): FamilyHistory {
  return {
    ...history,
    relatives: history.relatives.map((relative) => ({
      ...relative,
      name: sanitizeText(relative.name),
      conditions: relative.conditions.map((each) => ({ ...each, other: sanitizeText(each.other) })),
    })),
  };
}
