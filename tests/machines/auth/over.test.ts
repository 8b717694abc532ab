import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { draftsPatience, keptTime } from '#domain/constants.ts';
import { noEvidence } from '#domain/progress.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { nobody, type AuthEvent, type Credentials, type DraftsOutcome, type Identity } from '#machines/auth/types.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { ana, ben } from './people.ts';

/** Ana’s account, for an admin who now is somebody else in Novi. */
const otherPerson: Identity = { ...ana, claims: { ...ana.claims, noviId: 'novi-3' } };
const admin: Identity = { ...ana, claims: { ...ana.claims, authorities: ['admin'] } };

function happyServices() {
  return {
    keepDrafts: (): Promise<DraftsOutcome> => Promise.resolve('kept'),
    saveKept: vi.fn((): Promise<DraftsOutcome> => Promise.resolve('saved')),
    saveDrafts: (): Promise<DraftsOutcome> => Promise.resolve('none'),
    signOut: vi.fn(async () => {}),
    signIn: (): Promise<Identity> => Promise.reject(new Error('wrong password')),
    dropKept: vi.fn(),
    keepReturnAddress: vi.fn(),
    logFailure: vi.fn(),
  };
}

function start(services = happyServices()) {
  let tell: (event: AuthEvent) => void = () => {};
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
          tell = sendBack;
        }),
        fetchUser: fromPromise(() => Promise.resolve(nobody)),
        keepDrafts: fromPromise<DraftsOutcome, void>(services.keepDrafts),
        saveKept: fromPromise<DraftsOutcome, void>(services.saveKept),
        saveDrafts: fromPromise<DraftsOutcome, void>(services.saveDrafts),
        signOut: fromPromise<void, void>(services.signOut),
        signIn: fromPromise<Identity, Credentials>(services.signIn),
        watchIdle: fromCallback(() => {}),
        journey: journeyMachine.provide({
          actors: {
            loadJourney: fromPromise<Progress, void>(async () => ({ furthest: 'welcome', evidence: noEvidence })),
          },
        }),
      },
      actions: {
        dropKept: services.dropKept,
        keepReturnAddress: services.keepReturnAddress,
        logFailure: (_, { what }) => services.logFailure(what),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'app.started' });
  const present = (identity?: Identity) => tell({ type: 'identity.changed', identity });
  const reached = (tag: 'signedOut' | 'signedIn' | 'savingDrafts') => waitFor(actor, (now) => now.hasTag(tag));
  return { actor, clock, services, present, reached, tell: (event: AuthEvent) => tell(event) };
}

/** Somebody was at work when their session was over, and is at the sign-in page. */
async function ended(services = happyServices()) {
  const session = start(services);
  session.present(ana);
  session.tell({ type: 'session.over' });
  await session.reached('signedOut');
  services.dropKept.mockClear();
  return session;
}

test('a session that is over ends with what is not saved kept, its place noted, and the reason told', async () => {
  const { actor, services } = await ended();
  expect(actor.getSnapshot().context).toMatchObject({
    ...{ notice: 'over', drafts: 'kept', identity: undefined, member: nobody },
    keptFor: { uid: 'uid-ana', noviId: 'novi-1' },
  });
  expect(services.keepReturnAddress).toHaveBeenCalledTimes(1);
  expect(services.signOut).toHaveBeenCalledTimes(1);
});

test('where all was saved, nothing is said to wait', async () => {
  const { actor } = await ended({ ...happyServices(), keepDrafts: () => Promise.resolve('none') });
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'over', drafts: undefined, keptFor: undefined });
});

test('what was lost as the session ended is said to be, and nothing waits', async () => {
  const { actor } = await ended({ ...happyServices(), keepDrafts: () => Promise.resolve('unsaved') });
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'over', drafts: 'unsaved', keptFor: undefined });
});

test('the provider’s own sign-out, which comes beside it, changes nothing of the reason', async () => {
  const { actor, present, tell, reached, services } = start();
  present(ana);
  tell({ type: 'session.over' });
  present(undefined);
  await reached('signedOut');
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'over', drafts: 'kept' });
  expect(services.signOut).not.toHaveBeenCalled();
});

test('the same person comes back, and it is saved before their page is shown', async () => {
  let settle: (drafts: DraftsOutcome) => void = () => {};
  const saving = new Promise<DraftsOutcome>((resolve) => (settle = resolve));
  const { actor, present, reached, services } = await ended({ ...happyServices(), saveKept: vi.fn(() => saving) });
  present(ana);
  expect(services.saveKept).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(false);
  settle('saved');
  await reached('signedIn');
  expect(actor.getSnapshot().context).toMatchObject({ drafts: 'saved', notice: undefined, keptFor: undefined });
  actor.send({ type: 'drafts.noticed' });
  expect(actor.getSnapshot().context.drafts).toBeUndefined();
});

test.each([
  ['another person', ben],
  ['the same account as another person', otherPerson],
  ['the same account without a role for the app', admin],
])('%s neither sees nor saves it: it is dropped at once', async (_, who) => {
  const { actor, present, services } = await ended();
  present(who);
  expect(services.dropKept).toHaveBeenCalled();
  expect(services.saveKept).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context.keptFor).toBeUndefined();
});

test('somebody else who comes in while it is being saved does not get the page of the first', async () => {
  const { actor, present, services } = await ended({
    ...happyServices(),
    saveKept: vi.fn(() => new Promise<DraftsOutcome>(() => {})),
  });
  present(ana);
  present(ben);
  expect(actor.getSnapshot().context.identity?.uid).toBe('uid-ben');
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(services.dropKept).toHaveBeenCalled();
});

test.each([
  ['is refused', () => Promise.resolve<DraftsOutcome>('unsaved')],
  ['takes too long', () => new Promise<DraftsOutcome>(() => {})],
])('the person is let in, and told, when saving %s', async (_, saveKept) => {
  const { actor, clock, present, reached, services } = await ended({ ...happyServices(), saveKept: vi.fn(saveKept) });
  present(ana);
  if (_ === 'takes too long') clock.increment(draftsPatience * 1000);
  await reached('signedIn');
  expect(actor.getSnapshot().context).toMatchObject({ drafts: 'unsaved', keptFor: undefined });
  expect(services.dropKept).toHaveBeenCalled();
});

test('what nobody comes back for is dropped, and the sign-in page says so', async () => {
  const { actor, clock, services } = await ended();
  clock.increment(keptTime * 1000 - 1);
  expect(actor.getSnapshot().context.drafts).toBe('kept');
  clock.increment(1);
  expect(services.dropKept).toHaveBeenCalled();
  expect(actor.getSnapshot().context).toMatchObject({ drafts: 'unsaved', keptFor: undefined });
});

test('a sign-in that fails gives no more time to come back', async () => {
  const { actor, clock, reached, services } = await ended();
  clock.increment(keptTime * 1000 - 1);
  actor.send({ type: 'signIn.submitted', credentials: { email: 'ana@example.com', password: 'guess' } });
  await waitFor(actor, (now) => !now.hasTag('busy'));
  await reached('signedOut');
  expect(services.dropKept).not.toHaveBeenCalled();
  clock.increment(1);
  expect(services.dropKept).toHaveBeenCalled();
  expect(actor.getSnapshot().context.keptFor).toBeUndefined();
});

test('it is dropped in time also where the session could not be ended', async () => {
  const services = { ...happyServices(), signOut: vi.fn(() => Promise.reject(new Error('down'))) };
  const { actor, clock, present, tell } = start(services);
  present(ana);
  tell({ type: 'session.over' });
  await waitFor(actor, (now) => now.hasTag('signOutFailed'));
  expect(actor.getSnapshot().context.keptFor).toBeDefined();
  clock.increment(keptTime * 1000);
  expect(services.dropKept).toHaveBeenCalled();
  expect(actor.getSnapshot().context.keptFor).toBeUndefined();
});

test('the time of what was saved is over with it, and drops nothing that is kept later', async () => {
  const { actor, clock, present, tell, reached } = await ended();
  clock.increment(keptTime * 1000 - 1);
  present(ana);
  await reached('signedIn');
  tell({ type: 'session.over' });
  await reached('signedOut');
  clock.increment(keptTime * 1000 - 1);
  expect(actor.getSnapshot().context).toMatchObject({ drafts: 'kept', keptFor: { uid: 'uid-ana' } });
});

test('the session that saves it can be over, too, and it waits on', async () => {
  const { actor, present, tell, reached } = await ended({
    ...happyServices(),
    saveKept: vi.fn(() => new Promise<DraftsOutcome>(() => {})),
  });
  present(ana);
  tell({ type: 'session.over' });
  await reached('signedOut');
  expect(actor.getSnapshot().context).toMatchObject({ drafts: 'kept', keptFor: { uid: 'uid-ana' } });
});

test('a session that is over when the app is opened is told so, and nothing waits', async () => {
  const { actor, present, tell, services } = start();
  tell({ type: 'session.over' });
  present(undefined);
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'over', drafts: undefined });
  expect(services.keepReturnAddress).toHaveBeenCalledTimes(1);
});

test('who signs out while the session is over has signed out', async () => {
  const { actor, present, tell, reached } = start();
  present(ana);
  actor.send({ type: 'signOut.requested' });
  tell({ type: 'session.over' });
  await reached('signedOut');
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'signedOut', drafts: 'none' });
});
