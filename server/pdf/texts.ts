import type { Texts } from '#domain/words.ts';

/** What stands on every document. */
export const pdfTexts = {
  page: { en: 'Page {number} of {of}', es: 'Página {number} de {of}' },
  document: { en: 'Document', es: 'Documento' },
  missing: {
    en: 'A □ stands for a letter that this PDF can’t show. In Novi it is kept as it was written.',
    es: 'Un □ está en lugar de una letra que este PDF no puede mostrar. En Novi se guarda tal como se escribió.',
  },
} satisfies Texts;
