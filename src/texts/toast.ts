import type { Texts } from '#domain/words.ts';

export const toastTexts = {
  region: { en: 'Message ({key})', es: 'Mensaje ({key})' },
} satisfies Texts;
