import type { Texts } from '#domain/words.ts';

/** Fixed by the product in English: what is shown where the server's answer has no sentence of its own. */
export const updateTexts = {
  user: {
    en: 'Error updating user info. Please try again later or contact us at {email}.',
    es: 'Error al actualizar los datos. Intente más tarde o escríbanos a {email}.',
  },
  claims: {
    en: 'Error updating user claims. Please try again later or contact us at {email}.',
    es: 'Error al actualizar los permisos. Intente más tarde o escríbanos a {email}.',
  },
} satisfies Texts;
