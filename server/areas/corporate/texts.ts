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
