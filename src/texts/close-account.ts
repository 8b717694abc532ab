import type { Texts } from '#domain/words.ts';

export const closeAccountTexts = {
  title: { en: 'Close your account', es: 'Cerrar su cuenta' },
  short: {
    en: 'For good. We show you what that means before you decide.',
    es: 'Para siempre. Antes de decidir le mostramos qué significa.',
  },
  toPage: { en: 'Close my account …', es: 'Cerrar mi cuenta …' },
  lead: {
    en: 'Please read what closing means. It can’t be undone. You may join again later with a new account.',
    es: 'Lea qué significa cerrarla. No se puede deshacer. Más adelante puede participar otra vez con una cuenta nueva.',
  },
  endsTitle: { en: 'What ends at once', es: 'Lo que termina enseguida' },
  endsSignIn: {
    en: 'You are logged out everywhere, and nobody can sign in to this account again.',
    es: 'Se cierra su sesión en todas partes y nadie podrá volver a entrar en esta cuenta.',
  },
  endsVisit: {
    en: 'A visit ahead is canceled, and someone else can have the time.',
    es: 'Se cancela su próxima cita y otra persona puede usar ese horario.',
  },
  endsKit: {
    en: 'A kit that you ordered is canceled. If it is on its way or at your home, throw it away and send no sample.',
    es: 'Se cancela el kit que pidió. Si está en camino o en su casa, tírelo y no envíe ninguna muestra.',
  },
  endsLab: {
    en: 'A sample that the lab has already is tested to the end. You will not get the result, so you may want to wait for it.',
    es: 'Una muestra que el laboratorio ya tiene se analiza hasta el final. Usted no recibirá el resultado, así que quizá quiera esperarlo.',
  },
  endsReleases: {
    en: 'Every release of information that you signed is revoked. What was shared before stays with those who have it.',
    es: 'Se revoca cada autorización que firmó. Lo que ya se compartió queda con quienes lo tienen.',
  },
  deletedTitle: { en: 'What we delete', es: 'Lo que borramos' },
  deleted: {
    en: 'Your e-mail, your phone numbers and all drafts, at once. If you never ordered a kit, booked a visit or signed a release, all your answers and details, too.',
    es: 'Su correo, sus teléfonos y todos los borradores, enseguida. Si nunca pidió un kit, reservó una cita ni firmó una autorización, también todas sus respuestas y datos.',
  },
  keptTitle: { en: 'What we must keep', es: 'Lo que debemos conservar' },
  keptRecord: {
    en: 'Your record of care, if you had care: answers, orders, visits, results and signed forms. Laws on medical records ask for that. We keep it for 10 years after you close the account.',
    es: 'Su expediente de atención, si la tuvo: respuestas, pedidos, citas, resultados y formularios firmados. Así lo piden las leyes sobre expedientes médicos. Lo conservamos 10 años después de cerrar la cuenta.',
  },
  keptTrail: {
    en: 'A list of who opened or changed your record and when. It says nothing about your health.',
    es: 'Una lista de quién abrió o cambió su expediente y cuándo. No dice nada sobre su salud.',
  },
  keptReach: {
    en: 'Nobody can open this record in Novi anymore, not even you. If you need it later, write to us.',
    es: 'Nadie podrá abrir este expediente en Novi, ni siquiera usted. Si lo necesita después, escríbanos.',
  },
  firstTitle: { en: 'Before you go', es: 'Antes de irse' },
  first: {
    en: 'Download your data now. You can’t do it afterwards.',
    es: 'Descargue sus datos ahora. Después no podrá hacerlo.',
  },
  proveTitle: { en: 'Is it you?', es: '¿Es usted?' },
  proceed: { en: 'Go on', es: 'Continuar' },
  checking: { en: 'Checking …', es: 'Comprobando …' },
  proveFailed: { en: 'We could not check your password', es: 'No pudimos comprobar su contraseña' },
  sureTitle: { en: 'Close your account for good?', es: '¿Cerrar su cuenta para siempre?' },
  sureBody: {
    en: 'This is the last step. Once you press the red button, your account {email} is closed and can’t be opened again.',
    es: 'Este es el último paso. Cuando presione el botón rojo, su cuenta {email} se cerrará y no se podrá volver a abrir.',
  },
  sureYes: { en: 'Close my account for good', es: 'Cerrar mi cuenta para siempre' },
  closing: { en: 'Closing …', es: 'Cerrando …' },
  keep: { en: 'Keep my account', es: 'Conservar mi cuenta' },
  failed: { en: 'We do not know if your account was closed', es: 'No sabemos si su cuenta se cerró' },
  failedBody: {
    en: 'Press the button again. It does no harm if it was closed already.',
    es: 'Presione el botón otra vez. No pasa nada si ya se cerró.',
  },
  againTitle: { en: 'Enter your password again', es: 'Escriba otra vez su contraseña' },
  again: {
    en: 'Some time has passed. Your account is still open.',
    es: 'Ha pasado un tiempo. Su cuenta sigue abierta.',
  },
  impersonating: {
    en: 'While you act as a member, their account can’t be closed. That is up to the person alone.',
    es: 'Mientras actúa como miembro, no se puede cerrar su cuenta. Eso depende solo de la persona.',
  },
  closedTitle: { en: 'Your account is closed', es: 'Su cuenta está cerrada' },
  closedLead: {
    en: 'You are logged out everywhere. Thank you for the time you spent with us. If you have a question, we are still here:',
    es: 'Cerramos su sesión en todas partes. Gracias por el tiempo que pasó con nosotros. Si tiene una pregunta, aquí seguimos:',
  },
} satisfies Texts;
