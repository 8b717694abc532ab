import type { Texts } from '#domain/words.ts';

export const loadedTexts = {
  failed: { en: 'We could not load this', es: 'No pudimos cargar esto' },
  failedBody: {
    en: 'Nothing you have sent is lost. Check your connection and try again.',
    es: 'Nada de lo que envió se ha perdido. Revise su conexión e intente de nuevo.',
  },
} satisfies Texts;
