import type { ConditionCode } from '../family-history.ts';
import type { Words } from '../words.ts';

export const fhs7ItemIds = [
  'first-degree-breast-or-ovarian',
  'bilateral-breast',
  'man-with-breast',
  'woman-with-breast-and-ovarian',
  'breast-before-50',
  'two-with-breast-or-ovarian',
  'two-with-breast-or-bowel',
] as const;
export type Fhs7ItemId = (typeof fhs7ItemIds)[number];

/** What an item looks at: who, which cancers, and how many relatives make it true. */
export type Fhs7Item = {
  id: Fhs7ItemId;
  wording: Words;
  /** Parents, brothers, sisters and children only. */
  firstDegree?: true;
  /** By the sex assigned at birth: the published items say “man” and “woman”, and the risk goes with the body. */
  sex?: 'female' | 'male';
  /** One of these cancers, or all of them in the same person. */
  conditions: { anyOf: readonly ConditionCode[] } | { allOf: readonly ConditionCode[] };
  bilateral?: true;
  /** The cancer began before this age, in years. */
  before?: number;
  /** How many relatives it takes. */
  least: 1 | 2;
};

/**
 * The Family History Screen of seven questions, as published: Ashton-Prolla P, Giacomazzi J, Schmidt AV, et al. Development and
 * validation of a simple questionnaire for the identification of hereditary breast cancer in primary care. BMC Cancer 2009;9:283.
 * The English asks what the paper
 * asks, in plain words; the Spanish is a translation of our own, which nobody has validated. A change of an item, or
 * of how it is read from a family history, is a new `version`.
 */
export const fhs7 = {
  instrument: 'FHS-7',
  version: '1.2.0',
  source: {
    citation: 'Ashton-Prolla P, et al. BMC Cancer 2009;9:283',
    doi: '10.1186/1471-2407-9-283',
    /** In percent, from one “yes” on, against a pedigree read by geneticists. */
    sensitivity: 87.6,
    specificity: 56.4,
    population: {
      en: 'women in primary care in Brazil',
      es: 'mujeres en atención primaria en Brasil',
    },
  },
  /** From so many items on the screen is positive. */
  positiveFrom: 1,
  items: [
    {
      id: 'first-degree-breast-or-ovarian',
      wording: {
        en: 'Did a parent, sibling or child have breast or ovarian cancer?',
        es: '¿Alguno de los padres, hermanos o hijos tuvo cáncer de mama o de ovario?',
      },
      firstDegree: true,
      conditions: { anyOf: ['breast-cancer', 'ovarian-cancer'] },
      least: 1,
    },
    {
      id: 'bilateral-breast',
      wording: {
        en: 'Did any relative have cancer in both breasts?',
        es: '¿Algún familiar tuvo cáncer en ambos senos?',
      },
      conditions: { anyOf: ['breast-cancer'] },
      bilateral: true,
      least: 1,
    },
    {
      id: 'man-with-breast',
      wording: {
        en: 'Did any man in the family have breast cancer?',
        es: '¿Algún hombre de la familia tuvo cáncer de mama?',
      },
      sex: 'male',
      conditions: { anyOf: ['breast-cancer'] },
      least: 1,
    },
    {
      id: 'woman-with-breast-and-ovarian',
      wording: {
        en: 'Did any woman in the family have breast and ovarian cancer?',
        es: '¿Alguna mujer de la familia tuvo cáncer de mama y también de ovario?',
      },
      sex: 'female',
      conditions: { allOf: ['breast-cancer', 'ovarian-cancer'] },
      least: 1,
    },
    {
      id: 'breast-before-50',
      wording: {
        en: 'Did any woman in the family have breast cancer before age 50?',
        es: '¿Alguna mujer de la familia tuvo cáncer de mama antes de los 50 años?',
      },
      sex: 'female',
      conditions: { anyOf: ['breast-cancer'] },
      before: 50,
      least: 1,
    },
    {
      id: 'two-with-breast-or-ovarian',
      wording: {
        en: 'Are there two or more relatives with breast or ovarian cancer?',
        es: '¿Hay dos o más familiares con cáncer de mama o de ovario?',
      },
      conditions: { anyOf: ['breast-cancer', 'ovarian-cancer'] },
      least: 2,
    },
    {
      id: 'two-with-breast-or-bowel',
      wording: {
        en: 'Are there two or more relatives with breast or bowel cancer?',
        es: '¿Hay dos o más familiares con cáncer de mama o de intestino?',
      },
      conditions: { anyOf: ['breast-cancer', 'bowel-cancer'] },
      least: 2,
    },
  ] as const satisfies readonly Fhs7Item[],
} as const;
