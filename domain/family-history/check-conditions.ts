import type { FieldProblem } from '../problem.ts';
import { isReadable } from '../readable.ts';
import type { Words } from '../words.ts';
import type { ConditionCode } from './condition-codes.ts';
import { asksIfCancer, conditionFacts, isCancer, isCancerOpen, isOnsetOpen, needsOwnWords } from './conditions.ts';
import type { FamilyHistory, RelativeCondition } from './history.ts';

/** `afterAge` is said of an onset beyond the age, where it is another than of a relative. */
type Person = Pick<FamilyHistory, 'has_conditions' | 'conditions'> & { age: number | null; afterAge?: Words };

/**
 * Checks what is said of somebody's conditions.
 * @param unanswered the problem where nobody has said whether they had a condition; left out where nobody has to
 */
export function checkConditions(person: Person, path: string, unanswered: Words | undefined): FieldProblem[] {
  return [
    ...checkHasConditions(person, path, unanswered),
    ...namedTwice(person, path),
    ...person.conditions.flatMap((condition, index) =>
      checkCondition(condition, person, `${path}/conditions/${index}`),
    ),
  ];
}

function checkHasConditions(
  { has_conditions, conditions }: Person,
  path: string,
  unanswered: Words | undefined,
): FieldProblem[] {
  if (conditions.length > 0) {
    return has_conditions === 'yes' ? [] : [{ path: `${path}/has_conditions`, message: conditionsNeedYes }];
  }
  if (has_conditions === null) return unanswered ? [{ path: `${path}/has_conditions`, message: unanswered }] : [];
  return has_conditions === 'yes' ? [{ path: `${path}/conditions`, message: yesNeedsConditions }] : [];
}

/** The same condition again; two others in own words are two conditions. */
function namedTwice({ conditions }: Person, path: string): FieldProblem[] {
  return conditions.flatMap(({ condition }, index) => {
    const isAgain = conditions.findIndex((each) => each.condition === condition) < index;
    return isAgain && !needsOwnWords(condition)
      ? [{ path: `${path}/conditions/${index}/condition`, message: conditionTwice }]
      : [];
  });
}

function checkCondition(each: RelativeCondition, person: Person, path: string): FieldProblem[] {
  const { condition, other, age_of_onset, decade_of_onset } = each;
  const isNamed = isReadable(other);
  const wrongAge = onsetProblem(each, person);
  return [
    ...(needsOwnWords(condition) && !isNamed ? [{ path: `${path}/other`, message: ownWordsNeeded }] : []),
    ...(!needsOwnWords(condition) && other.trim() !== '' ? [{ path: `${path}/other`, message: noOwnWords }] : []),
    ...(isOnsetOpen(each) ? [{ path: `${path}/age_of_onset`, message: onsetNeeded }] : []),
    ...(wrongAge ? [{ path: `${path}/age_of_onset`, message: wrongAge }] : []),
    ...(age_of_onset !== null && decade_of_onset !== null
      ? [{ path: `${path}/decade_of_onset`, message: ageOrDecade }]
      : []),
    ...(each.onset_unknown && (age_of_onset !== null || decade_of_onset !== null)
      ? [{ path: `${path}/onset_unknown`, message: knownOrUnknown }]
      : []),
    ...(each.bilateral !== null && !conditionFacts[condition].isPaired
      ? [{ path: `${path}/bilateral`, message: notPaired }]
      : []),
    ...(each.more_than_one !== null && !isCancer(condition)
      ? [{ path: `${path}/more_than_one`, message: notCancer }]
      : []),
    ...(isCancerOpen(each) ? [{ path: `${path}/is_cancer`, message: isCancerNeeded }] : []),
    ...((each.is_cancer ?? null) !== null && !asksIfCancer(condition)
      ? [{ path: `${path}/is_cancer`, message: notInOwnWords }]
      : []),
  ];
}

function onsetProblem(
  { condition, age_of_onset, decade_of_onset }: RelativeCondition,
  { age, afterAge = onsetAfterAge }: Person,
): Words | undefined {
  const onset = age_of_onset ?? decade_of_onset;
  if (onset === null) return undefined;
  if (age !== null && onset > age) return afterAge;
  const { before } = conditionFacts[condition];
  return before !== undefined && onset >= before ? beganLater[condition] : undefined;
}

const conditionsNeedYes: Words = {
  en: 'You named an illness: choose “Yes” here, or clear the illness.',
  es: 'Indicó una enfermedad: elija “Sí” aquí o borre la enfermedad.',
};
const yesNeedsConditions: Words = {
  en: 'Choose the illness. If you don’t know which cancer it was, choose “Cancer, I don’t know what kind”. If you don’t know the illness, choose “Something else that runs in the family”, and write that you don’t know.',
  es: 'Elija la enfermedad. Si no sabe qué cáncer fue, elija “Cáncer, no sé de qué tipo”. Si no sabe qué enfermedad fue, elija “Otra enfermedad que se repite en la familia” y escriba que no lo sabe.',
};
const conditionTwice: Words = {
  en: 'This illness is listed twice. Remove one of the two. If it was a second cancer, say so there.',
  es: 'Esta enfermedad aparece dos veces. Quite una de las dos. Si fue un segundo cáncer, dígalo allí.',
};
const ownWordsNeeded: Words = { en: 'Write what it was.', es: 'Escriba qué fue.' };
const noOwnWords: Words = {
  en: 'Clear this text, or choose “another” as the condition.',
  es: 'Borre este texto o elija “otro” como enfermedad.',
};
const onsetNeeded: Words = {
  en: 'Say when it began, or about when. “I don’t know” is a good answer.',
  es: 'Diga cuándo comenzó, o más o menos cuándo. “No lo sé” es una buena respuesta.',
};
const knownOrUnknown: Words = {
  en: 'Say when it began, or that you don’t know, not both.',
  es: 'Diga cuándo comenzó o que no lo sabe, no las dos cosas.',
};
const onsetAfterAge: Words = {
  en: 'This age is higher than the age of the person. Correct one of the two.',
  es: 'Esta edad es mayor que la edad de la persona. Corrija una de las dos.',
};
const ageOrDecade: Words = {
  en: 'Give the age or the decade, not both.',
  es: 'Indique la edad o la década, no las dos.',
};
const notPaired: Words = {
  en: 'This illness has no left and right side. Clear the answer.',
  es: 'Esta enfermedad no tiene lado izquierdo ni derecho. Borre la respuesta.',
};
const notCancer: Words = {
  en: 'This question is for cancers only. Clear the answer.',
  es: 'Esta pregunta es solo para cánceres. Borre la respuesta.',
};
const isCancerNeeded: Words = {
  en: 'Say whether it is a cancer. “I don’t know” is a good answer.',
  es: 'Diga si es un cáncer. “No lo sé” es una buena respuesta.',
};
const notInOwnWords: Words = {
  en: 'This question is for illnesses in your own words only. Clear the answer.',
  es: 'Esta pregunta es solo para enfermedades con sus propias palabras. Borre la respuesta.',
};
const beganLater: Partial<Record<ConditionCode, Words>> = {
  'heart-disease-before-50': {
    en: 'This line is for heart disease before age 50. If it began later, remove it and choose “Something else that runs in the family”.',
    es: 'Esta línea es para enfermedades del corazón antes de los 50 años. Si comenzó después, quítela y elija “Otra enfermedad que se repite en la familia”.',
  },
  'dementia-before-60': {
    en: 'This line is for memory loss before age 60. If it began later, remove it and choose “Something else that runs in the family”.',
    es: 'Esta línea es para la pérdida de memoria antes de los 60 años. Si comenzó después, quítela y elija “Otra enfermedad que se repite en la familia”.',
  },
};
