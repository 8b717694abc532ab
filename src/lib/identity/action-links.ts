import { sanitizePassword, sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
import type { ActionLink, LinkFacts, LinkKind } from '#machines/account/action-link.ts';
import { loadSdk, readySdk } from './sdk.ts';
import { readToken } from './token-reads.ts';

/**
 * Asks the provider whom a link is for; nothing changes by that. Rejects with the provider's error when the link does not
 * work, and as if it were unknown when its code is for something else than its address says.
 */
export async function readLink({ kind, code }: ActionLink): Promise<LinkFacts> {
  const { auth, checkActionCode } = await loadSdk();
  const { operation, data } = await checkActionCode(auth, code);
  if (operation !== operations[kind]) throw Object.assign(new Error('Another link.'), { code: 'invalid-action-code' });
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? undefined };
}

/** Does what a link is for; it is spent then. Rejects with the provider's error. */
export async function applyLink({ kind, code, facts, password }: LinkInUse): Promise<void> {
  const { auth, applyActionCode, confirmPasswordReset } = await loadSdk();
  if (kind === 'resetPassword') await confirmPasswordReset(auth, code, sanitizePassword(password));
  else await applyActionCode(auth, code);
  await tellSession(kind, facts?.email);
}

type LinkInUse = ActionLink & { facts: LinkFacts | undefined; password: string };

/** Brings the session of this browser in line, where there is one of that account. */
async function tellSession(kind: LinkKind, email: string | undefined): Promise<void> {
  const { auth, reload, signOut } = await readySdk();
  const user = auth.currentUser;
  if (!user) return;
  try {
    await reload(user);
    if (user.email !== email) return;
    if (kind === 'verifyEmail') await readToken(user, user.getIdToken(true));
    // Another e-mail or password ends all sessions at the provider; this one ends at once, not with its next request.
    else await signOut(auth);
  } catch {
    // The link has worked, whatever comes of this: the provider has ended the session, or it is looked at anew later.
  }
}

/** What the provider calls each kind. */
const operations: Readonly<Record<LinkKind, string>> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
};

/** Has the provider send the link for a new password, in the person's language. Rejects with the provider's error. */
export async function sendPasswordReset(email: string, locale: Locale): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadSdk();
  auth.languageCode = locale;
  await sendPasswordResetEmail(auth, sanitizeText(email));
}
