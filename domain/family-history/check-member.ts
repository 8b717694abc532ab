import type { FieldProblem } from '../problem.ts';
import { isReadable } from '../readable.ts';
import type { Words } from '../words.ts';
import type { Ancestry } from './ancestry.ts';
import { checkConditions } from './check-conditions.ts';
import { memberQuestions, type FamilyHistory } from './history.ts';

/** Checks what the member says of themself: each question is answered, and the answers fit together. */
export function checkMember(history: FamilyHistory, age: number | null): FieldProblem[] {
  const { maternal, paternal } = history.ancestry;
  const isAshkenazi = [maternal, paternal].some(({ origins }) => origins.includes('ashkenazi-jewish'));
  const areRelated = history.parents_related === 'yes';
  return [
    ...memberQuestions
      .filter((name) => history[name] === null)
      .map((name) => ({ path: `/${name}`, message: answerNeeded })),
    ...(areRelated && history.parents_relation === null
      ? [{ path: '/parents_relation', message: relationNeeded }]
      : []),
    ...(!areRelated && history.parents_relation !== null
      ? [{ path: '/parents_relation', message: relationWithoutYes }]
      : []),
    ...(isAshkenazi && history.ashkenazi_jewish !== 'yes'
      ? [{ path: '/ashkenazi_jewish', message: ashkenaziChosen }]
      : []),
    ...checkOrigins(maternal, '/ancestry/maternal'),
    ...checkOrigins(paternal, '/ancestry/paternal'),
    ...checkConditions({ ...history, age, afterAge: onsetAfterToday }, '', undefined),
  ];
}

function checkOrigins({ origins, other }: Ancestry, path: string): FieldProblem[] {
  if (origins.includes('other')) return isReadable(other) ? [] : [{ path: `${path}/other`, message: originNeeded }];
  return other.trim() === '' ? [] : [{ path: `${path}/other`, message: originWithoutOther }];
}

const onsetAfterToday: Words = {
  en: 'This age is higher than your age now.',
  es: 'Esta edad es mayor que la edad que usted tiene ahora.',
};
const answerNeeded: Words = {
  en: 'Answer this question. “I don’t know” is a good answer.',
  es: 'Responda esta pregunta. “No lo sé” es una buena respuesta.',
};
const relationNeeded: Words = {
  en: 'Say how your parents are related. “I don’t know” is a good answer.',
  es: 'Diga qué parentesco tienen sus padres. “No lo sé” es una buena respuesta.',
};
const relationWithoutYes: Words = {
  en: 'You said how your parents are related: say “Yes” to that question, or clear this answer.',
  es: 'Dijo qué parentesco tienen sus padres: responda “Sí” a esa pregunta o borre esta respuesta.',
};
const ashkenaziChosen: Words = {
  en: 'You chose “Ashkenazi Jewish” for a side of your family: say “Yes” here, or remove it there.',
  es: 'Eligió “Judío asquenazí” en una parte de su familia: responda “Sí” aquí o quítelo allí.',
};
const originNeeded: Words = {
  en: 'Write where this side of your family comes from.',
  es: 'Escriba de dónde viene esta parte de su familia.',
};
const originWithoutOther: Words = {
  en: 'Clear this text, or choose “Another”.',
  es: 'Borre este texto o elija “Otro”.',
};
