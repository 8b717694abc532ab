import type { Texts } from '#domain/words.ts';

/** What the profile says of our e-mails. */
export const emailTexts = {
  title: { en: 'E-mails from us', es: 'Correos de Novi' },
  short: {
    en: 'They say that something waits for you, and never what it is.',
    es: 'Dicen que algo le espera, y nunca qué es.',
  },
  toPage: { en: 'Choose your e-mails', es: 'Elegir sus correos' },
} satisfies Texts;
