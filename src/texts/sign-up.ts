import type { Texts } from '#domain/words.ts';

export const signUpTexts = {
  title: { en: 'Create your account', es: 'Cree su cuenta' },
  lead: {
    en: 'You can stop at any time and continue later, on any device.',
    es: 'Puede parar cuando quiera y seguir después, en cualquier dispositivo.',
  },
  partnerCode: {
    en: 'We keep your code {code} and fill it in for you later. You can still change it.',
    es: 'Guardamos su código {code} y lo escribimos por usted más adelante. Podrá cambiarlo.',
  },
  firstName: { en: 'First name', es: 'Nombre' },
  lastName: { en: 'Last name', es: 'Apellidos' },
  email: { en: 'E-mail', es: 'Correo electrónico' },
  emailHint: { en: 'You will sign in with it.', es: 'Lo usará para iniciar sesión.' },
  password: { en: 'Password', es: 'Contraseña' },
  agreesToTerms: { en: 'I agree to the terms of service', es: 'Acepto los términos del servicio' },
  agreesToPrivacy: { en: 'I agree to the privacy notice', es: 'Acepto el aviso de privacidad' },
  readTerms: { en: 'Read the terms', es: 'Leer los términos' },
  readPrivacy: { en: 'Read the privacy notice', es: 'Leer el aviso de privacidad' },
  submit: { en: 'Create account', es: 'Crear cuenta' },
  submitting: { en: 'Creating your account …', es: 'Creando su cuenta …' },
  failed: { en: 'We could not create your account', es: 'No pudimos crear su cuenta' },
  haveOne: { en: 'Do you have an account?', es: '¿Ya tiene una cuenta?' },
  signIn: { en: 'Sign in', es: 'Inicie sesión' },
  firstNameNeeded: { en: 'Enter your first name', es: 'Escriba su nombre' },
  lastNameNeeded: { en: 'Enter your last name', es: 'Escriba sus apellidos' },
  nameLong: { en: 'Use 100 characters or fewer', es: 'Use 100 caracteres o menos' },
  termsNeeded: { en: 'Agree to the terms to go on', es: 'Acepte los términos para continuar' },
  privacyNeeded: { en: 'Agree to the privacy notice to go on', es: 'Acepte el aviso de privacidad para continuar' },
  finishTitle: { en: 'Finish your account', es: 'Termine de crear su cuenta' },
  finishLead: {
    en: 'You signed in as {email}, but your account is not finished yet. Tell us your name, and you can start.',
    es: 'Inició sesión como {email}, pero su cuenta aún no está lista. Díganos su nombre y podrá empezar.',
  },
  finish: { en: 'Finish', es: 'Terminar' },
  notMe: { en: 'Not you?', es: '¿No es usted?' },
} satisfies Texts;
