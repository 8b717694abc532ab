import { sanitizePassword, sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
import type { User } from './firebase.ts';
import { readySdk } from './sdk.ts';
import { readToken } from './token-reads.ts';

/** Has the provider send the link that confirms the e-mail. Rejects with the provider's error. */
export async function sendVerification(locale: Locale): Promise<void> {
  const { auth, sendEmailVerification } = await readySdk();
  auth.languageCode = locale;
  await sendEmailVerification(whoIsThere(auth.currentUser));
}

/** Reads the account anew: whether its e-mail is confirmed by now. The session then knows, too. */
export async function readVerified(): Promise<boolean> {
  const { auth, reload } = await readySdk();
  const user = whoIsThere(auth.currentUser);
  await reload(user);
  if (user.emailVerified) await readToken(user, user.getIdToken(true));
  return user.emailVerified;
}

/**
 * The provider makes changes of the account only shortly after a sign-in, and a session left open is not the person. The next
 * token tells of the new sign-in. Rejects with the provider's error.
 */
export async function reauthenticate(password: string): Promise<void> {
  const { auth, EmailAuthProvider, reauthenticateWithCredential } = await readySdk();
  const user = whoIsThere(auth.currentUser);
  const proof = EmailAuthProvider.credential(user.email ?? '', sanitizePassword(password));
  await reauthenticateWithCredential(user, proof);
}

/** Has the provider send the link that changes the e-mail to the new mailbox. Rejects with the provider's error. */
export async function sendEmailChange(email: string, locale: Locale): Promise<void> {
  const { auth, verifyBeforeUpdateEmail } = await readySdk();
  auth.languageCode = locale;
  await verifyBeforeUpdateEmail(whoIsThere(auth.currentUser), sanitizeText(email));
}

/** Stores another password. The provider ends all other sessions. Rejects with the provider's error. */
export async function storePassword(next: string): Promise<void> {
  const { auth, updatePassword } = await readySdk();
  await updatePassword(whoIsThere(auth.currentUser), sanitizePassword(next));
}

function whoIsThere(user: User | null): User {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}
