import { conditionFacts, needsOwnWords, type RelativeCondition } from '../../../../domain/family-history.ts';
import { decadeTexts } from '../../../texts/illnesses.ts';
import type { Translate } from '../../../texts/locale.ts';
import { factTexts } from '../../../texts/relatives.ts';
import type { Illnesses } from './illness/illnessForm.ts';

/** What is known of somebody’s illnesses; “none” is said only where the member said so, and nothing where nobody answered. */
export function illnessesOf({ has_conditions, conditions }: Illnesses, t: Translate): string[] {
  if (has_conditions === null) return [];
  if (has_conditions === 'no') return [t(factTexts.noCondition)];
  if (has_conditions === 'unknown') return [t(factTexts.conditionsUnknown)];
  return conditions.length > 0 ? conditions.map((item) => conditionOf(item, t)) : [t(factTexts.conditionsUnnamed)];
}

function conditionOf(each: RelativeCondition, t: Translate): string {
  const { condition, other, age_of_onset, decade_of_onset } = each;
  const own = needsOwnWords(condition) && other ? other : undefined;
  const plain = own ?? t(conditionFacts[condition].name);
  const twoSided = each.bilateral === 'yes' ? t(factTexts.bothSides, { condition: plain }) : plain;
  const name = each.more_than_one === 'yes' ? t(factTexts.again, { condition: twoSided }) : twoSided;
  if (age_of_onset !== null) return t(factTexts.conditionAt, { condition: name, age: age_of_onset });
  if (decade_of_onset === null) return name;
  return t(factTexts.conditionAbout, { condition: name, decade: t(decadeTexts[decade_of_onset]).toLowerCase() });
}
