import { asksIfCancer, isOnsetOpen } from '../family-history/conditions.ts';
import { adoptionInWords, factTexts } from '../family-history/facts.ts';
import { kinOf } from '../family-history/relative-titles.ts';
import type { PedigreeRelation } from '../pedigree/graph.ts';
import type { Relative, RelativeCondition } from '../family-history.ts';
import { capitalized } from '../words.ts';

/** What an export says in words. Exports go to other programs and clinics, so it is English, whatever the app speaks. */

/** An onset that is not known or not told, laterality, and more than one primary; nothing where nothing is known. */
export function factsInWords(condition: RelativeCondition): string[] {
  const { bilateral, more_than_one } = condition;
  return [
    ...(condition.onset_unknown ? ['The patient does not know when it began.'] : []),
    ...(isOnsetOpen(condition) ? ['The patient has not said when it began.'] : []),
    ...(bilateral === 'yes' ? ['On both sides (bilateral).'] : []),
    ...(bilateral === 'no' ? ['On one side.'] : []),
    ...(more_than_one === 'yes' ? ['More than one primary cancer of this kind.'] : []),
    ...(more_than_one === 'no' ? ['One primary cancer of this kind.'] : []),
    ...cancerInWords(condition),
  ];
}

/** Whether own words mean a cancer: a clinic that reads them must not take silence for a “no”. */
function cancerInWords({ condition, is_cancer = null }: RelativeCondition): string[] {
  if (!asksIfCancer(condition)) return [];
  if (condition === 'known-gene-change') return is_cancer === 'yes' ? ['With a cancer that is not listed.'] : [];
  if (is_cancer === null) return ['The patient has not said whether it is a cancer.'];
  const answers = {
    yes: 'It is a cancer.',
    no: 'It is no cancer.',
    unknown: 'The patient does not know whether it is a cancer.',
  };
  return [answers[is_cancer]];
}

/** How somebody is related, as far as codes don't say it. */
export function relationInWords(relative: Omit<Relative, 'id'>): string {
  const { side } = relative;
  const { en } = kinOf(relative);
  return side === 'maternal' || side === 'paternal' ? `${en}, ${side} side` : en;
}

type ReportedPerson = Pick<Relative, 'gender' | 'adoption' | 'has_conditions'> & { relation: PedigreeRelation };

/** Gender apart from the sex at birth, adoption, and what was said of condition where there is none to name. */
export function personInWords(person: ReportedPerson): string[] {
  const { gender, has_conditions, relation } = person;
  // Of a child's other parent, who is no relative by blood, nobody is asked.
  const isAsked = relation !== 'partner';
  return [
    ...(gender === null ? [] : [`Gender: ${factTexts[gender].en}.`]),
    ...adoptionInWords(person, 'en').map((words) => `${capitalized(words, 'en')}.`),
    ...(has_conditions === 'no' ? [`${capitalized(factTexts.healthy.en, 'en')}, as far as the patient knows.`] : []),
    ...(has_conditions === 'unknown' ? ['The patient does not know whether they have been ill.'] : []),
    ...(has_conditions === null && isAsked ? ['The patient has not said whether they have been ill.'] : []),
  ];
}
