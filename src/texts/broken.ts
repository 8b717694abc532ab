import type { Texts } from '../../domain/words.ts';

export const brokenTexts = {
  title: { en: 'This page did not load', es: 'Esta página no se cargó' },
  body: {
    en: 'Check your internet connection, then load the page again. What you saved is kept.',
    es: 'Revise su conexión a internet y vuelva a cargar la página. Lo que guardó se conserva.',
  },
  again: { en: 'Load the page again', es: 'Volver a cargar la página' },
} satisfies Texts;
