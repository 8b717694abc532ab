import { sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
import { loadSdk } from './sdk.ts';

/** Has the provider send the link for a new password, in the person's language. Rejects with the provider's error. */
export async function sendPasswordReset(email: string, locale: Locale): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadSdk();
  auth.languageCode = locale;
  await sendPasswordResetEmail(auth, sanitizeText(email));
}
