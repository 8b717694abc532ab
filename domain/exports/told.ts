import { isOnsetOpen } from '../family-history/conditions.ts';
import { relationFacts, type Relative, type RelativeCondition } from '../family-history.ts';

/** What an export says in words. Exports go to other programs and clinics, so it is English, whatever the app speaks. */

/** An onset that is not known or not told, laterality, and more than one primary; nothing where nothing is known. */
export function factsInWords(told: RelativeCondition): string[] {
  const { bilateral, more_than_one } = told;
  return [
    ...(told.onset_unknown ? ['The patient does not know when it began.'] : []),
    ...(isOnsetOpen(told) ? ['The patient has not said when it began.'] : []),
    ...(bilateral === 'yes' ? ['On both sides (bilateral).'] : []),
    ...(bilateral === 'no' ? ['On one side.'] : []),
    ...(more_than_one === 'yes' ? ['More than one primary cancer of this kind.'] : []),
    ...(more_than_one === 'no' ? ['One primary cancer of this kind.'] : []),
  ];
}

/** How somebody is related, as far as codes don't say it. */
export function relationInWords({ relation, side }: Pick<Relative, 'relation' | 'side'>): string {
  const { en } = relationFacts[relation].name;
  return side === 'maternal' || side === 'paternal' ? `${en}, ${side} side` : en;
}

/** Gender apart from the sex at birth, adoption, and what was said of illness where there is none to name. */
export function personInWords({
  gender,
  adoption,
  has_conditions,
}: Pick<Relative, 'gender' | 'adoption' | 'has_conditions'>): string[] {
  return [
    ...(gender === null ? [] : [`Gender: ${genders[gender]}.`]),
    ...(adoption === 'in' ? ['Came to the family by adoption.'] : []),
    ...(adoption === 'out' ? ['Related by blood; was adopted by another family.'] : []),
    ...(has_conditions === 'no'
      ? ['No cancer or other condition that runs in families, as far as the patient knows.']
      : []),
    ...(has_conditions === 'unknown' ? ['The patient does not know whether they have been ill.'] : []),
    ...(has_conditions === null ? ['The patient has not said whether they have been ill.'] : []),
  ];
}

/** How a gender is called. */
export const genders = { woman: 'woman', man: 'man', nonbinary: 'nonbinary', other: 'another gender' } as const;
