import type { Texts } from '#domain/words.ts';

/** `/verify-email`, and the hint that leads there. */
export const verifyEmailTexts = {
  title: { en: 'Confirm your e-mail', es: 'Confirme su correo' },
  lead: {
    en: 'We sent a link to {email}. Open the link, and press the button there.',
    es: 'Enviamos un enlace a {email}. Ábralo y presione el botón que verá allí.',
  },
  why: {
    en: 'So we know that our messages reach you and nobody else. You can go on without it for now.',
    es: 'Así sabemos que nuestros mensajes le llegan a usted y a nadie más. Por ahora puede seguir sin hacerlo.',
  },
  notCome: {
    en: 'Nothing there? Check your spam folder, or have us send the link again. Is the address wrong? You can change it.',
    es: '¿No le llegó nada? Revise la carpeta de spam o pida el enlace de nuevo. ¿El correo está mal escrito? Puede cambiarlo.',
  },
  did: { en: 'I have confirmed it', es: 'Ya lo confirmé' },
  checking: { en: 'Looking …', es: 'Revisando …' },
  notYet: {
    en: 'Your e-mail is not confirmed yet. Open the link in the newest e-mail and press the button there.',
    es: 'Su correo aún no está confirmado. Abra el enlace del correo más reciente y presione el botón.',
  },
  checkFailed: { en: 'We could not look that up', es: 'No pudimos revisarlo' },
  sendAgain: { en: 'Send the link again', es: 'Enviar el enlace de nuevo' },
  sentTitle: { en: 'The link is on its way', es: 'El enlace está en camino' },
  sent: {
    en: 'It goes to {email}. You can send it again in a minute.',
    es: 'Llegará a {email}. Podrá enviarlo de nuevo en un minuto.',
  },
  tooManyTitle: { en: 'Please wait a little before the next one', es: 'Espere un poco antes de pedir otro' },
  tooMany: {
    en: 'Wait about five minutes before you send the link again. The links that you have still work, but the newest works best.',
    es: 'Espere unos cinco minutos antes de enviar el enlace de nuevo. Los enlaces que ya tiene sirven. Lo mejor es usar el más reciente.',
  },
  sendFailed: { en: 'We could not send the link', es: 'No pudimos enviar el enlace' },
  later: { en: 'Go on without it for now', es: 'Seguir sin hacerlo por ahora' },
  doneTitle: { en: 'Your e-mail is confirmed', es: 'Su correo está confirmado' },
  doneLead: {
    en: '{email} is yours. There is nothing to do here.',
    es: '{email} es suyo. No hay nada que hacer aquí.',
  },
  signInTitle: { en: 'Sign in first', es: 'Primero inicie sesión' },
  signInLead: {
    en: 'Then we can tell you if your e-mail is confirmed, or send you the link again.',
    es: 'Entonces podremos decirle si su correo está confirmado o enviarle el enlace de nuevo.',
  },
  hint: {
    en: 'This e-mail is not confirmed yet. It takes a minute and can wait.',
    es: 'Este correo aún no está confirmado. Toma un minuto y puede esperar.',
  },
  unconfirmedTitle: { en: 'Please confirm your e-mail', es: 'Confirme su correo, por favor' },
  unconfirmed: {
    en: 'If it has a typo, we can’t reach you by e-mail about your kit or your visit. Open the link that we sent to',
    es: 'Si está mal escrito, no podremos escribirle sobre su kit o su cita. Abra el enlace que enviamos a',
  },
  toConfirm: { en: 'Confirm your e-mail', es: 'Confirmar su correo' },
  confirmed: { en: 'Confirmed', es: 'Confirmado' },
} satisfies Texts;
