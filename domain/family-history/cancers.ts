import type { ConditionFacts } from './condition-codes.ts';

const group = 'cancer';

/** The cancers that are asked about, by site. */
export const cancerFacts = {
  'breast-cancer': {
    ...{ group, isPaired: true },
    name: { en: 'Breast cancer', es: 'Cáncer de mama (seno)' },
    explained: { en: 'Men can have it too.', es: 'Los hombres también pueden tenerlo.' },
  },
  'ovarian-cancer': {
    ...{ group, isPaired: true, sex: 'female' },
    name: { en: 'Ovarian cancer', es: 'Cáncer de ovario' },
    offeredAs: {
      en: 'Ovarian cancer (ovary, tube or lining of the belly)',
      es: 'Cáncer de ovario (ovario, trompa o revestimiento del abdomen)',
    },
    explained: {
      en: 'Ovaries make eggs. Doctors call the tube “fallopian” and the lining “peritoneum”, and treat all three alike.',
      es: 'Los ovarios producen óvulos. Los médicos hablan de “trompa de Falopio” y “peritoneo”, y tratan los tres igual.',
    },
  },
  'bowel-cancer': {
    group,
    name: { en: 'Bowel cancer', es: 'Cáncer de intestino' },
    explained: {
      en: 'Also called colon, rectal or colorectal cancer.',
      es: 'También se llama cáncer de colon, de recto o colorrectal.',
    },
  },
  'uterine-cancer': {
    ...{ group, sex: 'female' },
    name: { en: 'Cancer of the womb', es: 'Cáncer de matriz' },
    explained: {
      en: 'Also called uterine or endometrial cancer.',
      es: 'También se llama cáncer de útero o de endometrio.',
    },
  },
  'cervical-cancer': {
    ...{ group, sex: 'female' },
    name: { en: 'Cervical cancer', es: 'Cáncer de cuello uterino' },
    explained: {
      en: 'The cervix is the neck of the womb. A Pap test looks for it.',
      es: 'El cuello uterino (cérvix) es la entrada de la matriz. Se busca con el papanicolaou.',
    },
  },
  'pancreatic-cancer': {
    group,
    name: { en: 'Pancreatic cancer', es: 'Cáncer de páncreas' },
    explained: {
      en: 'The pancreas lies behind the stomach and helps to digest food.',
      es: 'El páncreas está detrás del estómago y ayuda a digerir la comida.',
    },
  },
  'prostate-cancer': {
    ...{ group, sex: 'male' },
    name: { en: 'Prostate cancer', es: 'Cáncer de próstata' },
    explained: {
      en: 'The prostate is a small gland below the bladder.',
      es: 'La próstata es una glándula pequeña debajo de la vejiga.',
    },
  },
  'testicular-cancer': {
    ...{ group, isPaired: true, sex: 'male' },
    name: { en: 'Testicular cancer', es: 'Cáncer de testículo' },
    explained: {
      en: 'In one of the organs that make sperm, most often in young men.',
      es: 'En uno de los órganos que producen esperma, sobre todo en hombres jóvenes.',
    },
  },
  'stomach-cancer': {
    group,
    name: { en: 'Stomach cancer', es: 'Cáncer de estómago' },
    explained: { en: 'Also called gastric cancer.', es: 'También se llama cáncer gástrico.' },
  },
  melanoma: {
    group,
    name: { en: 'Melanoma', es: 'Melanoma' },
    explained: {
      en: 'A serious skin cancer, often a dark spot that changes.',
      es: 'Un cáncer de piel grave, a menudo una mancha oscura que cambia.',
    },
  },
  'skin-cancer': {
    group,
    name: { en: 'Skin cancer, not melanoma', es: 'Cáncer de piel, no melanoma' },
    explained: {
      en: 'Common in older people. Doctors say “basal cell” or “squamous cell”.',
      es: 'Frecuente en personas mayores. Los médicos dicen “basocelular” o “espinocelular”.',
    },
  },
  'kidney-cancer': {
    ...{ group, isPaired: true },
    name: { en: 'Kidney cancer', es: 'Cáncer de riñón' },
    explained: { en: 'Also called renal cancer.', es: 'También se llama cáncer renal.' },
  },
  'bladder-cancer': {
    group,
    name: { en: 'Bladder cancer', es: 'Cáncer de vejiga' },
    explained: {
      en: 'The bladder, or the tubes that lead to it from the kidneys.',
      es: 'En la vejiga o en los conductos que llegan a ella desde los riñones.',
    },
  },
  'thyroid-cancer': {
    group,
    name: { en: 'Thyroid cancer', es: 'Cáncer de tiroides' },
    explained: {
      en: 'The thyroid is a gland at the front of the neck.',
      es: 'La tiroides es una glándula en la parte delantera del cuello.',
    },
  },
  'brain-cancer': {
    group,
    name: { en: 'Brain tumor', es: 'Tumor cerebral' },
    explained: { en: 'A growth in the brain or the spine.', es: 'Un tumor en el cerebro o en la columna.' },
  },
  'lung-cancer': {
    group,
    name: { en: 'Lung cancer', es: 'Cáncer de pulmón' },
    explained: {
      en: 'One that began in the lung, in a smoker or not.',
      es: 'El que comenzó en el pulmón, con o sin tabaco.',
    },
  },
  'liver-cancer': {
    group,
    name: { en: 'Liver cancer', es: 'Cáncer de hígado' },
    explained: {
      en: 'One that began in the liver. Many cancers spread there later.',
      es: 'El que comenzó en el hígado. Muchos otros llegan allí después.',
    },
  },
  'blood-cancer': {
    group,
    name: { en: 'Leukemia, lymphoma or myeloma', es: 'Leucemia, linfoma o mieloma' },
    explained: {
      en: 'Cancers of the blood, the bone marrow or the lymph nodes.',
      es: 'Cánceres de la sangre, de la médula ósea o de los ganglios.',
    },
  },
  sarcoma: {
    group,
    name: { en: 'Sarcoma', es: 'Sarcoma' },
    explained: { en: 'A cancer of bone, muscle or fat.', es: 'Un cáncer de hueso, músculo o grasa.' },
  },
  'other-cancer': {
    ...{ group, needsWords: true },
    name: { en: 'Another cancer', es: 'Otro cáncer' },
    explained: { en: 'Write which one, in your own words.', es: 'Escriba cuál, con sus propias palabras.' },
  },
  'cancer-of-unknown-kind': {
    group,
    name: { en: 'Cancer of unknown kind', es: 'Cáncer de tipo desconocido' },
    offeredAs: { en: 'Cancer, I don’t know what kind', es: 'Cáncer, no sé de qué tipo' },
    explained: {
      en: 'It was cancer, but you don’t know where it began.',
      es: 'Fue cáncer, pero usted no sabe dónde comenzó.',
    },
  },
} as const satisfies Readonly<Record<string, ConditionFacts>>;
