import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startAuth } from '#src/app/root-actor.ts';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { asClaimsUpdate, asUserUpdate } from '#src/lib/api/updates.ts';
import { getToken, observe, signIn, signUp } from '#src/lib/identity/identity.ts';
import { setLocale } from '#src/lib/locale.ts';
import { expectConsole } from '#tests/setup/console.ts';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as object | null },
  signInWithEmailAndPassword: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
  onIdTokenChanged: vi.fn(),
}));
vi.mock('#src/lib/identity/sdk.ts', () => ({
  loadSdk: () => Promise.resolve(sdk),
  sdkIfAsked: () => Promise.resolve(sdk),
}));
const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const refused = () =>
  Object.assign(new Error('refused'), { name: 'FirebaseError', code: 'auth/network-request-failed' });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const inFuture = () => Math.floor(Date.now() / 1000) + 3600;

/** A member as the SDK tells of them. */
function member() {
  const claims = { novi_id: 'novi-1', novi_authorities: ['member'], exp: inFuture() };
  return {
    uid: 'uid',
    email: credentials.email,
    getIdToken: () => Promise.resolve('token'),
    getIdTokenResult: () => Promise.resolve({ claims, issuedAtTime: new Date().toUTCString() }),
  };
}

/** The app's own root actor, for somebody whom the SDK knows already. */
function startSignedIn() {
  sdk.auth.currentUser = member();
  return start();
}

/** The same for a visitor, once it is known that nobody is there. */
async function startSignedOut() {
  const actor = start();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signedOut')).toBe(true));
  return actor;
}

function start() {
  sdk.onIdTokenChanged.mockImplementation((_, report: (user: object | null) => void) => {
    report(sdk.auth.currentUser);
    return () => undefined;
  });
  return startAuth();
}

beforeEach(() => {
  setLocale('en');
  sdk.auth.currentUser = null;
  api.GET.mockReset().mockRejectedValue(new NetworkError('lost'));
});

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
  sdk.signInWithEmailAndPassword.mockRejectedValue(failure);
  await expect(signIn(credentials)).rejects.toBe(failure);
  const actor = await startSignedOut();
  expectConsole('error', 'Sign-in failed FirebaseError (auth/network-request-failed)');
  actor.send({ type: 'signIn.submitted', credentials });
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).toBe(failure));
  actor.stop();
});

it('a sign-up that fails is logged and rethrown', async () => {
  const failure = refused();
  sdk.createUserWithEmailAndPassword.mockRejectedValue(failure);
  await expect(signUp(credentials)).rejects.toBe(failure);
  const actor = await startSignedOut();
  expectConsole('error', 'Sign-up failed FirebaseError (auth/network-request-failed)');
  const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
  actor.send({ type: 'signUp.submitted', credentials, details });
  await vi.waitFor(() => expect(actor.getSnapshot().context.failure).toBe(failure));
  actor.stop();
});

it('a user who could not be fetched is logged, and the session goes on', async () => {
  expectConsole('error', 'User fetch failed NetworkError');
  const actor = startSignedIn();
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: { person: 'known' } })).toBe(true));
  actor.stop();
});

it('a sign-out that fails is logged', async () => {
  sdk.signOut.mockRejectedValue(refused());
  api.GET.mockReturnValue(new Promise(() => undefined));
  expectConsole('error', 'Sign-out failed FirebaseError (auth/network-request-failed)');
  const actor = startSignedIn();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signedIn')).toBe(true));
  actor.send({ type: 'signOut.requested' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('signOutFailed')).toBe(true));
  actor.stop();
});

describe('a token that can’t be read is logged', () => {
  beforeEach(() => expectConsole('error', 'Token read failed FirebaseError (auth/network-request-failed)'));

  it('when a request needs it', async () => {
    const failure = refused();
    sdk.auth.currentUser = { getIdToken: () => Promise.reject(failure) };
    await expect(getToken()).rejects.toBe(failure);
  });

  it('when the SDK has signed the person out because of it', async () => {
    const failure = refused();
    const gone = { ...member(), getIdTokenResult: () => Promise.reject(failure) };
    sdk.auth.currentUser = null;
    sdk.onIdTokenChanged.mockImplementation((_, report: (user: object) => void) => report(gone));
    await observe(vi.fn(), vi.fn());
    await settled();
  });

  it('when the app looks who is there', async () => {
    const failure = refused();
    const unreadable = { ...member(), getIdTokenResult: () => Promise.reject(failure) };
    sdk.auth.currentUser = unreadable;
    sdk.onIdTokenChanged.mockImplementation((_, report: (user: object) => void) => report(unreadable));
    const fail = vi.fn();
    await observe(vi.fn(), fail);
    await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(failure));
  });
});
