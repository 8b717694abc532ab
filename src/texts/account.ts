import type { Texts } from '#domain/words.ts';

export const accountTexts = {
  title: { en: 'Your account', es: 'Su cuenta' },
  signedOutLead: {
    en: 'Sign in to pick up where you left off, or create an account.',
    es: 'Inicie sesión para seguir donde se quedó, o cree una cuenta.',
  },
  unfinished: {
    en: 'You signed in as {email}, but your account is not finished yet.',
    es: 'Inició sesión como {email}, pero su cuenta aún no está lista.',
  },
  finish: { en: 'Finish your account', es: 'Terminar de crear mi cuenta' },
  howYouSignIn: { en: 'How you sign in', es: 'Cómo inicia sesión' },
  changeEmail: { en: 'Change your e-mail', es: 'Cambiar su correo' },
  changePassword: { en: 'Change your password', es: 'Cambiar su contraseña' },
  goodToKnow: { en: 'Good to know', es: 'Información útil' },
  privacy: { en: 'Your privacy', es: 'Su privacidad' },
  terms: { en: 'Terms of service', es: 'Términos del servicio' },
  profile: { en: 'Your profile', es: 'Su perfil' },
  goOn: { en: 'Go to my start page', es: 'Ir a mi página de inicio' },
  claimsTitle: { en: 'Your account is not ready yet', es: 'Su cuenta aún no está lista' },
  claimsLead: {
    en: 'You are signed in, but we could not read what your account may do. This is on our side.',
    es: 'Inició sesión, pero no pudimos leer qué puede hacer su cuenta. El problema es nuestro.',
  },
  unreachableTitle: {
    en: 'We can’t check your sign-in right now',
    es: 'No podemos verificar su sesión en este momento',
  },
  unreachableLead: {
    en: 'We could not reach the service that tells us who you are. Check your internet connection. Nothing you saved is lost.',
    es: 'No pudimos conectarnos con el servicio que nos dice quién es usted. Revise su conexión a internet. Nada de lo que guardó se perdió.',
  },
  claimsHelp: {
    en: 'Try again. If it still does not work, write to us or call, and log out on a shared device.',
    es: 'Intente de nuevo. Si sigue sin funcionar, escríbanos o llámenos, y cierre la sesión si comparte el dispositivo.',
  },
  signOutTitle: { en: 'We could not log you out', es: 'No pudimos cerrar su sesión' },
  signOutLead: {
    en: 'You are still signed in on this device. Nothing of yours is shown now, but it would be after a reload.',
    es: 'Su sesión sigue abierta en este dispositivo. Ahora no se muestra nada suyo, pero se vería al volver a cargar la página.',
  },
  signOutHelp: {
    en: 'Try again. If it still does not work and you share this device, clear the data of this site in your browser, or ask us for help.',
    es: 'Intente de nuevo. Si sigue sin funcionar y comparte este dispositivo, borre los datos de este sitio en su navegador o pídanos ayuda.',
  },
  trying: { en: 'Trying again …', es: 'Intentando de nuevo …' },
  notFoundTitle: { en: 'We can’t find this page', es: 'No encontramos esta página' },
  notFoundLead: {
    en: 'The address may be old or mistyped. Nothing of yours is lost.',
    es: 'La dirección puede ser antigua o estar mal escrita. No se perdió nada suyo.',
  },
  toMyStart: { en: 'Pick up where I left off', es: 'Seguir donde me quedé' },
} satisfies Texts;
