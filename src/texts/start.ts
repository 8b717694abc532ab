import type { Texts } from '#domain/words.ts';

export const startTexts = {
  lead: {
    en: 'Novi guides you to a genetic test, and to a talk with a genetic counselor. This is a person who can say what your genes mean for your health.',
    es: 'Novi le guía hasta una prueba genética y una charla con un asesor genético. Es una persona que puede decirle qué significan sus genes para su salud.',
  },
  wanted: { en: 'Please sign in to continue', es: 'Inicie sesión para continuar' },
  wantedBody: {
    en: 'Then we’ll take you to the page you wanted.',
    es: 'Luego le llevamos a la página que quería.',
  },
  signUp: { en: 'Create an account', es: 'Crear una cuenta' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión' },
  goOn: { en: 'Pick up where you left off', es: 'Seguir donde se quedó' },
  stepsTitle: { en: 'Eight steps, at your own pace', es: 'Ocho pasos, a su ritmo' },
  stepsLead: {
    en: 'About {minutes} minutes in all. Stop whenever you like: we keep your answers.',
    es: 'Unos {minutes} minutos en total. Pare cuando quiera: guardamos sus respuestas.',
  },
  knowTitle: { en: 'Good to know', es: 'Información útil' },
  choiceTitle: { en: 'You decide', es: 'Usted decide' },
  choice: {
    en: 'You say what is shared and with whom. You can take a permission back.',
    es: 'Usted dice qué se comparte y con quién. Puede retirar un permiso.',
  },
  humanTitle: { en: 'A person explains', es: 'Una persona le explica' },
  human: {
    en: 'Your results come with a visit by video or phone, not only a letter.',
    es: 'Sus resultados vienen con una cita por video o teléfono, no solo una carta.',
  },
  limitsTitle: { en: 'What a test can’t say', es: 'Lo que una prueba no dice' },
  limits: {
    en: 'A genetic test shows risk. It does not say that you are ill, and it does not replace your doctor.',
    es: 'Una prueba genética muestra el riesgo. No dice que usted esté enfermo y no reemplaza a su médico.',
  },
  moreMembers: { en: 'What Novi offers you', es: 'Qué le ofrece Novi' },
  moreBusiness: { en: 'Novi for employers and health plans', es: 'Novi para empleadores y planes de salud' },
} satisfies Texts;
