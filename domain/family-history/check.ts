import type { FieldProblem } from '../problem.ts';
import { checkReadable } from '../readable.ts';
import type { Words } from '../words.ts';
import { checkConditions } from './check-conditions.ts';
import { checkTwins, checkVia } from './check-links.ts';
import { checkMember } from './check-member.ts';
import { countedGroups } from './counted.ts';
import { mostRelatives, mostConditions, type FamilyHistory, type Relative } from './history.ts';
import { relationFacts, relations } from './relations.ts';

/**
 * Checks a family history that is to be submitted. The questions about the member, whether each relative by blood has had a
 * condition, when it began, and whether all close relatives are listed need an answer; “unknown” is fine everywhere. What is
 * said must fit together, and either both parents stand in it, whatever is known of them, or the member was adopted.
 * @param memberAge the member's own age, where it is known: no condition of theirs began later
 * @returns problems with a pointer into the history, like `/relatives/2/conditions/0/age_of_onset`
 */
export function checkFamilyHistory(history: FamilyHistory, memberAge: number | null = null): FieldProblem[] {
  const { relatives } = history;
  const isAdopted = history.adopted === 'yes';
  const hasParents = relatives.filter(({ relation }) => relation === 'parent').length >= 2;
  return [
    ...checkMember(history, memberAge),
    ...(isAdopted ? [] : uncounted(history)),
    ...(isAdopted || hasParents ? [] : [{ path: '/relatives', message: parentsNeeded }]),
    ...(relatives.length > mostRelatives ? [{ path: '/relatives', message: moreThanFit }] : []),
    ...tooMany(relatives),
    ...relatives.flatMap((relative, index) => checkRelative(relative, `/relatives/${index}`, relatives)),
    ...checkTwins(history),
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
    ...checkVia(relative, path, all),
    // Of a child’s other parent, who is no relative by blood, nobody has to say more.
    ...checkConditions(relative, path, relative.relation === 'partner' ? undefined : conditionsUnanswered),
  ];
}

function uncounted({ counted }: FamilyHistory): FieldProblem[] {
  return countedGroups
    .filter((group) => counted[group] === null)
    .map((group) => ({ path: `/counted/${group}`, message: countNeeded }));
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

const conditionsUnanswered: Words = {
  en: 'Tell us if this person has had cancer or another illness. “I don’t know” is a good answer.',
  es: 'Díganos si esta persona ha tenido cáncer u otra enfermedad. “No lo sé” es una buena respuesta.',
};
const countNeeded: Words = {
  en: 'Say how many there are, or choose “I don’t know”.',
  es: 'Diga cuántos hay o elija “No lo sé”.',
};
const parentsNeeded: Words = {
  en: 'Add both of your parents. It is fine to know nothing about them. If you were adopted, tell us that instead.',
  es: 'Agregue a su madre y a su padre. Está bien si no sabe nada de ellos. Si fue adoptado o adoptada, díganoslo.',
};
const moreThanFit: Words = {
  en: 'We can keep 100 relatives. Remove those who are least close to you.',
  es: 'Podemos guardar 100 familiares. Quite a los que son menos cercanos.',
};
const cameInTwice: Words = {
  en: 'This relative is listed twice. Remove one of the two.',
  es: 'Este familiar aparece dos veces. Quite uno de los dos.',
};
const wrongSide: Words = {
  en: 'Choose the side of the family that fits this relative.',
  es: 'Elija la parte de la familia que corresponde a este familiar.',
};
const moreThanThereAre: Words = {
  en: 'There are at most two parents and four grandparents by blood, half of them on each side.',
  es: 'Por sangre hay como máximo dos padres y cuatro abuelos, la mitad por cada parte.',
};

/** Checks what no family history may be, sent or not: larger than can be drawn while others wait. */
export function checkFamilySize({ conditions, relatives }: FamilyHistory): FieldProblem[] {
  const count = relatives.reduce((sum, relative) => sum + relative.conditions.length, conditions.length);
  return count > mostConditions ? [{ path: '/relatives', message: tooManyConditions }] : [];
}

const tooManyConditions: Words = {
  en: 'We can keep 500 illnesses in all. Leave out those of the relatives who are least close to you.',
  es: 'Podemos guardar 500 enfermedades en total. Quite las de los familiares menos cercanos a usted.',
};
