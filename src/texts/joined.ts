import type { Texts } from '#domain/words.ts';

/** Said to whoever was just told that they can join. */
export const joinedTexts = {
  title: { en: 'You can join', es: 'Puede participar' },
  lead: {
    en: 'We checked your details, and all is in order. Welcome to Novi.',
    es: 'Comprobamos sus datos y todo está en orden. Le damos la bienvenida a Novi.',
  },
  meansTitle: { en: 'What this means', es: 'Qué significa esto' },
  partner: { en: 'We found you on the list of {partner}.', es: 'Le encontramos en la lista de {partner}.' },
  allSteps: {
    en: 'You can take all eight steps with us, up to a talk with a genetic counselor.',
    es: 'Puede dar los ocho pasos con nosotros, hasta conversar con un asesor genético.',
  },
  yourSay: {
    en: 'Nothing is ordered or shared until you say so. You can stop at any step.',
    es: 'Nada se pide ni se comparte hasta que usted lo diga. Puede parar en cualquier paso.',
  },
  nextTitle: { en: 'What comes next', es: 'Qué sigue' },
  next: {
    en: 'We ask about your relatives and their illnesses. “I don’t know” is always a good answer. We save as you type, so you can take a break.',
    es: 'Le preguntamos por sus familiares y sus enfermedades. “No lo sé” siempre es una buena respuesta. Guardamos mientras escribe, así que puede hacer una pausa.',
  },
  begin: { en: 'Start my family history', es: 'Comenzar mi historia familiar' },
} satisfies Texts;
