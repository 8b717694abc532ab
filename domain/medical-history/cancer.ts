import type { ConditionCode } from '../family-history.ts';
import { answered, type WordedItem, yesNoUnknown } from './worded.ts';

/** The member's own cancers: the strongest single hint at an inherited risk. */
export const ownCancer: WordedItem = {
  linkId: 'cancer',
  type: 'group',
  text: { en: 'Cancer', es: 'Cáncer' },
  item: [
    {
      linkId: 'cancer.why',
      type: 'display',
      text: {
        en: 'Cancer means that cells grow when they should not. Most cancer is not passed down in families, but some is. What you had, and when, helps us tell the two apart.',
        es: 'Cáncer significa que unas células crecen cuando no deben. La mayoría de los cánceres no se heredan, pero algunos sí. Lo que usted tuvo, y cuándo, nos ayuda a distinguirlos.',
      },
    },
    {
      linkId: 'cancer.had',
      type: 'choice',
      required: true,
      text: {
        en: 'Has a doctor ever told you that you have cancer?',
        es: '¿Alguna vez un médico le dijo que tiene cáncer?',
      },
      options: yesNoUnknown,
    },
    {
      linkId: 'cancer.types',
      type: 'choice',
      required: true,
      repeats: true,
      text: {
        en: 'Which kind of cancer was it? Choose all that fit.',
        es: '¿Qué tipo de cáncer fue? Elija todos los que correspondan.',
      },
      enableBehavior: 'all',
      enableWhen: [answered('cancer.had', 'yes')],
      exclusive: ['unknown'],
      options: {
        breast: { en: 'Breast', es: 'Mama (seno)' },
        ovarian: { en: 'Ovary, tube or lining of the belly', es: 'Ovario, trompa o revestimiento del abdomen' },
        bowel: { en: 'Bowel (colon or rectum)', es: 'Intestino (colon o recto)' },
        uterine: { en: 'Womb (uterus)', es: 'Matriz (útero)' },
        pancreatic: { en: 'Pancreas', es: 'Páncreas' },
        prostate: { en: 'Prostate', es: 'Próstata' },
        stomach: { en: 'Stomach', es: 'Estómago' },
        melanoma: { en: 'Melanoma (a serious skin cancer)', es: 'Melanoma (un cáncer de piel grave)' },
        thyroid: { en: 'Thyroid', es: 'Tiroides' },
        kidney: { en: 'Kidney', es: 'Riñón' },
        other: { en: 'Another kind', es: 'Otro tipo' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
    {
      linkId: 'cancer.other',
      type: 'string',
      maxLength: 200,
      text: { en: 'Which other kind of cancer?', es: '¿Qué otro tipo de cáncer?' },
      enableBehavior: 'all',
      enableWhen: [answered('cancer.types', 'other')],
    },
    {
      linkId: 'cancer.first-age',
      type: 'integer',
      text: {
        en: 'How old were you when cancer was first found? Your best guess is fine.',
        es: '¿Qué edad tenía cuando le encontraron cáncer por primera vez? Puede ser aproximada.',
      },
      enableBehavior: 'all',
      enableWhen: [answered('cancer.had', 'yes')],
    },
    {
      linkId: 'cancer.polyps',
      type: 'choice',
      text: {
        en: 'Were polyps ever found in your bowel? (Polyps are small growths that can be taken out.)',
        es: '¿Alguna vez le encontraron pólipos en el intestino? (Son pequeños bultos que se pueden quitar.)',
      },
      options: {
        none: { en: 'No', es: 'No' },
        few: { en: 'Yes, fewer than 10 in all', es: 'Sí, menos de 10 en total' },
        many: { en: 'Yes, 10 or more in all', es: 'Sí, 10 o más en total' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
  ],
};

/** The kinds as the survey calls them. It tells more of them apart: what is not here is another kind. */
export const typeOf: Readonly<Partial<Record<ConditionCode, string>>> = {
  'breast-cancer': 'breast',
  'ovarian-cancer': 'ovarian',
  'bowel-cancer': 'bowel',
  'uterine-cancer': 'uterine',
  'pancreatic-cancer': 'pancreatic',
  'prostate-cancer': 'prostate',
  'stomach-cancer': 'stomach',
  melanoma: 'melanoma',
  'thyroid-cancer': 'thyroid',
  'kidney-cancer': 'kidney',
};
