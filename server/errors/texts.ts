import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses something. */
export const errorTexts = {
  noSuchPage: { en: 'There is no such page.', es: 'Esa página no existe.' },
  badRequest: {
    en: 'Something in this request does not look right. Please check what is marked.',
    es: 'Algo en esta solicitud no es correcto. Por favor, revise lo que está marcado.',
  },
  unauthorized: { en: 'Please sign in again.', es: 'Por favor, inicie sesión de nuevo.' },
  signInAgain: {
    en: 'Enter your password again first, so that we know it is you.',
    es: 'Primero escriba otra vez su contraseña, para saber que es usted.',
  },
  forbidden: { en: 'Your account may not do this.', es: 'Su cuenta no puede hacer esto.' },
  onlyInPerson: {
    en: 'Only the person themself can do this. Stop acting as them, and ask them to do it in their own account.',
    es: 'Solo la propia persona puede hacer esto. Deje de actuar en su nombre y pídale que lo haga en su cuenta.',
  },
  impersonationEnded: {
    en: 'You are no longer acting as this member. Please go back to the admin site.',
    es: 'Ya no actúa en nombre de este miembro. Por favor, vuelva al sitio de administración.',
  },
  alreadyImpersonating: {
    en: 'You are already acting as a member. Stop that first.',
    es: 'Usted ya actúa en nombre de un miembro. Primero deje de hacerlo.',
  },
  notAMember: {
    en: 'You can only act as a member.',
    es: 'Solo se puede actuar en nombre de un miembro.',
  },
  claimsRefused: {
    en: 'This is not what our records say.',
    es: 'Esto no es lo que dicen nuestros registros.',
  },
  reasonNeeded: {
    en: 'Say why, in 10 letters or more. The member can read it.',
    es: 'Diga por qué, con 10 letras o más. El miembro puede leerlo.',
  },
  notFound: { en: 'We could not find this.', es: 'No pudimos encontrar esto.' },
  userNotFound: {
    en: 'We could not find your record yet. Please finish signing up.',
    es: 'Aún no encontramos su registro. Por favor, termine de registrarse.',
  },
  stale: {
    en: 'This was changed in another tab or on another device. Please look at the newest version and try again.',
    es: 'Esto se cambió en otra pestaña o en otro dispositivo. Por favor, mire la versión más reciente e intente de nuevo.',
  },
  payloadTooLarge: { en: 'This is too large to send.', es: 'Esto es demasiado grande para enviar.' },
  unsupportedMediaType: { en: 'Please send JSON.', es: 'Por favor, envíe JSON.' },
  unprocessable: { en: 'Please check what is marked.', es: 'Por favor, revise lo que está marcado.' },
  keyReused: {
    en: 'This was sent before with other details. Please reload the page and try again.',
    es: 'Esto ya se envió antes con otros datos. Por favor, recargue la página e intente de nuevo.',
  },
  preconditionRequired: {
    en: 'Send If-Match with the ETag last seen.',
    es: 'Envíe If-Match con la última ETag que vio.',
  },
  tooManyRequests: {
    en: 'Please wait a moment and try again.',
    es: 'Por favor, espere un momento e intente de nuevo.',
  },
  sentTooOften: {
    en: 'You have sent these answers {times} times in a day. Your changes are kept as a draft. Please send them tomorrow.',
    es: 'Envió estas respuestas {times} veces en un día. Sus cambios quedan como borrador. Por favor, envíelas mañana.',
  },
  requestTimeout: {
    en: 'Sending this took too long. Please try again.',
    es: 'El envío tardó demasiado. Por favor, intente de nuevo.',
  },
  internalError: {
    en: 'Something went wrong on our side. Please try again.',
    es: 'Algo salió mal de nuestro lado. Por favor, intente de nuevo.',
  },
  unavailable: {
    en: 'Novi is not available right now. Please try again shortly.',
    es: 'Novi no está disponible en este momento. Por favor, intente de nuevo en unos minutos.',
  },
  notYourIdentity: {
    en: 'This is not the account you signed in with.',
    es: 'Esta no es la cuenta con la que inició sesión.',
  },
  notYourToken: {
    en: 'This token is not the one the request was sent with.',
    es: 'Este token no es el mismo con el que se envió la solicitud.',
  },
  otherUser: {
    en: 'This must be the same user as in the address.',
    es: 'Debe ser el mismo usuario que en la dirección.',
  },
  emailTaken: {
    en: 'There is already a record with this e-mail. Please contact support, and we will sort it out.',
    es: 'Ya existe un registro con este correo electrónico. Por favor, comuníquese con soporte y lo resolveremos.',
  },
  moreProblems: { en: 'There are {count} more problems.', es: 'Hay {count} problemas más.' },
  nothingToChange: {
    en: 'Send a name or a step to change.',
    es: 'Envíe un nombre o un paso para cambiar.',
  },
} satisfies Texts;
