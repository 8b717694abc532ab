import type { Texts } from '#domain/words.ts';

/** The pages behind the links in our e-mails. A forgotten password has its own words in password.ts. */
export const linkTexts = {
  reading: { en: 'Checking your link …', es: 'Revisando su enlace …' },
  using: { en: 'One moment …', es: 'Un momento …' },
  unreachableTitle: { en: 'We could not check your link', es: 'No pudimos revisar su enlace' },
  spentTitle: { en: 'This link does not work anymore', es: 'Este enlace ya no sirve' },
  failed: { en: 'This did not work', es: 'Esto no funcionó' },
  brokenTitle: { en: 'This link is not complete', es: 'Este enlace no está completo' },
  brokenLead: {
    en: 'Part of it is missing. Open the e-mail again and press the link there, or copy all of it.',
    es: 'Le falta una parte. Abra el correo de nuevo y presione el enlace, o cópielo completo.',
  },
  toAccount: { en: 'Go to your account', es: 'Ir a su cuenta' },

  verifyTitle: { en: 'Confirm your e-mail', es: 'Confirme su correo' },
  verifyLead: {
    en: 'You opened the link for {email}. Press the button, and we know that this e-mail is yours.',
    es: 'Abrió el enlace enviado a {email}. Presione el botón y sabremos que este correo es suyo.',
  },
  verifyUse: { en: 'Confirm this e-mail', es: 'Confirmar este correo' },
  verifySpent: {
    en: 'It was used already, or it is too old. If you have used it before, your e-mail is confirmed. If not, we can send a new link.',
    es: 'Ya se usó o es demasiado antiguo. Si usted ya lo usó, su correo está confirmado. Si no, podemos enviarle otro enlace.',
  },
  verifyAgain: { en: 'See if it is confirmed', es: 'Ver si está confirmado' },
  verifyDoneTitle: { en: 'Your e-mail is confirmed', es: 'Su correo está confirmado' },
  verifyDoneLead: { en: 'Thank you. There is nothing else to do.', es: 'Gracias. No hay nada más que hacer.' },

  changeTitle: { en: 'Change your e-mail', es: 'Cambie su correo' },
  changeLead: {
    en: 'Press the button to change it. Then you sign in with {email}, no longer with {previousEmail}.',
    es: 'Presione el botón para cambiarlo. Después iniciará sesión con {email}, ya no con {previousEmail}.',
  },
  changeUse: { en: 'Change to this e-mail', es: 'Cambiar a este correo' },
  changeSpent: {
    en: 'It was used already, or it is too old. If you have used it before, sign in with your new e-mail. If not, sign in with the old one and start the change again.',
    es: 'Ya se usó o es demasiado antiguo. Si usted ya lo usó, inicie sesión con su correo nuevo. Si no, inicie sesión con el anterior y empiece el cambio de nuevo.',
  },
  changeDoneTitle: { en: 'Your e-mail is changed', es: 'Su correo ha cambiado' },
  changeDoneLead: {
    en: 'For your safety, you are logged out on your devices. Sign in with {email} and your password.',
    es: 'Por su seguridad, cerramos la sesión en sus dispositivos. Inicie sesión con {email} y su contraseña.',
  },

  recoverTitle: { en: 'Take back your e-mail', es: 'Recupere su correo' },
  recoverLead: {
    en: 'The e-mail of your account was changed. If that was not you, press the button: you will sign in with {email} again.',
    es: 'Se cambió el correo de su cuenta. Si no fue usted, presione el botón: volverá a iniciar sesión con {email}.',
  },
  recoverUse: { en: 'Take back my e-mail', es: 'Recuperar mi correo' },
  recoverSpent: {
    en: 'It was used already, or it is too old. If somebody else changed your e-mail, please contact us right away.',
    es: 'Ya se usó o es demasiado antiguo. Si otra persona cambió su correo, comuníquese con nosotros de inmediato.',
  },
  recoverDoneTitle: { en: 'You have your e-mail back', es: 'Recuperó su correo' },
  recoverDoneLead: {
    en: 'You sign in with {email} again. Somebody may know your password: choose a new one now.',
    es: 'Vuelve a iniciar sesión con {email}. Es posible que alguien sepa su contraseña: elija una nueva ahora.',
  },
  recoverPassword: { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
} satisfies Texts;
