import {
  conditionFacts,
  needsOwnWords,
  relationFacts,
  type Relative,
  type RelativeCondition,
} from '../../../../domain/family-history.ts';
import type { Translate } from '../../../texts/locale.ts';
import { factTexts, kinds } from '../../../texts/relatives.ts';

/** Mother, half brother, grandparent …: what a relative is, as far as it is known. */
export function kindOf({ relation, sex_assigned_at_birth }: Relative, t: Translate): string {
  return t(kinds[relation][sex_assigned_at_birth]);
}

/** What each relative is called in lists, by id: no two alike, so that they can be told apart without seeing them. */
export function titlesOf(relatives: readonly Relative[], t: Translate): ReadonlyMap<string, string> {
  const plain = relatives.map((relative) => [relative.id, titleOf(relative, t)] as const);
  const seen = new Map<string, number>();
  return new Map(
    plain.map(([id, title]) => {
      const isAlone = plain.filter(([, other]) => other === title).length === 1;
      const number = (seen.get(title) ?? 0) + 1;
      seen.set(title, number);
      return [id, isAlone ? title : t(factTexts.numbered, { title, number })];
    }),
  );
}

/** What one relative is called: their name and what they are. */
export function titleOf(relative: Relative, t: Translate): string {
  const kind = kindOf(relative, t);
  return relative.name ? t(factTexts.named, { name: relative.name, kind: kind.toLowerCase() }) : kind;
}

/** What is known of a relative beside their name, in short pieces; none while nothing is known. */
export function factsOf(relative: Relative, t: Translate): string[] {
  return [...sideOf(relative, t), ...lifeOf(relative, t), ...healthOf(relative, t)];
}

/** “None” is said only where the member said so. */
function healthOf({ has_conditions, conditions }: Relative, t: Translate): string[] {
  if (has_conditions === null) return [];
  if (has_conditions === 'no') return [t(factTexts.noCondition)];
  if (has_conditions === 'unknown') return [t(factTexts.conditionsUnknown)];
  return conditions.length > 0 ? conditions.map((item) => conditionOf(item, t)) : [t(factTexts.conditionsUnnamed)];
}

function sideOf({ relation, side }: Relative, t: Translate): string[] {
  const isAsked = relation !== 'parent' && relationFacts[relation].sides.length > 1;
  return isAsked && (side === 'maternal' || side === 'paternal') ? [t(factTexts[side])] : [];
}

function lifeOf({ vital_status, age, adoption }: Relative, t: Translate): string[] {
  const life = {
    living: () => (age === null ? t(factTexts.living) : t(factTexts.livingAt, { age })),
    deceased: () => (age === null ? t(factTexts.deceased) : t(factTexts.deceasedAt, { age })),
    unknown: () => (age === null ? '' : t(factTexts.age, { age })),
  }[vital_status]();
  return [life, adoption === 'in' ? t(factTexts.adopted) : ''].filter((piece) => piece !== '');
}

function conditionOf({ condition, other, age_of_onset, bilateral }: RelativeCondition, t: Translate): string {
  const plain = needsOwnWords(condition) && other ? other : t(conditionFacts[condition].name);
  const name = bilateral === 'yes' ? t(factTexts.bothSides, { condition: plain }) : plain;
  return age_of_onset === null ? name : t(factTexts.conditionAt, { condition: name, age: age_of_onset });
}
