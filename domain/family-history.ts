import { needsOwnWords, type ConditionCode } from './family-history/conditions.ts';
import { relationFacts, relations, type Relation, type Side } from './family-history/relations.ts';
import type { FieldProblem } from './problem.ts';
import type { Words } from './words.ts';

export { conditionCodes, conditionFacts, needsOwnWords, type ConditionCode } from './family-history/conditions.ts';
export { relationFacts, relations, sides, type Relation, type Side } from './family-history/relations.ts';

export type YesNoUnknown = 'yes' | 'no' | 'unknown';

export type RelativeCondition = { condition: ConditionCode; other: string; age_of_onset: number | null };

export type Relative = {
  id: string;
  relation: Relation;
  side: Side;
  name: string;
  sex_assigned_at_birth: 'female' | 'male' | 'unknown';
  vital_status: 'living' | 'deceased' | 'unknown';
  /** In years, now or at death; null when not known. */
  age: number | null;
  adopted: YesNoUnknown;
  conditions: RelativeCondition[];
};

/** The family history as it is stored and sent: the contract's shape. */
export type FamilyHistory = {
  adopted: YesNoUnknown;
  ashkenazi_jewish: YesNoUnknown;
  parents_related: YesNoUnknown;
  relatives: Relative[];
};

/** A relative of whom nothing is known yet. A parent's sex at birth follows from the side. */
export function newRelative(id: string, relation: Relation, side: Side): Relative {
  const sexOfParent = side === 'maternal' ? 'female' : side === 'paternal' ? 'male' : 'unknown';
  return {
    id,
    relation,
    side,
    name: '',
    sex_assigned_at_birth: relation === 'parent' ? sexOfParent : 'unknown',
    vital_status: 'unknown',
    age: null,
    adopted: 'unknown',
    conditions: [],
  };
}

/** What the form begins with: both parents, about whom nothing is known. */
export function newFamilyHistory(makeId: () => string): FamilyHistory {
  return {
    adopted: 'unknown',
    ashkenazi_jewish: 'unknown',
    parents_related: 'unknown',
    relatives: [newRelative(makeId(), 'parent', 'maternal'), newRelative(makeId(), 'parent', 'paternal')],
  };
}

/**
 * Checks a family history that is to be submitted. “Unknown” is fine everywhere; what is said must fit together, and
 * either both parents stand in it, whatever is known of them, or the member was adopted.
 * @returns problems with a pointer into the history, like `/relatives/2/conditions/0/age_of_onset`
 */
export function checkFamilyHistory(history: FamilyHistory): FieldProblem[] {
  const parents = history.relatives.filter(({ relation }) => relation === 'parent');
  const isComplete = history.adopted === 'yes' || parents.length >= 2;
  return [
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
    ...relative.conditions.flatMap((condition, index) =>
      checkCondition(condition, relative.age, `${path}/conditions/${index}`),
    ),
  ];
}

function checkCondition(
  { condition, other, age_of_onset }: RelativeCondition,
  age: number | null,
  path: string,
): FieldProblem[] {
  const isNamed = other.trim() !== '';
  const tooOld = age !== null && age_of_onset !== null && age_of_onset > age;
  return [
    ...(needsOwnWords(condition) && !isNamed ? [{ path: `${path}/other`, message: ownWordsNeeded }] : []),
    ...(!needsOwnWords(condition) && isNamed ? [{ path: `${path}/other`, message: noOwnWords }] : []),
    ...(tooOld ? [{ path: `${path}/age_of_onset`, message: onsetAfterAge }] : []),
  ];
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

const parentsNeeded: Words = {
  en: 'Add both of your parents. It is fine to know nothing about them. If you were adopted, tell us that instead.',
  es: 'Agregue a su madre y a su padre. Está bien si no sabe nada de ellos. Si fue adoptado o adoptada, díganoslo.',
};
const cameInTwice: Words = {
  en: 'This relative came in twice. Remove one of the two.',
  es: 'Este familiar llegó dos veces. Quite uno de los dos.',
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
const moreThanThereAre: Words = {
  en: 'There are at most two parents and four grandparents by blood, half of them on each side.',
  es: 'Por sangre hay como máximo dos padres y cuatro abuelos, la mitad por cada parte.',
};
