import { sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
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
