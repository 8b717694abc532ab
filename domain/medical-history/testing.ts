import { answered, type WordedItem, yesNoUnknown } from './worded.ts';

/** Earlier genetic tests, and a transplant that would make a saliva sample show somebody else's genes. */
export const testing: WordedItem = {
  linkId: 'testing',
  type: 'group',
  text: { en: 'Genetic testing', es: 'Pruebas genéticas' },
  item: [
    {
      linkId: 'testing.why',
      type: 'display',
      text: {
        en: 'A genetic test looks for changes in your genes, the plans that your body is built from. A doctor orders it. Home kits about ancestry are not meant here.',
        es: 'Una prueba genética busca cambios en sus genes, los planos con los que se construye su cuerpo. La pide un médico. No nos referimos a los kits caseros sobre el origen familiar.',
      },
    },
    {
      linkId: 'testing.had',
      type: 'boolean',
      text: {
        en: 'Have you had a genetic test for your health before?',
        es: '¿Se ha hecho antes una prueba genética por su salud?',
      },
    },
    {
      linkId: 'testing.result',
      type: 'choice',
      required: true,
      text: { en: 'What did the test find?', es: '¿Qué encontró la prueba?' },
      enableBehavior: 'all',
      enableWhen: [{ question: 'testing.had', operator: '=', answerBoolean: true }],
      options: {
        positive: {
          en: 'A change that raises a risk (positive)',
          es: 'Un cambio que aumenta un riesgo (positivo)',
        },
        uncertain: {
          en: 'A change nobody can read yet (uncertain)',
          es: 'Un cambio que aún nadie sabe interpretar (incierto)',
        },
        negative: { en: 'No such change (negative)', es: 'Ningún cambio de ese tipo (negativo)' },
        unknown: { en: 'I don’t know', es: 'No lo sé' },
      },
    },
    {
      linkId: 'testing.gene',
      type: 'string',
      maxLength: 200,
      text: {
        en: 'In which gene was the change? The report has a short name, like BRCA1.',
        es: '¿En qué gen estaba el cambio? El informe trae un nombre corto, como BRCA1.',
      },
      enableBehavior: 'any',
      enableWhen: [answered('testing.result', 'positive'), answered('testing.result', 'uncertain')],
    },
    {
      linkId: 'testing.date',
      type: 'date',
      text: {
        en: 'When was the test?',
        es: '¿Cuándo fue la prueba?',
      },
      enableBehavior: 'all',
      enableWhen: [{ question: 'testing.had', operator: '=', answerBoolean: true }],
    },
    {
      linkId: 'testing.transplant',
      type: 'choice',
      required: true,
      text: {
        en: 'Have you had a bone marrow or stem cell transplant from another person?',
        es: '¿Ha recibido un trasplante de médula ósea o de células madre de otra persona?',
      },
      options: yesNoUnknown,
    },
    {
      linkId: 'testing.transplant-note',
      type: 'display',
      text: {
        en: 'Thank you for telling us. After such a transplant, saliva can show the donor’s genes. Your specialist will plan another kind of sample with you.',
        es: 'Gracias por decírnoslo. Después de un trasplante así, la saliva puede mostrar los genes del donante. Su especialista planeará con usted otro tipo de muestra.',
      },
      enableBehavior: 'all',
      enableWhen: [answered('testing.transplant', 'yes')],
    },
  ],
};
