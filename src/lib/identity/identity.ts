import { readClaims } from '#domain/claims.ts';
import { sanitizePassword, sanitizeText } from '#domain/validation.ts';
import type { Credentials, Identity } from '#machines/auth/types.ts';
import { pageState } from '../page-state.ts';
import { clearOnSignOut } from '../personal-data.ts';
import type { User } from './firebase.ts';
import { loadSdk, readySdk, sdkIfRequested } from './sdk.ts';
import type { StoredSession } from './stored-session.ts';
import { endsSession, hasPendingTokenReads, readToken, tokenReadsSettled } from './token-reads.ts';

/**
 * Who was there last, until this tab is done with them: they may have signed out in another one. The SDK's object, which requests
 * outside of any machine need.
 */
const last = pageState<User | undefined>(undefined);
clearOnSignOut(() => (last.value = undefined));

/** Who is there as the SDK has kept them, until it names them itself: so much of a session needs none of its code. */
const stored = pageState<StoredSession | undefined>(undefined);
clearOnSignOut(() => (stored.value = undefined));

/** Lets requests go out in the name of a session that was found in this browser, before the SDK is there. */
export function trustStored(session: StoredSession): void {
  stored.value = session;
}

/**
 * The newest ID token of who is signed in, or `undefined`. Who has signed out in another tab is named by theirs until what
 * they typed here is saved. Waits for nothing when the SDK was never needed. Rejects with the provider's error, which is logged.
 */
export async function getToken({ renew = false } = {}): Promise<string | undefined> {
  if (stored.value && !renew) return stored.value.token;
  const sdk = await (stored.value ? readySdk() : sdkIfRequested());
  stored.value = undefined;
  const user = sdk && (sdk.auth.currentUser ?? last.value);
  if (!user) return undefined;
  // The SDK fetches one for each request that finds the token at its end, as all do when a device wakes up.
  if (reading.value?.user !== user || (renew && !reading.value.renew)) {
    const token = readToken(user, user.getIdToken(renew)).finally(() => {
      if (reading.value?.token === token) reading.value = undefined;
    });
    reading.value = { user, renew, token };
  }
  return reading.value.token;
}

/** Requests of all components share one read of the token while it is under way. */
const reading = pageState<{ user: User; renew: boolean; token: Promise<string> } | undefined>(undefined);

/**
 * Tells of everyone who is there, now and after each change of the token, in this tab or another.
 * @param report is told whether the sign-in is the same as before, with another token
 * @param found is told at once that somebody is there: who they are is known only once their token is read, and by then they may
 *   have signed out
 * @returns how to stop; nothing where the SDK could not be loaded, which `fail` is told, too
 */
export async function observe(
  report: (identity: Identity | undefined, isSame: boolean) => void,
  fail: (error: unknown) => void,
  found: () => void,
): Promise<(() => void) | undefined> {
  try {
    const { auth, onIdTokenChanged } = await loadSdk();
    let before: User | null = null;
    return onIdTokenChanged(auth, (user) => {
      // The SDK makes a new object for each sign-in here, and for one of somebody else in another tab.
      const isSame = user === before;
      before = user;
      if (!user) {
        // Why they are gone is worth waiting for, where it may be known in a moment.
        if (!hasPendingTokenReads()) report(undefined, false);
        else
          void tokenReadsSettled().then(() => {
            if (!auth.currentUser) report(undefined, false);
          });
        return;
      }
      found();
      last.value = user;
      stored.value = undefined;
      // What was read of somebody who has gone meanwhile is no news.
      const stillThere = () => auth.currentUser === user;
      void readIdentity(user).then(
        (identity) => {
          if (stillThere()) report(identity, isSame);
        },
        (error: unknown) => {
          if (!stillThere()) return;
          // An account that is gone or switched off is nobody.
          if (endsSession(error)) report(undefined, false);
          else fail(error);
        },
      );
    });
  } catch (error) {
    fail(error);
    return undefined;
  }
}

/** Signs in. Rejects with the provider's error, whose `code` the screen turns into a sentence. */
export async function signIn({ email, password }: Credentials): Promise<Identity> {
  const { auth, signInWithEmailAndPassword } = await loadSdk();
  const { user } = await signInWithEmailAndPassword(auth, sanitizeText(email), sanitizePassword(password));
  return readIdentity(user, { isNew: true });
}

/** Makes the identity of a new account; the backend's record comes after. */
export async function signUp({ email, password }: Credentials): Promise<Identity> {
  const { auth, createUserWithEmailAndPassword } = await loadSdk();
  const { user } = await createUserWithEmailAndPassword(auth, sanitizeText(email), sanitizePassword(password));
  return readIdentity(user, { isNew: true });
}

export async function signOut(): Promise<void> {
  const sdk = await loadSdk();
  await sdk.signOut(sdk.auth);
}

/** Fetches a new token from the provider and reads what it holds; `undefined` when nobody is signed in. */
export async function renewIdentity(): Promise<Identity | undefined> {
  const { auth } = await readySdk();
  return auth.currentUser ? readIdentity(auth.currentUser, { renew: true }) : undefined;
}

/** The id in Novi of who is signed in. Rejects when nobody is. */
export async function signedInNoviId(): Promise<string> {
  if (stored.value?.identity.claims.noviId) return stored.value.identity.claims.noviId;
  const { auth } = await readySdk();
  const user = auth.currentUser;
  const noviId = user && readClaims((await readToken(user, user.getIdTokenResult())).claims).noviId;
  if (!noviId) throw new Error('Nobody is signed in.');
  return noviId;
}

/** What `POST /users` needs to know of the account. */
export async function currentAccount(): Promise<{ uid: string; email: string; refreshToken: string }> {
  const { auth } = await readySdk();
  const user = auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return { uid: user.uid, email: user.email ?? '', refreshToken: user.refreshToken };
}

type Reading = { renew?: boolean; isNew?: boolean };

async function readIdentity(user: User, { renew = false, isNew = renew }: Reading = {}): Promise<Identity> {
  const { claims, issuedAtTime } = await readToken(user, user.getIdTokenResult(renew));
  const issuedAt = Date.parse(issuedAtTime) / 1000;
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    claims: readClaims(claims),
    // A token that has just been issued is good whatever this device's clock says, and none was read before it was issued.
    readAt: isNew ? issuedAt : Math.max(issuedAt, Date.now() / 1000),
  };
}
