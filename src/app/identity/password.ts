import { sanitizePassword, sanitizeText } from '../../../domain/validation.ts';
import type { Locale } from '../../../domain/words.ts';
import { logError } from '../log.ts';
import { loadSdk } from './sdk.ts';

/**
 * Has the provider send the link for a new password, in the person's language. Never rejects: whether there is such an
 * account is nobody's to learn, so a failure is logged only and the screen answers the same.
 */
export async function sendPasswordReset(email: string, locale: Locale): Promise<void> {
  try {
    const { auth, sendPasswordResetEmail } = await loadSdk();
    auth.languageCode = locale;
    await sendPasswordResetEmail(auth, sanitizeText(email));
  } catch (error) {
    logError('Password reset failed', error);
  }
}

/** The e-mail of the account that a link is for. Rejects with the provider's error when the link does not work. */
export async function readResetLink(code: string): Promise<string> {
  const { auth, verifyPasswordResetCode } = await loadSdk();
  return verifyPasswordResetCode(auth, code);
}

/** Stores the new password; the link is spent then. Rejects with the provider's error. */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth, confirmPasswordReset } = await loadSdk();
  await confirmPasswordReset(auth, code, sanitizePassword(password));
}
