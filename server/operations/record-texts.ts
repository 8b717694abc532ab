import type { Texts } from '../../domain/words.ts';

/** What the API says when it refuses something about phones, e-mails, rosters and the details on file. */
export const recordTexts = {
  phoneExists: {
    en: 'This number is on your list already.',
    es: 'Este número ya está en su lista.',
  },
  phonesFull: {
    en: 'You can leave {most} numbers with us. Remove one first.',
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
    en: 'This customer is closed. Nobody joins by it any more.',
    es: 'Este cliente está cerrado. Ya nadie participa por él.',
  },
  memberNumberTaken: {
    en: 'This member number is on the roster already.',
    es: 'Este número de miembro ya está en la lista.',
  },
  entryInUse: {
    en: 'Somebody has joined by this entry. End its validity instead.',
    es: 'Alguien ya participa por esta entrada. En su lugar, ponga fin a su validez.',
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
