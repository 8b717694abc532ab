import { fill, type Locale, type Texts, type Words } from '../words.ts';
import { assignedSex } from './relative-titles.ts';
import { conditionNameOf, isCancer, isCancerOpen, isOnsetOpen } from './conditions.ts';
import type { FamilyHistory, Relative, RelativeCondition } from './history.ts';

/** What is told of a person, in words: for the survey, the tree and its list, and the exports. */
export const factTexts = {
  AFAB: { en: 'assigned female at birth', es: 'sexo asignado al nacer: femenino' },
  AMAB: { en: 'assigned male at birth', es: 'sexo asignado al nacer: masculino' },
  woman: { en: 'woman', es: 'mujer' },
  man: { en: 'man', es: 'hombre' },
  nonbinary: { en: 'nonbinary', es: 'persona no binaria' },
  other: { en: 'another gender', es: 'otro género' },
  living: { en: 'living', es: 'vive' },
  livingAt: { en: 'living, age {age}', es: 'vive, {age} años' },
  deceased: { en: 'has died', es: 'falleció' },
  deceasedAt: { en: 'died at age {age}', es: 'falleció a los {age} años' },
  age: { en: 'age {age}', es: '{age} años' },
  adoptedIn: { en: 'adopted into the family', es: 'llegó a la familia por adopción' },
  adoptedOut: { en: 'adopted by another family', es: 'adopción por otra familia' },
  healthy: { en: 'no cancer or other illness', es: 'sin cáncer ni otra enfermedad' },
  healthUnknown: { en: 'illnesses: not known', es: 'enfermedades: no se sabe' },
  healthUnnamed: { en: 'an illness, not named yet', es: 'una enfermedad, aún sin nombrar' },
  open: { en: 'not answered yet: {what}', es: 'aún sin respuesta: {what}' },
  healthOpen: { en: 'illnesses', es: 'enfermedades' },
  onsetOpen: { en: 'when it began', es: 'cuándo comenzó' },
  cancerOpen: { en: 'cancer or not', es: 'si fue cáncer' },
  lifeOpen: { en: 'living or not', es: 'si vive' },
  bilateral: { en: '{condition}, on both sides of the body', es: '{condition}, en ambos lados del cuerpo' },
  moreThanOne: { en: '{condition}, more than once', es: '{condition}, más de una vez' },
  isCancer: { en: '{condition}, a cancer', es: '{condition}, un cáncer' },
  isNoCancer: { en: '{condition}, not a cancer', es: '{condition}, no fue cáncer' },
  cancerUnknown: { en: '{condition}, not known if a cancer', es: '{condition}, no se sabe si fue cáncer' },
  withCancer: { en: '{condition}, with a cancer not listed', es: '{condition}, con un cáncer que no está en la lista' },
  onsetUnknown: { en: '{condition}, age not known', es: '{condition}, no se sabe a qué edad' },
  onset: { en: '{condition} at age {age}', es: '{condition} a los {age} años' },
  onsetDecade: { en: '{condition} between {from} and {to}', es: '{condition} entre los {from} y los {to} años' },
  onsetLate: { en: '{condition} at 90 or later', es: '{condition} a los 90 años o después' },
} satisfies Texts;

/** The gender, where it is another than the sex at birth lets one think. */
export function genderInWords(person: Pick<Relative, 'gender' | 'sex_assigned_at_birth'>, locale: Locale): string[] {
  const { gender } = person;
  if (gender === null) return [];
  const assigned = assignedSex(person);
  const isToldByTitle = gender === 'woman' || gender === 'man';
  if (assigned === '') return isToldByTitle ? [] : [factTexts[gender][locale]];
  return [factTexts[gender][locale], factTexts[assigned][locale]];
}

/** Whether they live, and their age. */
export function lifeInWords({ vital_status, age }: Pick<Relative, 'vital_status' | 'age'>, locale: Locale): string[] {
  const status = vital_status ?? 'unknown';
  if (status === 'unknown' && age === null) return [];
  const words = {
    living: age === null ? factTexts.living : factTexts.livingAt,
    deceased: age === null ? factTexts.deceased : factTexts.deceasedAt,
    unknown: factTexts.age,
  }[status];
  return [fill(words, locale, { age: age ?? 0 })];
}

/** Adoption into the family, or out of it. */
export function adoptionInWords({ adoption }: Pick<Relative, 'adoption'>, locale: Locale): string[] {
  if (adoption === 'in') return [factTexts.adoptedIn[locale]];
  return adoption === 'out' ? [factTexts.adoptedOut[locale]] : [];
}

type WithConditions = Pick<FamilyHistory, 'has_conditions' | 'conditions'>;

/** Their conditions; “none” is said only where somebody said so, and nothing where nobody answered. */
export function conditionsInWords({ has_conditions, conditions }: WithConditions, locale: Locale): string[] {
  if (conditions.length > 0) return conditions.map((condition) => conditionInWords(condition, locale));
  if (has_conditions === null) return [];
  const words = { no: factTexts.healthy, unknown: factTexts.healthUnknown, yes: factTexts.healthUnnamed };
  return [words[has_conditions][locale]];
}

/** A condition that no code names as it was told: “a lump”, not a cancer. One that a code names is told by its name. */
export function typedConditionInWords(condition: RelativeCondition, locale: Locale): string {
  const words = condition.other.trim();
  const isUncoded = condition.condition === 'other-condition' && words !== '';
  return conditionInWords(condition, locale, isUncoded ? `“${words}”` : undefined);
}

/** Of the member nobody asks whether they live. */
type Asked = WithConditions & Partial<Pick<Relative, 'vital_status'>>;

/** What has to be answered of a person and is not, in one line; none where nothing is open. */
export function openInWords(asked: Asked, locale: Locale): string[] {
  const open = [
    ...(asked.has_conditions === null ? [factTexts.healthOpen] : []),
    ...(asked.conditions.some(isOnsetOpen) ? [factTexts.onsetOpen] : []),
    ...(asked.conditions.some(isCancerOpen) ? [factTexts.cancerOpen] : []),
    ...(asked.vital_status === null ? [factTexts.lifeOpen] : []),
  ];
  const what = open.map((words) => words[locale]).join(', ');
  return what === '' ? [] : [fill(factTexts.open, locale, { what })];
}

/** The age stands right after the name: it is that of the first time. */
function conditionInWords(
  condition: RelativeCondition,
  locale: Locale,
  name = conditionNameOf(condition, locale),
): string {
  let text = onsetInWords(name, condition, locale);
  const cancer = cancerInWords(condition);
  if (cancer) text = fill(cancer, locale, { condition: text });
  if (condition.bilateral === 'yes') text = fill(factTexts.bilateral, locale, { condition: text });
  if (condition.more_than_one === 'yes') text = fill(factTexts.moreThanOne, locale, { condition: text });
  return text;
}

/** Whether own words mean a cancer, where it was asked and answered. Of a gene change only what there was beside it is told. */
function cancerInWords({ condition, is_cancer = null }: RelativeCondition): Words | undefined {
  if (is_cancer === null || isCancer(condition)) return undefined;
  if (condition !== 'known-gene-change')
    return { yes: factTexts.isCancer, no: factTexts.isNoCancer, unknown: factTexts.cancerUnknown }[is_cancer];
  return is_cancer === 'yes' ? factTexts.withCancer : undefined;
}

function onsetInWords(condition: string, onset: RelativeCondition, locale: Locale) {
  const { age_of_onset, decade_of_onset: from, onset_unknown } = onset;
  if (age_of_onset !== null) return fill(factTexts.onset, locale, { condition, age: age_of_onset });
  if (from === null) return onset_unknown ? fill(factTexts.onsetUnknown, locale, { condition }) : condition;
  if (from === 90) return fill(factTexts.onsetLate, locale, { condition });
  return fill(factTexts.onsetDecade, locale, { condition, from, to: from + 9 });
}
