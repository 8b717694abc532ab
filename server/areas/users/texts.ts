import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses something about phones and e-mails. */
export const userTexts = {
  phoneExists: {
    en: 'This number is already on your list.',
    es: 'Este número ya está en su lista.',
  },
  phonesFull: {
    en: 'You can give us {most} numbers. Remove one first.',
    es: 'Puede dejarnos {most} números. Primero quite uno.',
  },
  keepPrimary: {
    en: 'We need one number to try first. Choose another one for that instead.',
    es: 'Necesitamos un número al que llamar primero. Elija otro para eso.',
  },
  emailNotChanged: {
    en: 'Your account does not sign in with this e-mail. Change it in your account first, with the link that we send to the new mailbox.',
    es: 'Su cuenta no inicia sesión con este correo. Primero cámbielo en su cuenta, con el enlace que enviamos al correo nuevo.',
  },
} satisfies Texts;
