import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startAuth } from '#src/app/root-actor.ts';
import { NetworkError } from '#src/lib/api/api-error.ts';
import { expectConsole } from '../../setup/console.ts';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as object | null, languageCode: '' },
  signInWithEmailAndPassword: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  onIdTokenChanged: (_: object, tell: (user: null) => void) => {
    tell(null);
    return () => undefined;
  },
}));
vi.mock('#src/lib/identity/sdk.ts', () => ({
  loadSdk: () => Promise.resolve(sdk),
  sdkIfAsked: () => Promise.resolve(sdk),
}));
const api = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
const never = new Promise<never>(() => undefined);

function account(claims: object) {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const user = {
    uid: 'uid',
    email: credentials.email,
    emailVerified: false,
    refreshToken: 'refresh',
    getIdToken: () => Promise.resolve('token'),
    getIdTokenResult: () =>
      Promise.resolve({ claims: { ...claims, exp: inAnHour }, issuedAtTime: new Date().toUTCString() }),
  };
  return () => {
    sdk.auth.currentUser = user;
    return Promise.resolve({ user });
  };
}
const member = { novi_id: 'novi-1', novi_authorities: ['member'] };
const rolesCalls = () => api.GET.mock.calls.filter(([path]) => path === '/users/{userId}/roles');

beforeEach(() => {
  localStorage.clear();
  sdk.auth.currentUser = null;
  sdk.sendEmailVerification.mockReset().mockResolvedValue(undefined);
  api.GET.mockReset().mockReturnValue(never);
  api.POST.mockReset().mockReturnValue(never);
});

/** The app of a visitor, once it is known that nobody is signed in. */
async function start() {
  const actor = startAuth();
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
  const tagged = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag) && !snapshot.matches('signingIn'));
  return { actor, tagged };
}

test('a sign-in has the backend look at the account, and does not wait for it', async () => {
  sdk.signInWithEmailAndPassword.mockImplementation(account(member));
  const { actor, tagged } = await start();
  actor.send({ type: 'signIn.submitted', credentials });
  await tagged('signedIn');
  await vi.waitFor(() => expect(rolesCalls()).toHaveLength(1));
  expect(rolesCalls()[0]?.[1]).toEqual({ params: { path: { userId: 'me' } } });
  actor.stop();
});

test('a sign-in is good when that fails; it is logged', async () => {
  expectConsole('error', 'Roles fetch failed NetworkError');
  const said = vi.spyOn(console, 'error');
  sdk.signInWithEmailAndPassword.mockImplementation(account(member));
  api.GET.mockImplementation((path: string) =>
    path === '/users/{userId}/roles' ? Promise.reject(new NetworkError('lost')) : never,
  );
  const { actor, tagged } = await start();
  actor.send({ type: 'signIn.submitted', credentials });
  await tagged('signedIn');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  actor.stop();
});

test('a sign-up sends the e-mail with the link once, and makes the record without waiting for it', async () => {
  sdk.createUserWithEmailAndPassword.mockImplementation(account({}));
  sdk.sendEmailVerification.mockReturnValue(never);
  const { actor } = await start();
  actor.send({ type: 'signUp.submitted', credentials, details });
  await waitFor(actor, (snapshot) => snapshot.matches('creatingRecord'));
  await vi.waitFor(() => expect(api.POST).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(sdk.sendEmailVerification).toHaveBeenCalledOnce());
  actor.stop();
});

test('a sign-up is good when the e-mail can’t be sent; it is logged', async () => {
  expectConsole('error', 'Verification e-mail failed Error (auth/too-many-requests)');
  const said = vi.spyOn(console, 'error');
  sdk.createUserWithEmailAndPassword.mockImplementation(account({}));
  sdk.sendEmailVerification.mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/too-many-requests' }));
  const { actor } = await start();
  actor.send({ type: 'signUp.submitted', credentials, details });
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().matches('creatingRecord')).toBe(true);
  actor.stop();
});
