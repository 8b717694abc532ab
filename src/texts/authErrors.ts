import { providerCode } from '../../domain/provider-code.ts';
import type { Texts, Words } from '../../domain/words.ts';

export const authErrorTexts = {
  wrongCredentials: {
    en: 'The e-mail or the password is not right. Check both and try again.',
    es: 'El correo o la contraseña no son correctos. Revise ambos e intente de nuevo.',
  },
  emailInUse: {
    en: 'There is already an account with this e-mail. Sign in, or use another e-mail.',
    es: 'Ya hay una cuenta con este correo. Inicie sesión o use otro correo.',
  },
  weakPassword: {
    en: 'This password is too easy to guess. Choose a longer one.',
    es: 'Esta contraseña es muy fácil de adivinar. Elija una más larga.',
  },
  badEmail: {
    en: 'This e-mail address can’t be right. Check how it is written.',
    es: 'Este correo no puede ser correcto. Revise cómo está escrito.',
  },
  tooMany: {
    en: 'There were too many tries. Wait a few minutes, then try again.',
    es: 'Hubo demasiados intentos. Espere unos minutos e intente de nuevo.',
  },
  offline: {
    en: 'We can’t reach Novi right now. Check your internet connection and try again.',
    es: 'No podemos conectar con Novi en este momento. Revise su conexión a internet e intente de nuevo.',
  },
  disabled: {
    en: 'This account is closed or on hold. Please contact us, and we will help you.',
    es: 'Esta cuenta está cerrada o suspendida. Comuníquese con nosotros y le ayudaremos.',
  },
  signInAgain: {
    en: 'For your safety, please sign in again.',
    es: 'Por su seguridad, inicie sesión de nuevo.',
  },
  linkExpired: {
    en: 'This link is too old or was used already. Ask for a new one.',
    es: 'Este enlace venció o ya se usó. Pida uno nuevo.',
  },
  notAvailable: {
    en: 'Signing in this way is not possible right now. Please contact us.',
    es: 'En este momento no es posible entrar de esta manera. Comuníquese con nosotros.',
  },
  general: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    es: 'Algo salió mal de nuestro lado. Intente de nuevo en un momento.',
  },
} satisfies Texts;

/**
 * What a failed sign-in, sign-up or reset is called for a person. A wrong e-mail and a wrong password read the same, so
 * that nobody learns here who has an account.
 */
export function authErrorWords(failure: unknown): Words {
  return knownAuthError(failure) ?? authErrorTexts.general;
}

/** The same, but nothing for a failure that is not the identity provider's: the API brings its own sentence. */
export function knownAuthError(failure: unknown): Words | undefined {
  return BY_CODE[providerCode(failure)];
}

/** Whether the same e-mail and password can work at another try. */
export function isWorthRetrying(failure: unknown): boolean {
  const known = knownAuthError(failure);
  return known === undefined || known === authErrorTexts.offline;
}

const BY_CODE: Readonly<Record<string, Words>> = {
  'invalid-credential': authErrorTexts.wrongCredentials,
  'invalid-login-credentials': authErrorTexts.wrongCredentials,
  'wrong-password': authErrorTexts.wrongCredentials,
  'user-not-found': authErrorTexts.wrongCredentials,
  'invalid-email': authErrorTexts.badEmail,
  'missing-email': authErrorTexts.badEmail,
  'missing-password': authErrorTexts.wrongCredentials,
  'email-already-in-use': authErrorTexts.emailInUse,
  'account-exists-with-different-credential': authErrorTexts.emailInUse,
  'weak-password': authErrorTexts.weakPassword,
  'password-does-not-meet-requirements': authErrorTexts.weakPassword,
  'too-many-requests': authErrorTexts.tooMany,
  'quota-exceeded': authErrorTexts.tooMany,
  'network-request-failed': authErrorTexts.offline,
  timeout: authErrorTexts.offline,
  'user-disabled': authErrorTexts.disabled,
  'user-token-expired': authErrorTexts.signInAgain,
  'invalid-user-token': authErrorTexts.signInAgain,
  'requires-recent-login': authErrorTexts.signInAgain,
  'expired-action-code': authErrorTexts.linkExpired,
  'invalid-action-code': authErrorTexts.linkExpired,
  'operation-not-allowed': authErrorTexts.notAvailable,
  'admin-restricted-operation': authErrorTexts.notAvailable,
  'configuration-not-found': authErrorTexts.notAvailable,
};
