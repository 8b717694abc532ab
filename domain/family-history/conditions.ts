import type { Words } from '../words.ts';

/** The conditions that are asked about relatives, as spelled on the wire. */
export const conditionCodes = [
  'breast-cancer',
  'bilateral-breast-cancer',
  'ovarian-cancer',
  'bowel-cancer',
  'uterine-cancer',
  'pancreatic-cancer',
  'prostate-cancer',
  'stomach-cancer',
  'melanoma',
  'other-cancer',
  'heart-disease-before-50',
  'other-condition',
] as const;
export type ConditionCode = (typeof conditionCodes)[number];

/** What each condition is called at the kitchen table, and what the medical word for it means. */
export const conditionFacts: Readonly<Record<ConditionCode, { name: Words; explained: Words }>> = {
  'breast-cancer': {
    name: { en: 'Breast cancer', es: 'Cáncer de mama (seno)' },
    explained: { en: 'In one breast. Men can have it too.', es: 'En un seno. Los hombres también pueden tenerlo.' },
  },
  'bilateral-breast-cancer': {
    name: { en: 'Breast cancer in both breasts', es: 'Cáncer en ambos senos' },
    explained: {
      en: 'Doctors say “bilateral”: on both sides, at once or years apart.',
      es: 'Los médicos dicen “bilateral”: en ambos lados, a la vez o con años de diferencia.',
    },
  },
  'ovarian-cancer': {
    name: { en: 'Ovarian cancer', es: 'Cáncer de ovario' },
    explained: {
      en: 'In the organs that make eggs, or in the tubes next to them.',
      es: 'En los órganos que producen óvulos o en las trompas junto a ellos.',
    },
  },
  'bowel-cancer': {
    name: { en: 'Bowel cancer', es: 'Cáncer de intestino' },
    explained: {
      en: 'Also called colon, rectal or colorectal cancer.',
      es: 'También se llama cáncer de colon, de recto o colorrectal.',
    },
  },
  'uterine-cancer': {
    name: { en: 'Cancer of the womb', es: 'Cáncer de matriz' },
    explained: {
      en: 'Also called uterine or endometrial cancer.',
      es: 'También se llama cáncer de útero o de endometrio.',
    },
  },
  'pancreatic-cancer': {
    name: { en: 'Pancreatic cancer', es: 'Cáncer de páncreas' },
    explained: {
      en: 'The pancreas lies behind the stomach and helps to digest food.',
      es: 'El páncreas está detrás del estómago y ayuda a digerir la comida.',
    },
  },
  'prostate-cancer': {
    name: { en: 'Prostate cancer', es: 'Cáncer de próstata' },
    explained: {
      en: 'The prostate is a small gland below the bladder.',
      es: 'La próstata es una glándula pequeña debajo de la vejiga.',
    },
  },
  'stomach-cancer': {
    name: { en: 'Stomach cancer', es: 'Cáncer de estómago' },
    explained: { en: 'Also called gastric cancer.', es: 'También se llama cáncer gástrico.' },
  },
  melanoma: {
    name: { en: 'Melanoma', es: 'Melanoma' },
    explained: {
      en: 'A serious skin cancer, often a dark spot that changes.',
      es: 'Un cáncer de piel grave, a menudo una mancha oscura que cambia.',
    },
  },
  'other-cancer': {
    name: { en: 'Another cancer', es: 'Otro cáncer' },
    explained: { en: 'Write which one, in your own words.', es: 'Escriba cuál, con sus propias palabras.' },
  },
  'heart-disease-before-50': {
    name: { en: 'Heart disease before age 50', es: 'Enfermedad del corazón antes de los 50 años' },
    explained: {
      en: 'For example a heart attack, or a sudden death that nobody could explain.',
      es: 'Por ejemplo, un infarto o una muerte repentina que nadie pudo explicar.',
    },
  },
  'other-condition': {
    name: { en: 'Something else that runs in the family', es: 'Otra enfermedad que se repite en la familia' },
    explained: { en: 'Write what it is, in your own words.', es: 'Escriba cuál es, con sus propias palabras.' },
  },
};

/** Whether a condition must be named in the member's own words. */
export function needsOwnWords(condition: ConditionCode): boolean {
  return condition === 'other-cancer' || condition === 'other-condition';
}
