import type { ConditionFacts } from './condition-codes.ts';

/** The conditions beside cancer that can run in families. */
export const otherConditionFacts = {
  'bowel-polyps': {
    group: 'other',
    name: { en: 'Many bowel polyps', es: 'Muchos pólipos en el intestino' },
    explained: {
      en: 'Ten or more small growths, found when a doctor looked inside the bowel.',
      es: 'Diez o más bultos pequeños, vistos cuando un médico miró dentro del intestino.',
    },
  },
  'heart-disease-before-50': {
    ...{ group: 'heart-and-blood', before: 50 },
    name: { en: 'Heart disease before age 50', es: 'Enfermedad del corazón antes de los 50 años' },
    explained: {
      en: 'For example a heart attack, or a weak heart muscle.',
      es: 'Por ejemplo, un infarto o un músculo del corazón débil.',
    },
  },
  'sudden-death': {
    group: 'heart-and-blood',
    name: { en: 'Sudden death', es: 'Muerte repentina' },
    explained: {
      en: 'One that nobody could explain, or that came from the heart.',
      es: 'Una que nadie pudo explicar o que vino del corazón.',
    },
  },
  'high-cholesterol': {
    group: 'heart-and-blood',
    name: { en: 'Very high cholesterol', es: 'Colesterol muy alto' },
    explained: {
      en: 'From a young age, or in many people of the family.',
      es: 'Desde joven o en muchas personas de la familia.',
    },
  },
  'blood-clots': {
    group: 'heart-and-blood',
    name: { en: 'Blood clots', es: 'Coágulos de sangre' },
    explained: {
      en: 'In a leg or a lung. Doctors say “thrombosis”.',
      es: 'En una pierna o un pulmón. Los médicos dicen “trombosis”.',
    },
  },
  'iron-overload': {
    group: 'heart-and-blood',
    name: { en: 'Too much iron', es: 'Demasiado hierro' },
    explained: {
      en: 'The body stores too much iron. Doctors say “hemochromatosis”.',
      es: 'El cuerpo guarda demasiado hierro. Los médicos dicen “hemocromatosis”.',
    },
  },
  'sickle-cell-or-thalassemia': {
    group: 'heart-and-blood',
    name: { en: 'Sickle cell disease or thalassemia', es: 'Anemia falciforme o talasemia' },
    explained: {
      en: 'The red cells of the blood do not work as they should.',
      es: 'Los glóbulos rojos de la sangre no funcionan como deberían.',
    },
  },
  'cystic-fibrosis': {
    group: 'other',
    name: { en: 'Cystic fibrosis', es: 'Fibrosis quística' },
    explained: { en: 'Thick mucus harms the lungs.', es: 'Una mucosidad espesa daña los pulmones.' },
  },
  'muscle-disease': {
    group: 'brain-and-muscles',
    name: { en: 'A muscle disease', es: 'Una enfermedad de los músculos' },
    explained: {
      en: 'Muscles grow weak over time, as in muscular dystrophy.',
      es: 'Los músculos se debilitan con el tiempo, como en la distrofia muscular.',
    },
  },
  'dementia-before-60': {
    ...{ group: 'brain-and-muscles', before: 60 },
    name: { en: 'Memory loss before age 60', es: 'Pérdida de memoria antes de los 60 años' },
    explained: {
      en: 'Doctors say “dementia”, for example Alzheimer disease.',
      es: 'Los médicos dicen “demencia”, por ejemplo, la enfermedad de Alzheimer.',
    },
  },
  'huntington-disease': {
    group: 'brain-and-muscles',
    name: { en: 'Huntington disease', es: 'Enfermedad de Huntington' },
    explained: {
      en: 'It changes how a person moves and thinks.',
      es: 'Cambia la forma de moverse y de pensar.',
    },
  },
  'intellectual-disability': {
    group: 'brain-and-muscles',
    name: { en: 'Intellectual disability', es: 'Discapacidad intelectual' },
    explained: {
      en: 'A person learned much more slowly from childhood on, or has autism with it.',
      es: 'Una persona aprendió mucho más despacio desde la niñez, o también tiene autismo.',
    },
  },
  'birth-defect': {
    group: 'other',
    name: { en: 'A condition seen at birth', es: 'Una condición vista al nacer' },
    explained: {
      en: 'For example of the heart, the spine or the lip. Doctors say “birth defect”.',
      es: 'Por ejemplo, del corazón, la columna o el labio. Los médicos dicen “defecto congénito”.',
    },
  },
  'known-gene-change': {
    ...{ group: 'other', needsWords: true },
    name: { en: 'A gene change that a test has found', es: 'Un cambio en un gen que encontró una prueba' },
    explained: {
      en: 'For example BRCA1. Write which gene, if you know it.',
      es: 'Por ejemplo, BRCA1. Escriba qué gen, si lo sabe.',
    },
  },
  'other-condition': {
    ...{ group: 'other', needsWords: true },
    name: { en: 'Something else that runs in the family', es: 'Otra enfermedad que se repite en la familia' },
    explained: { en: 'Write what it is, in your own words.', es: 'Escriba cuál es, con sus propias palabras.' },
  },
} as const satisfies Readonly<Record<string, ConditionFacts>>;
