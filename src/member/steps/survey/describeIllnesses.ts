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
  const { condition, other } = each;
  const own = needsOwnWords(condition) && other ? other : undefined;
  const plain = own ?? t(conditionFacts[condition].name);
  const at = onsetOf(plain, each, t);
  const twoSided = each.bilateral === 'yes' ? t(factTexts.bothSides, { condition: at }) : at;
  return each.more_than_one === 'yes' ? t(factTexts.again, { condition: twoSided }) : twoSided;
}

/** The age stands right after the illness: it is that of the first time. */
function onsetOf(condition: string, { age_of_onset, decade_of_onset }: RelativeCondition, t: Translate): string {
  if (age_of_onset !== null) return t(factTexts.conditionAt, { condition, age: age_of_onset });
  if (decade_of_onset === null) return condition;
  return t(factTexts.conditionAbout, { condition, decade: t(decadeTexts[decade_of_onset]).toLowerCase() });
}
