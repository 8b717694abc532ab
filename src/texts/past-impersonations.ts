import type { Texts } from '#domain/words.ts';

export const pastImpersonationTexts = {
  title: { en: 'Who acted for you', es: 'Quién actuó por usted' },
  lead: {
    en: 'To help you, a member of our staff can act in your account for up to an hour. They must say why. They can’t sign, agree to the test or change how you sign in.',
    es: 'Para ayudarle, alguien de nuestro personal puede actuar en su cuenta por una hora como máximo. Debe decir por qué. No puede firmar, aceptar la prueba ni cambiar cómo inicia sesión.',
  },
  looking: { en: 'Looking up who acted for you …', es: 'Buscando quién actuó por usted …' },
  nobody: { en: 'Nobody has acted for you.', es: 'Nadie ha actuado por usted.' },
  zone: { en: 'All times are in your time zone: {zone}.', es: 'Todas las horas están en su zona horaria: {zone}.' },
  since: { en: '{start}, still going on', es: '{start}, todavía en curso' },
  forLess: { en: '{start}, for less than a minute', es: '{start}, por menos de un minuto' },
  forOne: { en: '{start}, for 1 minute', es: '{start}, por 1 minuto' },
  forMany: { en: '{start}, for {minutes} minutes', es: '{start}, por {minutes} minutos' },
  endedByItself: { en: 'It ended by itself.', es: 'Terminó automáticamente.' },
  why: { en: 'Why: {reason}', es: 'Motivo: {reason}' },
  showMore: { en: 'Show more', es: 'Mostrar más' },
  showAll: { en: 'Show all {count}', es: 'Mostrar todas las veces ({count})' },
} satisfies Texts;
