import type { Texts } from '#domain/words.ts';

/** Choosing a password, at sign-up, after forgetting one, and in place of another. */
export const passwordTexts = {
  newPassword: { en: 'New password', es: 'Contraseña nueva' },
  save: { en: 'Save the new password', es: 'Guardar la contraseña nueva' },
  hint: {
    en: '8 characters or more. A few words in a row are easy to remember.',
    es: '8 caracteres o más. Unas cuantas palabras seguidas son fáciles de recordar.',
  },
  short: { en: 'Use 8 characters or more for your password', es: 'Use 8 caracteres o más en su contraseña' },
  common: {
    en: 'Many people use this password, so it is guessed first. Choose another one',
    es: 'Muchas personas usan esta contraseña y es la primera que se adivina. Elija otra',
  },
  long: { en: 'Use 128 characters or fewer for your password', es: 'Use 128 caracteres o menos en su contraseña' },
} satisfies Texts;

/** A forgotten password. */
export const passwordResetTexts = {
  forgotLead: {
    en: 'Tell us your e-mail. We send you a link to choose a new password.',
    es: 'Díganos su correo. Le enviamos un enlace para elegir una contraseña nueva.',
  },
  send: { en: 'Send me the link', es: 'Enviarme el enlace' },
  sentTitle: { en: 'Check your e-mail', es: 'Revise su correo' },
  sent: {
    en: 'If there is an account with {email}, the link is on its way. It works once, for about an hour.',
    es: 'Si hay una cuenta con {email}, el enlace está en camino. Sirve una vez, durante una hora más o menos.',
  },
  notCome: {
    en: 'Nothing came after a few minutes? Check your spam folder, the address and your internet connection, and send it again.',
    es: '¿No llegó nada después de unos minutos? Revise la carpeta de spam, la dirección y su conexión a internet, y envíelo de nuevo.',
  },
  sendAgain: { en: 'Send it again', es: 'Enviarlo de nuevo' },
  backToSignIn: { en: 'Back to sign in', es: 'Volver a iniciar sesión' },
  chooseTitle: { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
  chooseLead: { en: 'For your account {email}.', es: 'Para su cuenta {email}.' },
  failed: { en: 'We could not save your new password', es: 'No pudimos guardar su contraseña nueva' },
  doneTitle: { en: 'Your password is changed', es: 'Su contraseña ha cambiado' },
  doneLead: {
    en: 'You can sign in with the new one now. After a few minutes, your other devices can’t use your account anymore.',
    es: 'Ya puede iniciar sesión con la nueva. Después de unos minutos, sus otros dispositivos ya no podrán usar su cuenta.',
  },
  spentLead: {
    en: 'It was used already, or it is too old. Ask for a new one, and use the newest e-mail.',
    es: 'Ya se usó o es demasiado antiguo. Pida uno nuevo y use el correo más reciente.',
  },
  askAgain: { en: 'Ask for a new link', es: 'Pedir un enlace nuevo' },
} satisfies Texts;
