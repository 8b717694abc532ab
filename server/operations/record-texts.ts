import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses something about phones, e-mails, rosters and the details on file. */
export const recordTexts = {
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
  notCheckedYet: {
    en: 'The patient has not been accepted yet. They check their own details first.',
    es: 'El paciente aún no ha sido aceptado. Primero comprueba sus propios datos.',
  },
  correctionRefused: {
    en: 'With these details the patient could not join, so nothing was changed.',
    es: 'Con estos datos el paciente no podría participar, así que no se cambió nada.',
  },
} satisfies Texts;
