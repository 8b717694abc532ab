import type { Texts } from '#domain/words.ts';

/** `/partners/:group`: the page of an employer or another partner. */
export const partnerTexts = {
  looking: { en: 'Looking up this page …', es: 'Buscando esta página …' },
  title: { en: 'Novi for the people of {partner}', es: 'Novi para la gente de {partner}' },
  welcome: {
    en: '{partner} offers its people a gene test at home, and a talk with a genetic counselor about it.',
    es: '{partner} ofrece a su gente una prueba genética en casa y una charla con un asesor genético.',
  },
  from: { en: 'A word from {partner}', es: 'Unas palabras de {partner}' },
  howTitle: { en: 'How you join', es: 'Cómo participar' },
  howAccount: { en: 'Create an account, or sign in.', es: 'Cree una cuenta o inicie sesión.' },
  howCode: {
    en: 'In the step “Can you join?”, the code of {partner} is filled in for you.',
    es: 'En el paso “¿Puede participar?”, el código de {partner} ya viene escrito.',
  },
  howName: {
    en: 'Enter your name and date of birth as {partner} has them. We look for you on their list.',
    es: 'Escriba su nombre y fecha de nacimiento como los tiene {partner}. Le buscamos en su lista.',
  },
  privateTitle: { en: 'It is between you and us', es: 'Queda entre usted y nosotros' },
  private: {
    en: '{partner} gets no answers, no results, and no word of whether you took part.',
    es: '{partner} no recibe respuestas ni resultados, ni se entera de si participó.',
  },
  more: { en: 'See what Novi offers', es: 'Ver qué ofrece Novi' },
  unknownTitle: { en: 'We don’t know this partner', es: 'No conocemos a este socio' },
  unknownLead: {
    en: 'The link may be old or mistyped. Please check it with whoever gave it to you. This is what you can do now:',
    es: 'El enlace puede ser antiguo o estar mal escrito. Revíselo con quien se lo dio. Esto es lo que puede hacer ahora:',
  },
  unknownCode: {
    en: 'Create an account. If you have a code, enter it in the step “Can you join?”. If not, you may be able to join on your own.',
    es: 'Cree una cuenta. Si tiene un código, escríbalo en el paso “¿Puede participar?”. Si no, quizá pueda participar por su cuenta.',
  },
  failedTitle: { en: 'We could not load this page', es: 'No pudimos cargar esta página' },
  failed: {
    en: 'Check your connection and try again. Or create an account now. If you have a code, enter it in the step “Can you join?”.',
    es: 'Revise su conexión e intente de nuevo. O cree una cuenta ahora. Si tiene un código, escríbalo en el paso “¿Puede participar?”.',
  },
} satisfies Texts;
