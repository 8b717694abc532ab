import type { Texts } from '#domain/words.ts';

/** The pages on which a member and a specialist choose their e-mails. */
export const emailChoiceTexts = {
  title: { en: 'Choose your e-mails', es: 'Elija sus correos' },
  lead: {
    en: 'They go to the e-mail that you sign in with, once you have confirmed it. They say nothing about your health.',
    es: 'Llegan al correo con el que inicia sesión, una vez que lo haya confirmado. No dicen nada sobre su salud.',
  },
  leadOfSpecialist: {
    en: 'They go to the e-mail that you sign in with, once you have confirmed it. They name no patient.',
    es: 'Llegan al correo con el que inicia sesión, una vez que lo haya confirmado. No nombran a ningún paciente.',
  },
  looking: { en: 'Looking up your choices …', es: 'Buscando lo que eligió …' },
  language: { en: 'Language of the e-mails', es: 'Idioma de los correos' },
  zone: { en: 'Time zone in the e-mails', es: 'Zona horaria en los correos' },
  zoneOfState: { en: 'That of the state where you live', es: 'La del estado donde vive' },
  zoneOfHours: { en: 'That of your hours', es: 'La de su horario' },
  which: { en: 'Which e-mails do you want?', es: '¿Qué correos quiere recibir?' },
  kit: { en: 'When a package is on its way to you', es: 'Cuando un paquete va en camino' },
  news: { en: 'When something waits for you', es: 'Cuando algo le espera' },
  newsHint: {
    en: 'Without these, look here from time to time.',
    es: 'Sin estos, entre de vez en cuando para ver si hay algo nuevo.',
  },
  day: { en: 'In the morning, when you have visits that day', es: 'Por la mañana, cuando ese día tiene citas' },
  dayHint: { en: 'It comes at 7 AM in the time zone above.', es: 'Llega a las 7 a. m. en la zona horaria de arriba.' },
  visits: {
    en: 'E-mails about your visits always come, with a file for your calendar.',
    es: 'Los correos sobre sus citas siempre llegan, con un archivo para su calendario.',
  },
  save: { en: 'Save my choices', es: 'Guardar lo que elegí' },
  saved: { en: 'Your choices were saved.', es: 'Se guardó lo que eligió.' },
  failed: { en: 'Your choices were not saved', es: 'No se guardó lo que eligió' },
  back: { en: 'Back to your profile', es: 'Volver a su perfil' },
} satisfies Texts;
