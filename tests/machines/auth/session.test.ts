import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { tokenRenewalLead } from '#domain/constants.ts';
import { type ClaimsAnswer, nobody } from '#machines/auth/types.ts';
import { claims, happyServices, lifetime, somebody, start } from './start.ts';

test('a token is renewed before it ends without leaving the session or its journey', async () => {
  const renewed = { ...somebody(), readAt: lifetime };
  const refreshClaims = vi.fn(() => Promise.resolve(claims(renewed)));
  const { actor, clock, present, settled } = start({ ...happyServices(), refreshClaims });
  present(somebody());
  await settled('signedIn');
  const journey = actor.getSnapshot().children.journey;
  clock.increment((lifetime - tokenRenewalLead) * 1000 - 1);
  expect(refreshClaims).not.toHaveBeenCalled();
  clock.increment(1);
  expect(refreshClaims).toHaveBeenCalledTimes(1);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
  expect(actor.getSnapshot().children.journey).toBe(journey);
  // By the renewed one it is known when the next is due.
  expect(actor.getSnapshot().context.identity).toEqual(renewed);
});

test('a renewal that fails is logged and tried again later, while the session goes on', async () => {
  const refreshClaims = vi.fn(() => Promise.reject<ClaimsAnswer>(new Error('down')));
  const { actor, clock, present, settled } = start({ ...happyServices(), refreshClaims });
  present(somebody());
  await settled('signedIn');
  clock.increment((lifetime - tokenRenewalLead) * 1000);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { token: 'waiting' } }));
  refreshClaims.mockResolvedValue(claims(somebody()));
  clock.increment(30_000);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
  expect(refreshClaims).toHaveBeenCalledTimes(2);
});

test('signing out in another tab ends the session here and stops the journey', async () => {
  const services = happyServices();
  const { actor, present, settled } = start(services);
  present(somebody());
  await settled('signedIn');
  present(undefined);
  await settled('signedOut');
  expect(actor.getSnapshot().children.journey).toBeUndefined();
  expect(actor.getSnapshot().context.notice).toBe('signedOut');
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
});

test('after a sign-out in another tab, what was typed here is saved where it can be, and said to be lost where not', async () => {
  for (const drafts of ['saved', 'unsaved'] as const) {
    const saveDrafts = vi.fn(() => Promise.resolve(drafts));
    const services = { ...happyServices(), saveDrafts, signOut: vi.fn(() => Promise.resolve()) };
    const { actor, present, settled } = start(services);
    present(somebody());
    await settled('signedIn');
    present(undefined);
    await settled('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'signedOut', drafts });
    expect(saveDrafts).toHaveBeenCalledTimes(1);
    expect(services.signOut).not.toHaveBeenCalled();
  }
});

test('somebody else who signs in in another tab finds nothing of the person before', async () => {
  const services = { ...happyServices(), fetchUser: vi.fn(happyServices().fetchUser) };
  const { actor, present } = start(services);
  present(somebody());
  await waitFor(actor, (snapshot) => snapshot.context.member.firstName === 'Ana');
  services.fetchUser.mockReturnValue(new Promise(() => {}));
  present(somebody(['member'], 'novi-2'));
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn') && snapshot.context.identity?.uid === 'uid-novi-2');
  expect(actor.getSnapshot().context.member).toEqual(nobody);
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
});

test('somebody else who signs in after the record of the person before is gone finds nothing of them, either', async () => {
  const refreshClaims = vi.fn(() => Promise.resolve<ClaimsAnswer>({ kind: 'noRecord' }));
  const services = { ...happyServices(), refreshClaims, fetchUser: vi.fn(happyServices().fetchUser) };
  const { actor, clock, present, settled } = start(services);
  present(somebody());
  await waitFor(actor, (snapshot) => snapshot.context.member.firstName === 'Ana');
  clock.increment((lifetime - tokenRenewalLead) * 1000);
  await settled('unprovisioned');
  services.fetchUser.mockReturnValue(new Promise(() => {}));
  present(somebody(['member'], 'novi-2'));
  await settled('signedIn');
  expect(actor.getSnapshot().context.member).toEqual(nobody);
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
});

test('a sign-out that fails is logged and told, with nothing of the person left, until another try works', async () => {
  const signOut = vi.fn(() => Promise.reject<void>(new Error('down')));
  const services = { ...happyServices(), signOut };
  const { actor, present, settled } = start(services);
  present(somebody());
  await waitFor(actor, (snapshot) => snapshot.context.member.firstName === 'Ana');
  actor.send({ type: 'signOut.requested' });
  await settled('signOutFailed');
  expect(services.logFailure).toHaveBeenCalledWith('Sign-out failed');
  expect(actor.getSnapshot().context).toMatchObject({ identity: undefined, member: nobody });
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
  present({ ...somebody(), readAt: 10 });
  expect(actor.getSnapshot().hasTag('signOutFailed')).toBe(true);
  expect(actor.getSnapshot().context.identity).toBeUndefined();
  signOut.mockResolvedValue();
  actor.send({ type: 'signOut.requested' });
  await settled('signedOut');
});

test('a session that ends in another tab ends a sign-out that had failed', async () => {
  const { actor, present, settled } = start({ ...happyServices(), signOut: () => Promise.reject(new Error('down')) });
  present(somebody());
  await settled('signedIn');
  actor.send({ type: 'signOut.requested' });
  await settled('signOutFailed');
  present(undefined);
  await settled('signedOut');
});
