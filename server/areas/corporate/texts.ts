import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses something about customers and their rosters. */
export const corporateTexts = {
  slugTaken: {
    en: 'Another customer has this slug, as its own or as its code.',
    es: 'Otro cliente tiene esta dirección, como propia o como código.',
  },
  codeTaken: {
    en: 'Another customer has this code, as its own or as its slug.',
    es: 'Otro cliente tiene este código, como propio o como dirección.',
  },
  corporateClosed: {
    en: 'This customer is closed. Nobody can join through it anymore.',
    es: 'Este cliente está cerrado. Ya nadie puede participar a través de él.',
  },
  memberNumberTaken: {
    en: 'This member number is already on the roster.',
    es: 'Este número de miembro ya está en la lista.',
  },
  entryInUse: {
    en: 'Someone has joined through this entry. Set a last day for it instead.',
    es: 'Alguien ya participa a través de esta entrada. Mejor póngale un último día.',
  },
} satisfies Texts;

/** What is wrong with the file of a roster, line by line. */
export const rosterFileTexts = {
  noCsv: {
    en: 'This can’t be read as CSV: a quote may be missing.',
    es: 'Esto no se puede leer como CSV: quizás falte una comilla.',
  },
  nobody: { en: 'There is nobody in this file.', es: 'No hay nadie en este archivo.' },
  tooManyLines: {
    en: 'This file has too many lines. Import it in parts.',
    es: 'Este archivo tiene demasiadas líneas. Impórtelo por partes.',
  },
  uneven: {
    en: 'This line does not have as many fields as there are columns.',
    es: 'Esta línea no tiene tantos campos como columnas hay.',
  },
  columnMissing: { en: 'The first line must name this column.', es: 'La primera línea debe nombrar esta columna.' },
  columnUnknown: { en: 'A roster has no such column.', es: 'Una lista no tiene esta columna.' },
  columnTwice: { en: 'The first line names this column twice.', es: 'La primera línea nombra esta columna dos veces.' },
} satisfies Texts;
