import type { ConditionCode, Decade } from '#domain/family-history.ts';
import type { Texts, Words } from '#domain/words.ts';

/** The questions about the conditions of the member or of a relative. */
export const conditionTexts = {
  hasYou: {
    en: 'Have you had cancer, heart disease before age 50, or another illness that runs in the family?',
    es: '¿Usted ha tenido cáncer, una enfermedad del corazón antes de los 50 años u otra enfermedad que se repite en la familia?',
  },
  hasRelative: {
    en: 'Has this person had cancer, heart disease before age 50, or another illness that runs in the family?',
    es: '¿Esta persona ha tenido cáncer, una enfermedad del corazón antes de los 50 años u otra enfermedad que se repite en la familia?',
  },
  hasHint: { en: 'Even if it is over now.', es: 'También si ya pasó.' },
  which: { en: 'Which illness was it?', es: '¿Qué enfermedad fue?' },
  addAnother: { en: 'Add another illness', es: 'Agregar otra enfermedad' },
  find: { en: 'Add an illness', es: 'Agregar una enfermedad' },
  findExample: { en: 'Type a name, like “colon”', es: 'Escriba un nombre, como “colon”' },
  found: { en: '{count} found', es: '{count} encontradas' },
  notFound: {
    en: 'Not in our list? Add it in your own words:',
    es: '¿No está en la lista? Agréguela con sus propias palabras:',
  },
  notMeant: {
    en: 'Is it something else? Add it in your own words:',
    es: '¿Es otra cosa? Agréguela con sus propias palabras:',
  },
  hints: { en: 'Could it have been one of these?', es: '¿Pudo ser una de estas?' },
  add: { en: 'Add {condition}', es: 'Agregar {condition}' },
  takeOut: { en: 'Remove', es: 'Quitar' },
  takeOutNamed: { en: 'Remove: {condition}', es: 'Quitar: {condition}' },
  onset: { en: 'Age when it began or was found', es: 'Edad cuando comenzó o se detectó' },
  onsetHint: {
    en: 'In years, or about when. A good guess is fine.',
    es: 'En años, o más o menos cuándo. Un cálculo aproximado está bien.',
  },
  onsetNotSaved: {
    en: 'This age is not saved. Enter it as a number from 0 to 130, or choose about when it was',
    es: 'Esta edad no se guardó. Escríbala como un número de 0 a 130, o elija más o menos cuándo fue',
  },
  onsetFormat: {
    en: 'Enter the age as a number from 0 to 130, or choose about when it was. “I don’t know” is fine',
    es: 'Escriba la edad como un número de 0 a 130, o elija más o menos cuándo fue. “No lo sé” está bien',
  },
  inYears: { en: 'Age in years', es: 'Edad en años' },
  or: { en: 'or', es: 'o' },
  about: { en: 'About when?', es: '¿En qué década?' },
  bothSides: { en: 'Was it on both sides?', es: '¿Fue en ambos lados?' },
  bothSidesHint: {
    en: 'At once or years apart. Doctors say “bilateral”.',
    es: 'A la vez o con años de diferencia. Los médicos dicen “bilateral”.',
  },
  moreThanOne: {
    en: 'Was there more than one cancer of this kind?',
    es: '¿Hubo más de un cáncer de este tipo?',
  },
  moreThanOneCancer: { en: 'Was there more than one cancer?', es: '¿Hubo más de un cáncer?' },
  moreThanOneHint: {
    en: 'A new one, not the same one that came back or spread.',
    es: 'Uno nuevo, no el mismo que volvió o se extendió.',
  },
  other: { en: 'What was it?', es: '¿Qué fue?' },
  codedInstead: { en: 'Is it one of these? If so, choose it.', es: '¿Es una de estas? Si es así, elíjala.' },
  isCancer: { en: 'Is it a cancer?', es: '¿Es un cáncer?' },
  withCancer: {
    en: 'Was there also a cancer that you have not added here?',
    es: '¿Hubo también un cáncer que no agregó aquí?',
  },
  whichGene: { en: 'Which gene, or what did the test say?', es: '¿Qué gen, o qué dijo la prueba?' },
} satisfies Texts;

/** “On both sides”, by the organ. */
export const pairedTexts: Partial<Record<ConditionCode, Words>> = {
  'breast-cancer': { en: 'Was it in both breasts?', es: '¿Fue en ambos senos?' },
  'ovarian-cancer': { en: 'Was it in both ovaries?', es: '¿Fue en ambos ovarios?' },
  'testicular-cancer': { en: 'Was it in both testicles?', es: '¿Fue en ambos testículos?' },
  'kidney-cancer': { en: 'Was it in both kidneys?', es: '¿Fue en ambos riñones?' },
};

/** The groups of the list of conditions. */
export const conditionGroupTexts = {
  cancer: { en: 'More cancers', es: 'Más cánceres' },
  'heart-and-blood': { en: 'Heart and blood', es: 'Corazón y sangre' },
  'brain-and-muscles': { en: 'Brain and muscles', es: 'Cerebro y músculos' },
  other: { en: 'Other illnesses', es: 'Otras enfermedades' },
} satisfies Texts;

/** A decade of life, as one says it. */
export const decadeTexts: Readonly<Record<Decade, Words>> = {
  0: { en: 'As a child, up to 9', es: 'En la niñez, hasta los 9' },
  10: { en: 'From 10 to 19', es: 'De 10 a 19 años' },
  20: { en: 'From 20 to 29', es: 'Entre los 20 y 29' },
  30: { en: 'From 30 to 39', es: 'Entre los 30 y 39' },
  40: { en: 'From 40 to 49', es: 'Entre los 40 y 49' },
  50: { en: 'From 50 to 59', es: 'Entre los 50 y 59' },
  60: { en: 'From 60 to 69', es: 'Entre los 60 y 69' },
  70: { en: 'From 70 to 79', es: 'Entre los 70 y 79' },
  80: { en: 'From 80 to 89', es: 'Entre los 80 y 89' },
  90: { en: 'At 90 or later', es: 'A los 90 o después' },
};
