import { providerCode } from '#domain/provider-code.ts';
import type { Texts, Words } from '#domain/words.ts';

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
    es: 'No podemos conectarnos con Novi en este momento. Revise su conexión a internet e intente de nuevo.',
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
    en: 'This is not possible right now. Please contact us.',
    es: 'Esto no es posible en este momento. Comuníquese con nosotros.',
  },
  browser: {
    en: 'This browser does not let us keep you signed in. Allow site data for Novi, or use another browser.',
    es: 'Este navegador no nos deja mantener su sesión. Permita los datos del sitio para Novi o use otro navegador.',
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

/** The codes of the provider that can come of what the app asks of it, as of its SDK 12; a test goes through all codes there are. */
const CODES: readonly [Words, string][] = [
  [
    authErrorTexts.wrongCredentials,
    'invalid-credential invalid-login-credentials wrong-password user-not-found missing-password user-mismatch',
  ],
  [authErrorTexts.badEmail, 'invalid-email missing-email invalid-recipient-email invalid-new-email missing-new-email'],
  [
    authErrorTexts.emailInUse,
    'email-already-in-use account-exists-with-different-credential credential-already-in-use',
  ],
  [authErrorTexts.weakPassword, 'weak-password password-does-not-meet-requirements'],
  [authErrorTexts.tooMany, 'too-many-requests quota-exceeded'],
  [authErrorTexts.offline, 'network-request-failed timeout'],
  [authErrorTexts.disabled, 'user-disabled'],
  [
    authErrorTexts.signInAgain,
    'user-token-expired invalid-user-token requires-recent-login null-user user-signed-out credential-too-old-login-again',
  ],
  [authErrorTexts.linkExpired, 'expired-action-code invalid-action-code'],
  [
    authErrorTexts.notAvailable,
    'operation-not-allowed admin-restricted-operation configuration-not-found app-not-authorized invalid-api-key unauthorized-domain ' +
      'unauthorized-continue-uri invalid-continue-uri missing-continue-uri multi-factor-auth-required unsupported-first-factor ' +
      'invalid-tenant-id unsupported-tenant-operation tenant-id-mismatch captcha-check-failed invalid-recaptcha-token ' +
      'missing-recaptcha-token invalid-recaptcha-action invalid-recaptcha-version missing-recaptcha-version recaptcha-not-enabled ' +
      'missing-client-type invalid-req-type',
  ],
  [
    authErrorTexts.browser,
    'web-storage-unsupported unsupported-persistence-type operation-not-supported-in-this-environment cors-unsupported',
  ],
];

const BY_CODE: Readonly<Record<string, Words>> = Object.fromEntries(
  CODES.flatMap(([words, codes]) => codes.split(' ').map((code) => [code, words])),
);
