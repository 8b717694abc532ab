import type { WordedItem } from './worded.ts';

/** Other conditions and medicines. */
export const otherHealth: WordedItem = {
  linkId: 'health',
  type: 'group',
  text: { en: 'Other health matters', es: 'Otros temas de salud' },
  item: [
    {
      linkId: 'health.conditions',
      type: 'open-choice',
      repeats: true,
      maxLength: 200,
      text: {
        en: 'Do you have any of these? Choose all that fit, or add your own.',
        es: '¿Tiene alguno de estos problemas? Elija todos los que correspondan o agregue otro.',
      },
      exclusive: ['none', 'unknown'],
      options: {
        'heart-disease': { en: 'Heart disease', es: 'Enfermedad del corazón' },
        stroke: { en: 'Stroke', es: 'Derrame cerebral' },
        'high-blood-pressure': { en: 'High blood pressure', es: 'Presión alta' },
        'high-cholesterol': {
          en: 'High cholesterol (too much fat in the blood)',
          es: 'Colesterol alto (demasiada grasa en la sangre)',
        },
        diabetes: { en: 'Diabetes (high blood sugar)', es: 'Diabetes (azúcar alta en la sangre)' },
        'bowel-inflammation': {
          en: 'Crohn’s disease or ulcerative colitis (a bowel that stays sore)',
          es: 'Enfermedad de Crohn o colitis ulcerosa (intestino siempre irritado)',
        },
        none: { en: 'None of these', es: 'Ninguno de estos' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
    {
      linkId: 'health.takes-medicines',
      type: 'boolean',
      text: { en: 'Do you take any medicines?', es: '¿Toma algún medicamento?' },
    },
    {
      linkId: 'health.medicines',
      type: 'string',
      repeats: true,
      maxLength: 200,
      text: {
        en: 'Which medicines do you take? Write one on each line. The name on the box is enough.',
        es: '¿Qué medicamentos toma? Escriba uno en cada línea. Basta el nombre de la caja.',
      },
      enableBehavior: 'all',
      enableWhen: [{ question: 'health.takes-medicines', operator: '=', answerBoolean: true }],
    },
  ],
};

/** Tobacco and alcohol: both change cancer risk by themselves. */
export const habits: WordedItem = {
  linkId: 'habits',
  type: 'group',
  text: { en: 'Tobacco and alcohol', es: 'Tabaco y alcohol' },
  item: [
    {
      linkId: 'habits.tobacco',
      type: 'choice',
      text: { en: 'Do you smoke or use tobacco?', es: '¿Fuma o usa tabaco?' },
      options: {
        never: { en: 'Never', es: 'Nunca' },
        former: { en: 'I used to', es: 'Antes sí' },
        current: { en: 'Yes', es: 'Sí' },
        'not-said': { en: 'I prefer not to say', es: 'Prefiero no decirlo' },
      },
    },
    {
      linkId: 'habits.alcohol',
      type: 'choice',
      text: { en: 'How often do you drink alcohol?', es: '¿Con qué frecuencia bebe alcohol?' },
      options: {
        never: { en: 'Never', es: 'Nunca' },
        sometimes: { en: 'Once a week or less', es: 'Una vez a la semana o menos' },
        often: { en: 'More than once a week', es: 'Más de una vez a la semana' },
        daily: { en: 'Every day', es: 'Todos los días' },
        'not-said': { en: 'I prefer not to say', es: 'Prefiero no decirlo' },
      },
    },
  ],
};

/** Where the family comes from, in the member's own words, and what else they want to say. */
export const background: WordedItem = {
  linkId: 'background',
  type: 'group',
  text: { en: 'Your background', es: 'Sus orígenes' },
  item: [
    {
      linkId: 'background.ancestry',
      type: 'text',
      maxLength: 1000,
      text: {
        en: 'Where in the world did your family come from, as far back as you know?',
        es: '¿De qué parte del mundo viene su familia, hasta donde usted sabe?',
      },
    },
    {
      linkId: 'background.notes',
      type: 'text',
      maxLength: 5000,
      text: {
        en: 'Is there anything else you want your specialist to know?',
        es: '¿Hay algo más que quiera que su especialista sepa?',
      },
    },
  ],
};
