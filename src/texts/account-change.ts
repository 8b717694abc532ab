import type { Texts } from '#domain/words.ts';

/** Changing the sign-in e-mail or the password. */
export const accountChangeTexts = {
  emailTitle: { en: 'Change your e-mail', es: 'Cambie su correo' },
  emailLead: {
    en: 'You sign in with {email} now. That changes only when you use the link that we send to the new e-mail.',
    es: 'Ahora inicia sesión con {email}. Eso solo cambiará cuando use el enlace que enviaremos al correo nuevo.',
  },
  newEmail: { en: 'New e-mail', es: 'Correo nuevo' },
  sameEmail: { en: 'This is your e-mail already', es: 'Este ya es su correo' },
  currentPassword: { en: 'Your current password', es: 'Su contraseña actual' },
  currentPasswordHint: { en: 'So that nobody else can do this.', es: 'Para que nadie más pueda hacerlo.' },
  currentPasswordNeeded: { en: 'Enter your current password', es: 'Escriba su contraseña actual' },
  sendLink: { en: 'Send me the link', es: 'Enviarme el enlace' },
  emailFailed: { en: 'We could not send the link', es: 'No pudimos enviar el enlace' },
  sentTitle: { en: 'Check your new mailbox', es: 'Revise su correo nuevo' },
  sentLead: {
    en: 'If {email} can be used, the link is on its way there. Open it, and press the button. Until then you sign in with {previousEmail}.',
    es: 'Si {email} se puede usar, el enlace ya está en camino. Ábralo y presione el botón. Hasta entonces, inicie sesión con {previousEmail}.',
  },
  sentAfter: {
    en: 'Once it is changed, you are logged out everywhere. Then sign in with the new e-mail.',
    es: 'Cuando cambie, cerraremos su sesión en todas partes. Luego inicie sesión con el correo nuevo.',
  },
  passwordTitle: { en: 'Change your password', es: 'Cambie su contraseña' },
  passwordLead: { en: 'For your account {email}.', es: 'Para su cuenta {email}.' },
  samePassword: {
    en: 'Choose a password that is not your current one',
    es: 'Elija una contraseña distinta de la actual',
  },
  passwordFailed: { en: 'Your password was not changed', es: 'No se cambió su contraseña' },
  passwordDoneTitle: { en: 'Your password is changed', es: 'Su contraseña ha cambiado' },
  passwordDoneLead: {
    en: 'You stay signed in here. After a few minutes, your other devices can’t use your account anymore.',
    es: 'Su sesión sigue abierta aquí. Después de unos minutos, sus otros dispositivos ya no podrán usar su cuenta.',
  },
  wrongPassword: {
    en: 'Your current password is not right. Check it and try again.',
    es: 'Su contraseña actual no es correcta. Revísela e intente de nuevo.',
  },
  back: { en: 'Back to your account', es: 'Volver a su cuenta' },
  signInTitle: { en: 'Sign in first', es: 'Primero inicie sesión' },
  signInLead: {
    en: 'Only the owner of the account can change this.',
    es: 'Solo la persona dueña de la cuenta puede cambiar esto.',
  },
  impersonating: {
    en: 'While you act as a member, the e-mail and the password can’t be changed. They belong to the person alone.',
    es: 'Mientras actúa como miembro, no se pueden cambiar el correo ni la contraseña. Pertenecen solo a esa persona.',
  },
} satisfies Texts;
