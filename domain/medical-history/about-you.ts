import { medicalHistoryCodes, type WordedItem } from './worded.ts';

/** Sex assigned at birth and gender. The first changes risk figures and which questions follow, the second does neither. */
export const aboutYou: WordedItem = {
  linkId: 'about-you',
  type: 'group',
  text: { en: 'About you', es: 'Sobre usted' },
  item: [
    {
      linkId: 'about-you.why',
      type: 'display',
      text: {
        en: 'Some health risks are different for female and male bodies. That is why we ask about your sex at birth. Your gender helps us speak with you the right way.',
        es: 'Algunos riesgos de salud son distintos para cuerpos femeninos y masculinos. Por eso preguntamos su sexo al nacer. Su género nos ayuda a tratarle como corresponde.',
      },
    },
    {
      linkId: 'about-you.sex',
      type: 'choice',
      required: true,
      text: { en: 'What sex were you assigned at birth?', es: '¿Qué sexo le asignaron al nacer?' },
      options: {
        female: { en: 'Female', es: 'Femenino' },
        male: { en: 'Male', es: 'Masculino' },
        intersex: {
          en: 'Intersex (born with both female and male traits)',
          es: 'Intersexual (nació con rasgos femeninos y masculinos)',
        },
        unknown: { en: 'I don’t know, or I prefer not to say', es: 'No lo sé o prefiero no decirlo' },
      },
    },
    {
      linkId: 'about-you.gender',
      type: 'open-choice',
      maxLength: 100,
      text: { en: 'What is your gender?', es: '¿Cuál es su género?' },
      options: {
        woman: { en: 'Woman', es: 'Mujer' },
        man: { en: 'Man', es: 'Hombre' },
        nonbinary: { en: 'Nonbinary', es: 'Persona no binaria' },
        'not-said': { en: 'I prefer not to say', es: 'Prefiero no decirlo' },
      },
    },
  ],
};

/** Asked of everybody whose body may have, or may have had, a womb and ovaries. */
export const reproductive: WordedItem = {
  linkId: 'reproductive',
  type: 'group',
  text: { en: 'Periods and pregnancy', es: 'Períodos y embarazo' },
  enableBehavior: 'all',
  enableWhen: [
    { question: 'about-you.sex', operator: 'exists', answerBoolean: true },
    {
      question: 'about-you.sex',
      operator: '!=',
      answerCoding: { system: medicalHistoryCodes, code: 'male' },
    },
  ],
  item: [
    {
      linkId: 'reproductive.why',
      type: 'display',
      text: {
        en: 'The hormones of periods and pregnancy can change the risk of some cancers. Skip what does not fit you.',
        es: 'Las hormonas de los períodos y del embarazo pueden cambiar el riesgo de algunos cánceres. Omita lo que no sea su caso.',
      },
    },
    {
      linkId: 'reproductive.first-period-age',
      type: 'integer',
      text: {
        en: 'How old were you when you had your first period?',
        es: '¿Qué edad tenía cuando tuvo su primer período?',
      },
    },
    {
      linkId: 'reproductive.gave-birth',
      type: 'boolean',
      text: { en: 'Have you ever given birth?', es: '¿Ha dado a luz alguna vez?' },
    },
    {
      linkId: 'reproductive.first-birth-age',
      type: 'integer',
      text: { en: 'How old were you at your first birth?', es: '¿Qué edad tenía en su primer parto?' },
      enableBehavior: 'all',
      enableWhen: [{ question: 'reproductive.gave-birth', operator: '=', answerBoolean: true }],
    },
    {
      linkId: 'reproductive.menopause',
      type: 'choice',
      text: {
        en: 'Have your periods stopped for good? (Doctors call this menopause.)',
        es: '¿Sus períodos terminaron para siempre? (Los médicos lo llaman menopausia.)',
      },
      options: {
        yes: { en: 'Yes', es: 'Sí' },
        no: { en: 'No', es: 'No' },
        'never-had': { en: 'I never had periods', es: 'Nunca tuve períodos' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
    {
      linkId: 'reproductive.ovaries-removed',
      type: 'choice',
      text: {
        en: 'Were your ovaries taken out? (Ovaries are the two organs that make eggs.)',
        es: '¿Le quitaron los ovarios? (Los ovarios son los dos órganos que producen óvulos.)',
      },
      options: {
        no: { en: 'No', es: 'No' },
        one: { en: 'One of them', es: 'Uno de ellos' },
        both: { en: 'Both', es: 'Los dos' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
  ],
};
