import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authActors } from '#src/app/actors.ts';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { asClaimsUpdate, asUserUpdate } from '#src/lib/api/updates.ts';
import { getToken, observe, signIn, signUp } from '#src/lib/identity/identity.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { setLocale } from '#src/lib/locale.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import {
  auth,
  createUserWithEmailAndPassword,
  present,
  signInWithEmailAndPassword,
  signOut,
} from '#tests/harness/firebase-auth.ts';
import { accountOf, ana, startSession } from '#tests/harness/session.ts';
import { expectConsole } from '#tests/setup/console.ts';

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const refused = () =>
  Object.assign(new Error('refused'), { name: 'FirebaseError', code: 'auth/network-request-failed' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The session with the app's own parts, of a member whom the SDK knows already. */
function startSignedIn() {
  const { observeIdentity, fetchUser } = authActors;
  return startSession({ actors: { observeIdentity, fetchUser } });
}

/** The same for a visitor, once it is known that nobody is there. */
async function startSignedOut() {
  const actor = startSession({ person: 'nobody', actors: { observeIdentity: authActors.observeIdentity } });
  await eventually(() => expect(actor.getSnapshot().hasTag('signedOut')).toBe(true));
  return actor;
}

/** An account whose token can't be read. */
const unreadable = (failure: Error) => {
  const fails = () => Promise.reject(failure);
  return { ...accountOf(ana), getIdToken: fails, getIdTokenResult: fails };
};

describe.each([
  [
    'a user update',
    asUserUpdate,
    'Error updating user info. Please try again later or contact us at support@novi.example.',
  ],
  [
    'a claims update',
    asClaimsUpdate,
    'Error updating user claims. Please try again later or contact us at support@novi.example.',
  ],
] as const)('%s that fails', (_, asUpdate, sentence) => {
  it('shows the server’s message, with the HTTP status attached', async () => {
    const failure = new ApiError(409, 'conflict', 'Somebody else changed this.');
    await expect(asUpdate(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(failure).toMatchObject({ message: 'Somebody else changed this.', status: 409 });
  });

  it('shows its own sentence without one, with the HTTP status attached', async () => {
    const failure = new ApiError(502, 'unreadable', '');
    await expect(asUpdate(() => Promise.reject(failure))).rejects.toMatchObject({ message: sentence, status: 502 });
  });

  it('shows the same when no answer came', async () => {
    const failure = new NetworkError('lost');
    await expect(asUpdate(() => Promise.reject(failure))).rejects.toMatchObject({ message: sentence, status: 0 });
  });

  it('speaks the person’s language', async () => {
    setLocale('es');
    await expect(asUpdate(() => Promise.reject(new NetworkError('lost')))).rejects.toThrow(/^Error al actualizar los /);
  });
});

it('a sign-in that fails is logged and rethrown', async () => {
  const failure = refused();
  signInWithEmailAndPassword.mockRejectedValue(failure);
  await expect(signIn(credentials)).rejects.toBe(failure);
  const actor = await startSignedOut();
  expectConsole('error', 'Sign-in failed FirebaseError (auth/network-request-failed)');
  actor.send({ type: 'signIn.submitted', credentials });
  await eventually(() => expect(actor.getSnapshot().context.failure).toBe(failure));
});

it('a sign-up that fails is logged and rethrown', async () => {
  const failure = refused();
  createUserWithEmailAndPassword.mockRejectedValue(failure);
  await expect(signUp(credentials)).rejects.toBe(failure);
  const actor = await startSignedOut();
  expectConsole('error', 'Sign-up failed FirebaseError (auth/network-request-failed)');
  const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
  actor.send({ type: 'signUp.submitted', credentials, details });
  await eventually(() => expect(actor.getSnapshot().context.failure).toBe(failure));
});

it('a user who could not be fetched is logged, and the session goes on', async () => {
  expectConsole('error', 'User fetch failed NetworkError');
  backend.isAway('get', '/users/{userId}');
  const actor = startSignedIn();
  await eventually(() => expect(actor.getSnapshot().matches({ signedIn: { person: 'known' } })).toBe(true));
});

it('a sign-out that fails is logged', async () => {
  signOut.mockRejectedValue(refused());
  expectConsole('error', 'Sign-out failed FirebaseError (auth/network-request-failed)');
  const actor = startSignedIn();
  await eventually(() => expect(actor.getSnapshot().hasTag('signedIn')).toBe(true));
  actor.send({ type: 'signOut.requested' });
  await eventually(() => expect(actor.getSnapshot().hasTag('signOutFailed')).toBe(true));
});

describe('a token that can’t be read is logged', () => {
  beforeEach(() => expectConsole('error', 'Token read failed FirebaseError (auth/network-request-failed)'));

  it('when a request needs it', async () => {
    const failure = refused();
    present(unreadable(failure));
    await loadSdk();
    await expect(getToken()).rejects.toBe(failure);
  });

  it('when the SDK has signed the person out because of it', async () => {
    const failure = refused();
    await observe(vi.fn(), vi.fn(), vi.fn());
    present(unreadable(failure));
    auth.currentUser = null;
    await settled();
  });

  it('when the app looks who is there', async () => {
    const failure = refused();
    present(unreadable(failure));
    const fail = vi.fn();
    await observe(vi.fn(), fail, vi.fn());
    await eventually(() => expect(fail).toHaveBeenCalledWith(failure));
  });
});
