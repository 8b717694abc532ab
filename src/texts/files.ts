import type { Texts } from '#domain/words.ts';

/** What is said wherever a file can be had. */
export const fileTexts = {
  getting: { en: 'Getting your file ready …', es: 'Preparando su archivo …' },
  failed: { en: 'We could not get your file', es: 'No pudimos obtener su archivo' },
  lostLine: {
    en: 'We could not reach Novi. Check your connection and try again.',
    es: 'No pudimos comunicarnos con Novi. Revise su conexión e intente de nuevo.',
  },
  ours: {
    en: 'Something went wrong on our side. Please try again.',
    es: 'Algo salió mal de nuestro lado. Por favor, intente de nuevo.',
  },
} satisfies Texts;
