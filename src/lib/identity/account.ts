import { providerCode } from '#domain/provider-code.ts';
import { sanitizePassword, sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
import type { User } from './firebase.ts';
import { loadSdk } from './sdk.ts';
import { readToken } from './token-reads.ts';

/** Has the provider send the link that confirms the e-mail. Rejects with the provider's error. */
export async function sendVerification(locale: Locale): Promise<void> {
  const { auth, sendEmailVerification } = await loadSdk();
  auth.languageCode = locale;
  await sendEmailVerification(whoIsThere(auth.currentUser));
}

/** Reads the account anew: whether its e-mail is confirmed by now. The session then knows, too. */
export async function readVerified(): Promise<boolean> {
  const { auth, reload } = await loadSdk();
  const user = whoIsThere(auth.currentUser);
  await reload(user);
  if (user.emailVerified) await readToken(user, user.getIdToken(true));
  return user.emailVerified;
}

/**
 * Has the provider send the link that changes the e-mail to the new mailbox. Whether somebody else has an account with that
 * e-mail is nobody's to learn here, so that is answered alike. Rejects with the provider's error.
 */
export async function askForNewEmail(email: string, password: string, locale: Locale): Promise<void> {
  const { auth, verifyBeforeUpdateEmail } = await loadSdk();
  const user = await proveAgain(password);
  auth.languageCode = locale;
  try {
    await verifyBeforeUpdateEmail(user, sanitizeText(email));
  } catch (error) {
    if (providerCode(error) !== 'email-already-in-use') throw error;
  }
}

/** Stores another password. The provider ends all other sessions; this one goes on. Rejects with the provider's error. */
export async function changePassword(current: string, next: string): Promise<void> {
  const { updatePassword } = await loadSdk();
  await updatePassword(await proveAgain(current), sanitizePassword(next));
  // A sign-in older than the password counts as revoked: this session signs in anew. It is changed, whatever comes of this.
  await proveAgain(next).catch(() => undefined);
}

/**
 * The provider makes such changes only shortly after a sign-in, and a session left open is not the person. The next token
 * tells of the new sign-in. Rejects with the provider's error.
 */
export async function proveAgain(password: string): Promise<User> {
  const { auth, EmailAuthProvider, reauthenticateWithCredential } = await loadSdk();
  const user = whoIsThere(auth.currentUser);
  const proof = EmailAuthProvider.credential(user.email ?? '', sanitizePassword(password));
  await reauthenticateWithCredential(user, proof);
  return user;
}

function whoIsThere(user: User | null): User {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}
