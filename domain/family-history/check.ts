import type { FieldProblem } from '../problem.ts';
import { checkReadable, isReadable } from '../readable.ts';
import type { Words } from '../words.ts';
import { conditionFacts, needsOwnWords, type ConditionCode } from './conditions.ts';
import { aboutYouQuestions, type FamilyHistory, type Relative, type RelativeCondition } from './history.ts';
import { relationFacts, relations } from './relations.ts';

/**
 * Checks a family history that is to be submitted. The questions about the member, and whether each relative has been ill,
 * need an answer; “unknown” is fine everywhere. What is said must fit together, and either both parents stand in it,
 * whatever is known of them, or the member was adopted.
 * @returns problems with a pointer into the history, like `/relatives/2/conditions/0/age_of_onset`
 */
export function checkFamilyHistory(history: FamilyHistory): FieldProblem[] {
  const parents = history.relatives.filter(({ relation }) => relation === 'parent');
  const isComplete = history.adopted === 'yes' || parents.length >= 2;
  return [
    ...aboutYouQuestions
      .filter((name) => history[name] === null)
      .map((name) => ({ path: `/${name}`, message: answerNeeded })),
    ...(isComplete ? [] : [{ path: '/relatives', message: parentsNeeded }]),
    ...tooMany(history.relatives),
    ...history.relatives.flatMap((relative, index) =>
      checkRelative(relative, `/relatives/${index}`, history.relatives),
    ),
  ];
}

function checkRelative(relative: Relative, path: string, all: readonly Relative[]): FieldProblem[] {
  const isFirst = all.find(({ id }) => id === relative.id) === relative;
  return [
    ...(isFirst ? [] : [{ path: `${path}/id`, message: cameInTwice }]),
    ...(relationFacts[relative.relation].sides.includes(relative.side)
      ? []
      : [{ path: `${path}/side`, message: wrongSide }]),
    ...(relative.name === '' ? [] : checkReadable({ [`${path}/name`]: relative.name })),
    ...checkHasConditions(relative, path),
    ...namedTwice(relative, path),
    ...relative.conditions.flatMap((condition, index) =>
      checkCondition(condition, relative.age, `${path}/conditions/${index}`),
    ),
  ];
}

function checkHasConditions({ has_conditions, conditions }: Relative, path: string): FieldProblem[] {
  if (conditions.length > 0) {
    return has_conditions === 'yes' ? [] : [{ path: `${path}/has_conditions`, message: conditionsNeedYes }];
  }
  if (has_conditions === null) return [{ path: `${path}/has_conditions`, message: conditionsUnanswered }];
  return has_conditions === 'yes' ? [{ path: `${path}/conditions`, message: yesNeedsConditions }] : [];
}

/** The same illness again; two others in own words are two illnesses. */
function namedTwice({ conditions }: Relative, path: string): FieldProblem[] {
  return conditions.flatMap(({ condition }, index) => {
    const isAgain = conditions.findIndex((each) => each.condition === condition) < index;
    return isAgain && !needsOwnWords(condition)
      ? [{ path: `${path}/conditions/${index}/condition`, message: conditionTwice }]
      : [];
  });
}

function checkCondition(each: RelativeCondition, age: number | null, path: string): FieldProblem[] {
  const { condition, other } = each;
  const isNamed = isReadable(other);
  const wrongAge = onsetProblem(each, age);
  return [
    ...(needsOwnWords(condition) && !isNamed ? [{ path: `${path}/other`, message: ownWordsNeeded }] : []),
    ...(!needsOwnWords(condition) && other.trim() !== '' ? [{ path: `${path}/other`, message: noOwnWords }] : []),
    ...(wrongAge ? [{ path: `${path}/age_of_onset`, message: wrongAge }] : []),
  ];
}

function onsetProblem(
  { condition, age_of_onset, decade_of_onset }: RelativeCondition,
  age: number | null,
): Words | undefined {
  const onset = age_of_onset ?? decade_of_onset;
  if (onset === null) return undefined;
  if (age !== null && onset > age) return onsetAfterAge;
  const { before } = conditionFacts[condition];
  return before !== undefined && onset >= before ? beganLater[condition] : undefined;
}

/** The relatives that are more than there can be by blood, like a third parent. */
function tooMany(relatives: readonly Relative[]): FieldProblem[] {
  return relations.flatMap((relation) => {
    const { most } = relationFacts[relation];
    if (!most) return [];
    const seen = { inAll: 0, maternal: 0, paternal: 0 };
    return relatives.flatMap((relative, index) => {
      if (relative.relation !== relation) return [];
      seen.inAll += 1;
      if (relative.side === 'maternal' || relative.side === 'paternal') seen[relative.side] += 1;
      const isOver = seen.inAll > most.inAll || Math.max(seen.maternal, seen.paternal) > most.onOneSide;
      return isOver ? [{ path: `/relatives/${index}/relation`, message: moreThanThereAre }] : [];
    });
  });
}

const answerNeeded: Words = {
  en: 'Answer this question. “I don’t know” is a good answer.',
  es: 'Responda esta pregunta. “No lo sé” es una buena respuesta.',
};
const conditionsUnanswered: Words = {
  en: 'Tell us if this person has had cancer or another illness. “I don’t know” is a good answer.',
  es: 'Díganos si esta persona ha tenido cáncer u otra enfermedad. “No lo sé” es una buena respuesta.',
};
const conditionsNeedYes: Words = {
  en: 'You named an illness: choose “Yes” here, or clear the illness.',
  es: 'Indicó una enfermedad: elija “Sí” aquí o borre la enfermedad.',
};
const yesNeedsConditions: Words = {
  en: 'Choose the illness. If you don’t know which one it was, choose “Another cancer” or “Something else”, and write that you don’t know.',
  es: 'Elija la enfermedad. Si no sabe cuál fue, elija “Otro cáncer” u “Otra enfermedad”, y escriba que no lo sabe.',
};
const parentsNeeded: Words = {
  en: 'Add both of your parents. It is fine to know nothing about them. If you were adopted, tell us that instead.',
  es: 'Agregue a su madre y a su padre. Está bien si no sabe nada de ellos. Si fue adoptado o adoptada, díganoslo.',
};
const cameInTwice: Words = {
  en: 'This relative came in twice. Remove one of the two.',
  es: 'Este familiar llegó dos veces. Quite uno de los dos.',
};
const conditionTwice: Words = {
  en: 'This illness came in twice. Remove one of the two.',
  es: 'Esta enfermedad llegó dos veces. Quite una de las dos.',
};
const wrongSide: Words = {
  en: 'Choose the side of the family that fits this relative.',
  es: 'Elija la parte de la familia que corresponde a este familiar.',
};
const ownWordsNeeded: Words = { en: 'Write what it was.', es: 'Escriba qué fue.' };
const noOwnWords: Words = {
  en: 'Clear this text, or choose “another” as the condition.',
  es: 'Borre este texto o elija “otro” como enfermedad.',
};
const onsetAfterAge: Words = {
  en: 'This age is higher than the age of the person. Correct one of the two.',
  es: 'Esta edad es mayor que la edad de la persona. Corrija una de las dos.',
};
const beganLater: Partial<Record<ConditionCode, Words>> = {
  'heart-disease-before-50': {
    en: 'This line is for heart disease before age 50. If it began later, clear this line and choose “Something else that runs in the family”.',
    es: 'Esta línea es para enfermedades del corazón antes de los 50 años. Si comenzó después, quítela y elija “Otra enfermedad que se repite en la familia”.',
  },
  'dementia-before-60': {
    en: 'This line is for memory loss before age 60. If it began later, clear this line and choose “Something else that runs in the family”.',
    es: 'Esta línea es para la pérdida de memoria antes de los 60 años. Si comenzó después, quítela y elija “Otra enfermedad que se repite en la familia”.',
  },
};
const moreThanThereAre: Words = {
  en: 'There are at most two parents and four grandparents by blood, half of them on each side.',
  es: 'Por sangre hay como máximo dos padres y cuatro abuelos, la mitad por cada parte.',
};
