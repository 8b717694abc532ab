import type { CountedGroup, ListedGroup, Relation } from '#domain/family-history.ts';
import type { Texts, Words } from '#domain/words.ts';

/** The page that asks how many relatives there are. */
export const countTexts = {
  title: { en: 'How many are there?', es: '¿Cuántos hay?' },
  lead: {
    en: 'Count your blood relatives, including those who have died.',
    es: 'Cuente a sus parientes de sangre, también a los que fallecieron.',
  },
  more: { en: 'One more: {kind}', es: 'Una persona más: {kind}' },
  less: { en: 'One fewer: {kind}', es: 'Una persona menos: {kind}' },
  maternal: { en: 'same mother', es: 'misma madre' },
  paternal: { en: 'same father', es: 'mismo padre' },
  held: {
    en: 'You told us about each of them, so we don’t remove anyone. To remove one, open their page in the list of relatives.',
    es: 'Ya nos contó de cada persona, así que no quitamos a nadie. Para quitar a una, abra su página en la lista de familiares.',
  },
  full: {
    en: 'We can keep {count} relatives. Please tell your counselor about the others.',
    es: 'Podemos guardar hasta {count} familiares. Cuéntele de los demás a su asesor.',
  },
  isAll: { en: 'Are these all of them?', es: '¿Son todos?' },
  none: { en: 'None', es: 'No hay' },
  all: { en: 'Yes, all', es: 'Sí, todos' },
  unknown: { en: 'I don’t know', es: 'No lo sé' },
  maybeMore: { en: 'Maybe more', es: 'Quizá más' },
  unknownForOpen: { en: 'I don’t know about the rest', es: 'No sé de los demás' },
  needed: {
    en: 'Say how many there are, or choose “I don’t know”',
    es: 'Diga cuántos hay o elija “No lo sé”',
  },
  pregnancyTitle: { en: 'About pregnancies', es: 'Sobre los embarazos' },
  pregnancy: {
    en: 'We don’t ask here about pregnancies that ended early or about stillbirths. It can hurt to count them, and you don’t have to. If you want to, tell your counselor. It can help them help you.',
    es: 'Aquí no preguntamos por embarazos que terminaron antes de tiempo ni por bebés que nacieron sin vida. Contarlos puede doler y no hace falta. Si quiere, cuéntele a su asesor: puede ayudarle.',
  },
  known: { en: '{count} in all', es: '{count} en total' },
  knownNone: { en: 'None', es: 'Ninguno' },
  notAll: { en: '{count}, there may be more', es: '{count}, puede haber más' },
  notKnown: { en: 'Not known', es: 'No se sabe' },
  children: { en: 'Does this person have children?', es: '¿Esta persona tiene hijos?' },
  childrenHint: {
    en: 'Each one you count comes into your list.',
    es: 'Cada uno que cuente aparece en su lista.',
  },
} satisfies Texts;

/** The groups of that page. */
export const countGroupTexts: Readonly<Record<CountedGroup, { title: Words; hint?: Words }>> = {
  siblings: {
    title: { en: 'Your brothers and sisters', es: 'Sus hermanos y hermanas' },
    hint: { en: 'With the same mother and the same father.', es: 'De la misma madre y el mismo padre.' },
  },
  half_siblings: {
    title: { en: 'Your half brothers and half sisters', es: 'Sus medios hermanos y medias hermanas' },
  },
  children: { title: { en: 'Your children', es: 'Sus hijos e hijas' } },
  maternal_aunts_and_uncles: {
    title: { en: 'Your mother’s brothers and sisters', es: 'Hermanos y hermanas de su madre' },
  },
  paternal_aunts_and_uncles: {
    title: { en: 'Your father’s brothers and sisters', es: 'Hermanos y hermanas de su padre' },
  },
};

/** Whether all of a group are listed: a cousin who is missing may be the one with a condition. */
export const allListedTexts = {
  title: { en: 'Are these all?', es: '¿Están todos?' },
  noneListed: { en: 'You have listed none so far.', es: 'Hasta ahora no hay nadie en la lista.' },
  none: { en: 'There are none', es: 'No hay' },
  all: { en: 'Yes, all', es: 'Sí, todos' },
  some: { en: 'No, there are some', es: 'No, sí hay' },
  more: { en: 'No, there are more', es: 'No, hay más' },
  addThem: {
    en: 'Add them to the list as far as you know them.',
    es: 'Agréguelos a la lista hasta donde los conozca.',
  },
  moreThan: { en: '{count} listed, there are more', es: '{count} en la lista, hay más' },
} satisfies Texts;

/** The questions, group by group. */
export const allListedQuestions: Readonly<Record<ListedGroup, Words>> = {
  maternal_cousins: {
    en: 'Have you listed all cousins on your mother’s side?',
    es: '¿Están en la lista todos sus primos y primas por parte de madre?',
  },
  paternal_cousins: {
    en: 'Have you listed all cousins on your father’s side?',
    es: '¿Están en la lista todos sus primos y primas por parte de padre?',
  },
  nieces_and_nephews: {
    en: 'Have you listed all nieces and nephews?',
    es: '¿Están en la lista todos sus sobrinos y sobrinas?',
  },
  grandchildren: {
    en: 'Have you listed all grandchildren?',
    es: '¿Están en la lista todos sus nietos y nietas?',
  },
};

/** What those groups are called in the summary. */
export const allListedLabels: Readonly<Record<ListedGroup, Words>> = {
  maternal_cousins: { en: 'Cousins on your mother’s side', es: 'Primos por parte de madre' },
  paternal_cousins: { en: 'Cousins on your father’s side', es: 'Primos por parte de padre' },
  nieces_and_nephews: { en: 'Nieces and nephews', es: 'Sobrinos y sobrinas' },
  grandchildren: { en: 'Grandchildren', es: 'Nietos y nietas' },
};

type Sexes = Readonly<Record<'female' | 'male', Words>>;

/** Somebody's children, however they are related to the member. */
export const childrenTexts: Sexes = { female: { en: 'Daughters', es: 'Hijas' }, male: { en: 'Sons', es: 'Hijos' } };

/** Several of a kind. */
export const manyTexts: Readonly<Record<Exclude<Relation, 'parent' | 'partner'>, Sexes>> = {
  sibling: { female: { en: 'Sisters', es: 'Hermanas' }, male: { en: 'Brothers', es: 'Hermanos' } },
  'half-sibling': {
    female: { en: 'Half sisters', es: 'Medias hermanas' },
    male: { en: 'Half brothers', es: 'Medios hermanos' },
  },
  child: childrenTexts,
  grandchild: { female: { en: 'Granddaughters', es: 'Nietas' }, male: { en: 'Grandsons', es: 'Nietos' } },
  'niece-or-nephew': { female: { en: 'Nieces', es: 'Sobrinas' }, male: { en: 'Nephews', es: 'Sobrinos' } },
  grandparent: { female: { en: 'Grandmothers', es: 'Abuelas' }, male: { en: 'Grandfathers', es: 'Abuelos' } },
  'aunt-or-uncle': { female: { en: 'Aunts', es: 'Tías' }, male: { en: 'Uncles', es: 'Tíos' } },
  cousin: { female: { en: 'Female cousins', es: 'Primas' }, male: { en: 'Male cousins', es: 'Primos' } },
};
