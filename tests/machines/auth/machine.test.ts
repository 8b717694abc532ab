import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { maxClaimsRefreshes, tokenRenewalLead } from '#domain/constants.ts';
import { type ClaimsAnswer, nobody } from '#machines/auth/types.ts';
import { ana, claims, happyServices, lifetime, somebody, start } from './start.ts';

test('who is there is listened for once', () => {
  expect(start().observers()).toBe(1);
});

test.each([
  ['no authorities left', somebody([]), 'signedIn'],
  ['the role of an admin', somebody(['admin']), 'signedOut'],
] as const)('a new token with %s is looked at anew', async (_, identity, end) => {
  const { actor, present, settled } = start();
  present(somebody());
  await settled('signedIn');
  const journey = actor.getSnapshot().children.journey;
  present(identity);
  await settled(end);
  expect(actor.getSnapshot().children.journey).not.toBe(journey);
});

test('a record that is gone when the token is renewed leads to the page that says so', async () => {
  const { clock, present, settled } = start({
    ...happyServices(),
    refreshClaims: () => Promise.resolve({ kind: 'noRecord' } as never),
  });
  present(somebody());
  await settled('signedIn');
  clock.increment((lifetime - tokenRenewalLead) * 1000);
  await settled('unprovisioned');
});

test('nothing is known, and so nothing shown, before the identity provider has spoken', () => {
  const { actor } = start();
  expect(actor.getSnapshot().hasTag('unknown')).toBe(true);
});

test('nobody leads to signed out, with an empty member and no personal data left', async () => {
  const services = happyServices();
  const { actor, present, settled } = start(services);
  present(undefined);
  await settled('signedOut');
  expect(actor.getSnapshot().context.member).toEqual(nobody);
  expect(services.clearPersonalData).toHaveBeenCalled();
});

test('an answer that is there at once is not lost', async () => {
  const { settled } = start(happyServices(), { knownAtOnce: true });
  await settled('signedOut');
});

test('a member with good claims is signed in, their journey begins and their names come', async () => {
  const { actor, present } = start();
  present(somebody());
  await waitFor(actor, (snapshot) => snapshot.context.member.firstName === 'Ana');
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(actor.getSnapshot().children.journey).toBeDefined();
});

test.each([
  ['their names', () => Promise.resolve(ana), 'Ana'],
  ['that they can’t be had', () => Promise.reject(new Error('down')), ''],
])('whoever needs the names of a member is told %s', async (_, fetchUser, firstName) => {
  const { actor, present, settled } = start({ ...happyServices(), fetchUser });
  present(somebody());
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(actor.getSnapshot().hasTag('namesKnown')).toBe(false);
  await settled('namesKnown');
  expect(actor.getSnapshot().context.member.firstName).toBe(firstName);
});

test('a specialist is signed in without a journey', async () => {
  const { actor, present, settled } = start();
  present(somebody(['specialist']));
  await settled('signedIn');
  expect(actor.getSnapshot().children.journey).toBeUndefined();
});

test.each([[['admin']], [['nurse']], [['member', 'admin']], [['specialist', 'nurse']]] as const)(
  'an account with %j is signed out',
  async (authorities) => {
    const services = { ...happyServices(), signOut: vi.fn(() => Promise.resolve()) };
    const { actor, present, settled } = start(services);
    present(somebody(authorities));
    await settled('signedOut');
    expect(services.signOut).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.notice).toBe('notForThisRole');
  },
);

test.each([
  ['no authorities', somebody([])],
  ['no member id', { ...somebody(), claims: { ...somebody().claims, noviId: undefined } }],
  ['an expired token', { ...somebody(), readAt: lifetime }],
])('%s asks for a refresh, and the new claims lead on', async (_, identity) => {
  const services = { ...happyServices(), refreshClaims: vi.fn(happyServices().refreshClaims) };
  const { present, settled } = start(services);
  present(identity);
  await settled('signedIn');
  expect(services.refreshClaims).toHaveBeenCalledTimes(1);
});

test('claims that never arrive are asked for a counted number of times and end on a page, from which one can try again', async () => {
  const refreshClaims = vi.fn(() => Promise.resolve(claims(somebody([]))));
  const { actor, present, settled } = start({ ...happyServices(), refreshClaims });
  present(somebody([]));
  await settled('claimsMissing');
  expect(refreshClaims).toHaveBeenCalledTimes(maxClaimsRefreshes);
  refreshClaims.mockResolvedValue(claims(somebody()));
  actor.send({ type: 'refresh.requested' });
  await settled('signedIn');
});

test('a backend that can’t be reached is logged and ends on the same page', async () => {
  const services = { ...happyServices(), refreshClaims: () => Promise.reject(new Error('down')) };
  const { present, settled } = start(services);
  present(somebody([]));
  await settled('claimsMissing');
  expect(services.logFailure).toHaveBeenCalledWith('Token read failed');
});

test('an account without a record finishes its sign-up and goes on', async () => {
  let hasRecord = false;
  const services = {
    ...happyServices(),
    refreshClaims: (): Promise<ClaimsAnswer> => Promise.resolve(hasRecord ? claims(somebody()) : { kind: 'noRecord' }),
    createRecord: async () => void (hasRecord = true),
  };
  const { actor, present, settled } = start(services);
  present(somebody([], ''));
  await settled('unprovisioned');
  actor.send({ type: 'record.submitted', details });
  await settled('signedIn');
});

test('a sign-up whose record can’t be made keeps its details and says why', async () => {
  const failure = new Error('down');
  const services = { ...happyServices(), createRecord: () => Promise.reject(failure) };
  const { actor, present, settled } = start(services);
  present(undefined);
  actor.send({ type: 'signUp.submitted', credentials, details });
  await settled('unprovisioned');
  expect(actor.getSnapshot().context).toMatchObject({ details, failure });
  expect(services.logFailure).toHaveBeenCalledWith('Sign-up failed');
});

test('a refused sign-in is logged, kept for the form, and forgotten with the next try', async () => {
  const failure = new Error('wrong');
  const services = { ...happyServices(), signIn: () => Promise.reject(failure) };
  const { actor, present, settled } = start(services);
  present(undefined);
  actor.send({ type: 'signIn.submitted', credentials });
  await settled('signedOut');
  expect(actor.getSnapshot().context.failure).toBe(failure);
  expect(services.logFailure).toHaveBeenCalledWith('Sign-in failed');
  actor.send({ type: 'signIn.submitted', credentials });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});

const credentials = { email: 'ana@example.com', password: 'long enough' };
const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
