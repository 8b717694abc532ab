import { sanitizeText } from '../validation.ts';
import type { Ancestry } from './ancestry.ts';
import type { FamilyHistory, RelativeCondition } from './history.ts';

/** The history with the texts that people typed cleaned: the names of relatives, and conditions and origins in own words. */
export function sanitizeFamilyHistory(history: FamilyHistory): FamilyHistory {
  const { maternal, paternal } = history.ancestry;
  return {
    ...history,
    ancestry: { maternal: cleanOrigins(maternal), paternal: cleanOrigins(paternal) },
    conditions: history.conditions.map(cleanCondition),
    relatives: history.relatives.map((relative) => ({
      ...relative,
      name: sanitizeText(relative.name),
      conditions: relative.conditions.map(cleanCondition),
    })),
  };
}

function cleanCondition(condition: RelativeCondition): RelativeCondition {
  return { ...condition, other: sanitizeText(condition.other) };
}

function cleanOrigins(ancestry: Ancestry): Ancestry {
  return { ...ancestry, other: sanitizeText(ancestry.other) };
}
