import { countedGroups, type CountedGroup, type FamilyHistory, type YesNoUnknown } from '../family-history.ts';
import { fill, type Locale, type Texts, type Words } from '../words.ts';

const noteTexts = {
  ashkenazi_jewish: { en: 'Ashkenazi Jewish grandparent: {answer}', es: 'Abuelo o abuela asquenazí: {answer}' },
  parents_related: { en: 'Parents related by blood: {answer}', es: 'Padres parientes de sangre: {answer}' },
  adopted: { en: 'Adopted: {answer}', es: 'Adopción: {answer}' },
  uncounted: {
    en: 'Not known how many there are, so there may be more: {groups}',
    es: 'No se sabe cuántas personas son, así que puede haber más: {groups}',
  },
  unsaid: {
    en: 'Not said if these are all: {groups}',
    es: 'No se dijo si son todas las personas: {groups}',
  },
  notCounted: {
    en: 'Not asked: how many cousins, nieces, nephews and grandchildren there are',
    es: 'No se pregunta: cuántos primos, sobrinos y nietos hay',
  },
  pregnancies: {
    en: 'Not asked: pregnancies that ended early, and babies born still',
    es: 'No se pregunta: pérdidas de embarazo y bebés que nacieron sin vida',
  },
} satisfies Texts;

const groupNames: Readonly<Record<CountedGroup, Words>> = {
  siblings: { en: 'brothers and sisters', es: 'hermanos y hermanas' },
  half_siblings: { en: 'half brothers and half sisters', es: 'medios hermanos y medias hermanas' },
  children: { en: 'children', es: 'hijos e hijas' },
  maternal_aunts_and_uncles: { en: 'aunts and uncles on the mother’s side', es: 'tías y tíos maternos' },
  paternal_aunts_and_uncles: { en: 'aunts and uncles on the father’s side', es: 'tías y tíos paternos' },
};

const answers = {
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  unknown: { en: 'not known', es: 'no se sabe' },
  unanswered: { en: 'not answered', es: 'sin respuesta' },
} as const satisfies Texts;

const asked = ['ashkenazi_jewish', 'parents_related', 'adopted'] as const;

/**
 * What changes how a tree is read and what it has no sign for, or none for “no” and “not known”: the nomenclature asks for
 * it beside the drawing (Bennett et al. 2022, doi 10.1002/jgc4.1621).
 */
export function notesOf(history: Pick<FamilyHistory, (typeof asked)[number] | 'counted'>, locale: Locale): string[] {
  const { counted } = history;
  const groups = (how: 'unknown' | null) =>
    countedGroups.filter((group) => counted[group] === how).map((group) => groupNames[group][locale]);
  const line = (words: Words, names: readonly string[]) =>
    names.length === 0 ? [] : [fill(words, locale, { groups: names.join('; ') })];
  return [
    ...asked.map((question) => fill(noteTexts[question], locale, { answer: answerOf(history[question])[locale] })),
    ...line(noteTexts.uncounted, groups('unknown')),
    ...line(noteTexts.unsaid, groups(null)),
    noteTexts.notCounted[locale],
    noteTexts.pregnancies[locale],
  ];
}

function answerOf(answer: YesNoUnknown | null): Words {
  return answers[answer ?? 'unanswered'];
}
