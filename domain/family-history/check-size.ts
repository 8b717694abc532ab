import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import { mostConditions, type FamilyHistory } from './history.ts';

/** Checks what no family history may be, sent or not: larger than can be drawn while others wait. */
export function checkFamilySize({ conditions, relatives }: FamilyHistory): FieldProblem[] {
  const count = relatives.reduce((sum, relative) => sum + relative.conditions.length, conditions.length);
  return count > mostConditions ? [{ path: '/relatives', message: tooManyConditions }] : [];
}

const tooManyConditions: Words = {
  en: 'We can keep 500 illnesses in all. Leave out those of the relatives who are least close to you.',
  es: 'Podemos guardar 500 enfermedades en total. Quite las de los familiares menos cercanos a usted.',
};
