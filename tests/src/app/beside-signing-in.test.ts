import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { authActors } from '#src/app/actors.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import {
  createUserWithEmailAndPassword,
  present,
  sendEmailVerification,
  signInWithEmailAndPassword,
} from '#tests/harness/firebase-auth.ts';
import { accountOf, ana, startSession } from '#tests/harness/session.ts';
import { expectConsole } from '../../setup/console.ts';

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
const never = new Promise<never>(() => undefined);
const roles = '/users/{userId}/roles';

/** The provider lets them in, with what their token holds. */
const letsIn = (claims?: object) => () => {
  const user = accountOf(ana);
  const issuedAtTime = new Date().toUTCString();
  if (claims) user.getIdTokenResult = () => Promise.resolve({ claims, issuedAtTime } as never);
  present(user);
  return Promise.resolve({ user });
};

/** The app of a visitor, once it is known that nobody is signed in. */
async function start() {
  const actor = startSession({ person: 'nobody', actors: { observeIdentity: authActors.observeIdentity } });
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
  const tagged = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag) && !snapshot.matches('signingIn'));
  return { actor, tagged };
}

test('a sign-in has the backend look at the account, and does not wait for it', async () => {
  backend.holds({ [roles]: { novi_id: 'm', authorities: ['member'] } });
  backend.waits('get', roles);
  signInWithEmailAndPassword.mockImplementation(letsIn());
  const { actor, tagged } = await start();
  actor.send({ type: 'signIn.submitted', credentials });
  await tagged('signedIn');
  await eventually(() => expect(backend.received('get', roles)).toHaveLength(1));
  expect(backend.received('get', roles)[0]?.params).toEqual({ userId: 'me' });
});

test('a sign-in is good when that fails; it is logged', async () => {
  expectConsole('error', 'Roles fetch failed NetworkError');
  const said = vi.spyOn(console, 'error');
  signInWithEmailAndPassword.mockImplementation(letsIn());
  backend.isAway('get', roles);
  const { actor, tagged } = await start();
  actor.send({ type: 'signIn.submitted', credentials });
  await tagged('signedIn');
  await eventually(() => expect(said).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
});

test('a sign-up sends the e-mail with the link once, and makes the record without waiting for it', async () => {
  createUserWithEmailAndPassword.mockImplementation(letsIn({}));
  sendEmailVerification.mockReturnValue(never);
  backend.waits('post', '/users');
  const { actor } = await start();
  actor.send({ type: 'signUp.submitted', credentials, details });
  await waitFor(actor, (snapshot) => snapshot.matches('creatingRecord'));
  await eventually(() => expect(backend.received('post', '/users')).toHaveLength(1));
  await eventually(() => expect(sendEmailVerification).toHaveBeenCalledOnce());
});

test('a sign-up is good when the e-mail can’t be sent; it is logged', async () => {
  expectConsole('error', 'Verification e-mail failed Error (auth/too-many-requests)');
  const said = vi.spyOn(console, 'error');
  createUserWithEmailAndPassword.mockImplementation(letsIn({}));
  sendEmailVerification.mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/too-many-requests' }));
  backend.waits('post', '/users');
  const { actor } = await start();
  actor.send({ type: 'signUp.submitted', credentials, details });
  await eventually(() => expect(said).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().matches('creatingRecord')).toBe(true);
});
