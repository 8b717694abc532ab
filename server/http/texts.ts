import type { Texts } from '#domain/words.ts';

/** What can be wrong with a body before anybody looks at what it says. */
export const bodyTexts = {
  notUtf8: { en: 'This is not valid UTF-8 text.', es: 'Esto no es texto UTF-8 válido.' },
  notJson: { en: 'This is not valid JSON.', es: 'Esto no es JSON válido.' },
  empty: { en: 'Nothing was sent.', es: 'No se envió nada.' },
  tooDeep: { en: 'This is nested more than {max} levels deep.', es: 'Esto tiene más de {max} niveles de anidación.' },
  tooMany: { en: 'This has more than {max} values.', es: 'Esto tiene más de {max} valores.' },
  twice: { en: 'This name appears twice.', es: 'Este nombre aparece dos veces.' },
  notAllowed: { en: 'This is not known here.', es: 'Esto no se conoce aquí.' },
  numberTooLarge: { en: 'This number is too large.', es: 'Este número es demasiado grande.' },
  badCharacter: {
    en: 'This has a character that can’t be stored.',
    es: 'Esto tiene un carácter que no se puede guardar.',
  },
} satisfies Texts;
