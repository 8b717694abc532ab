import type { TestConsent } from './consent.ts';

/** The first text. */
export const consent100: TestConsent = {
  version: '1.0.0',
  parts: [
    {
      about: 'test',
      title: { en: 'What the test is', es: 'Qué es la prueba' },
      text: [
        {
          en: 'Genes are the instructions in your cells. You get them from your parents. This test reads some of your genes and looks for changes that can raise the risk of an illness, such as some cancers.',
          es: 'Los genes son las instrucciones de sus células. Usted los recibe de sus padres. Esta prueba lee algunos de sus genes y busca cambios que pueden aumentar el riesgo de una enfermedad, como algunos tipos de cáncer.',
        },
      ],
    },
    {
      about: 'way',
      title: { en: 'How it works', es: 'Cómo funciona' },
      text: [
        {
          en: 'You get a kit in the mail and give a little saliva (spit) at home. There is no needle. You mail the sample back, and a lab reads it.',
          es: 'Usted recibe un kit por correo y da un poco de saliva en casa. No hay agujas. Envía la muestra por correo y un laboratorio la lee.',
        },
      ],
    },
    {
      about: 'results',
      title: { en: 'What you may learn', es: 'Lo que puede saber' },
      points: [
        {
          en: 'Positive: a change was found that raises a risk. It does not mean that you are ill.',
          es: 'Positivo: se encontró un cambio que aumenta un riesgo. No significa que usted esté enfermo.',
        },
        {
          en: 'Negative: no such change was found. You can still get ill for other reasons.',
          es: 'Negativo: no se encontró un cambio así. Aun así puede enfermarse por otras razones.',
        },
        {
          en: 'Not clear: a change was found, but nobody knows yet what it means.',
          es: 'No está claro: se encontró un cambio, pero aún nadie sabe qué significa.',
        },
      ],
    },
    {
      about: 'family',
      title: { en: 'Good to think about', es: 'Para pensarlo bien' },
      points: [
        {
          en: 'Your result can also say something about your relatives, because families share genes.',
          es: 'Su resultado también puede decir algo sobre sus familiares, porque las familias comparten genes.',
        },
        {
          en: 'A result can bring worry or relief. A genetic counselor talks it through with you.',
          es: 'Un resultado puede traer preocupación o alivio. Un asesor genético lo conversa con usted.',
        },
        {
          en: 'A US law (GINA) keeps health insurers and most employers from using your result against you. It does not cover life, disability or long-term care insurance.',
          es: 'Una ley de EE. UU. (GINA) impide que los seguros de salud y la mayoría de los empleadores usen su resultado en su contra. No cubre los seguros de vida, de incapacidad ni de cuidados a largo plazo.',
        },
        {
          en: 'The test is your choice. You can say no. To stop later, write or call us before the lab has your sample.',
          es: 'La prueba es su decisión. Puede decir que no. Para detenerse después, escríbanos o llámenos antes de que el laboratorio tenga su muestra.',
        },
      ],
    },
  ],
  consents: {
    en: 'I have read this, my questions are answered, and I want to have this genetic test',
    es: 'He leído esto, mis preguntas tienen respuesta y quiero hacerme esta prueba genética',
  },
};
