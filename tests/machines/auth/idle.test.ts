import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { draftsPatience } from '#domain/constants.ts';
import { defaultIdleMinutes } from '#domain/idle.ts';
import { noEvidence } from '#domain/progress.ts';
import { authMachine } from '#machines/auth/machine.ts';
import {
  nobody,
  type AuthEvent,
  type AuthInput,
  type DraftsOutcome,
  type Identity,
  type IdleWatchCommand,
} from '#machines/auth/types.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { ana, ben } from './people.ts';

/** A member who is signed in, and what the watch, the provider and the app are told. */
function start({
  saveDrafts = (): Promise<DraftsOutcome> => Promise.resolve('none'),
  signOut = vi.fn(async () => {}),
  input = undefined as AuthInput,
} = {}) {
  const spies = { watch: vi.fn(), keepReturnAddress: vi.fn(), logFailure: vi.fn(), cover: vi.fn() };
  let present: (identity: Identity | undefined) => void = () => {};
  let lapse = () => {};
  let watch: (event: AuthEvent) => void = () => {};
  const clock = new SimulatedClock();
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
          present = (identity) => sendBack({ type: 'identity.changed', identity });
          lapse = () => sendBack({ type: 'session.lapsed', isImpersonating: false });
        }),
        fetchUser: fromPromise(() => Promise.resolve({ ...nobody, firstName: 'Ana' })),
        saveDrafts: fromPromise<DraftsOutcome, void>(saveDrafts),
        signOut: fromPromise<void, void>(signOut),
        watchIdle: fromCallback<IdleWatchCommand, void>(({ sendBack, receive }) => {
          watch = sendBack;
          receive(spies.watch);
          return () => spies.watch('stopped');
        }),
        coverPage: fromCallback(() => {
          spies.cover(true);
          return () => spies.cover(false);
        }),
        journey: journeyMachine.provide({
          actors: {
            loadJourney: fromPromise<Progress, void>(async () => ({ furthest: 'welcome', evidence: noEvidence })),
          },
        }),
      },
      actions: {
        keepReturnAddress: spies.keepReturnAddress,
        logFailure: (_, { what }) => spies.logFailure(what),
      },
    }),
    { clock, input },
  ).start();
  actor.send({ type: 'app.started' });
  const reached = (tag: 'signedOut' | 'signedIn' | 'savingDrafts') =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  return {
    actor,
    clock,
    spies,
    signOut,
    reached,
    lapse: () => lapse(),
    present: (who?: Identity) => present(who),
    watch: (event: AuthEvent) => watch(event),
  };
}

function signedIn(services?: Parameters<typeof start>[0]) {
  const session = start(services);
  session.present(ana);
  expect(session.actor.getSnapshot().hasTag('signedIn')).toBe(true);
  return session;
}

const minute = 60_000;
const limit = defaultIdleMinutes * minute;

/** Nobody has done anything for so long, by both clocks or by the one that stood still meanwhile. */
const idleFor = (wall: number, steady = wall) => ({ type: 'idle.counted' as const, idle: { wall, steady } });
const settledAt = (time: number) => ({ ...idleFor(time), type: 'idle.settled' as const });
const warned = idleFor(limit - minute);

test('a person who does nothing is warned, the count goes on, and nothing else of the session changes', () => {
  const { actor, watch } = signedIn();
  const journey = actor.getSnapshot().children.journey;
  watch(idleFor(limit - minute - 1));
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(false);
  watch(warned);
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(true);
  watch(idleFor(limit - 42_000));
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(true);
  expect(actor.getSnapshot().context.idle).toEqual({ wall: limit - 42_000, steady: limit - 42_000 });
  expect(actor.getSnapshot().children.journey).toBe(journey);
});

test('an operator’s limit holds instead of the default', () => {
  const { actor, watch } = signedIn({ input: { idleLimit: 2 * minute } });
  watch(idleFor(minute - 1));
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(false);
  watch(idleFor(minute));
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(true);
  watch(idleFor(2 * minute));
  expect(actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
});

test('whatever a person does begins the count anew, until they are warned', () => {
  const { watch, spies } = signedIn();
  watch({ type: 'activity.seen' });
  expect(spies.watch).toHaveBeenCalledExactlyOnceWith({ type: 'count.restarted' });
  watch(warned);
  watch({ type: 'activity.seen' });
  expect(spies.watch).toHaveBeenCalledTimes(1);
});

test('who stays signed in is warned no more, and the watch is told so that it begins anew', () => {
  const { actor, watch, spies } = signedIn();
  watch(warned);
  actor.send({ type: 'idle.stayed' });
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(false);
  expect(spies.watch).toHaveBeenCalledExactlyOnceWith({ type: 'count.restarted' });
});

test('who stays signed in in another tab is warned no more here', () => {
  const { actor, watch } = signedIn();
  watch(warned);
  watch(idleFor(1_000));
  expect(actor.getSnapshot().hasTag('idleWarned')).toBe(false);
});

test('clocks that differ in what becomes of the session cover the page until it is known which is right', () => {
  const { actor, watch, spies } = signedIn();
  watch(idleFor(limit, 1_000));
  expect(spies.watch.mock.calls).toEqual([[{ type: 'clocks.doubted' }]]);
  expect(spies.cover.mock.calls).toEqual([[true]]);
  // What is counted and done meanwhile says nothing.
  watch(idleFor(limit, 2_000));
  watch({ type: 'activity.seen' });
  expect(spies.watch).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  watch(settledAt(2_000));
  expect(spies.cover.mock.calls).toEqual([[true], [false]]);
  watch({ type: 'activity.seen' });
  expect(spies.watch).toHaveBeenLastCalledWith({ type: 'count.restarted' });
});

test('a session that ends in doubt, as one of which a part breaks, leaves no page covered', () => {
  const { actor, watch, spies } = signedIn();
  watch(idleFor(limit, 1_000));
  actor.stop();
  expect(spies.cover.mock.calls).toEqual([[true], [false]]);
});

test.each([
  ['the last minute is warned', limit - 40_000, 'idleWarned'],
  ['the end is over', limit, 'savingDrafts'],
] as const)('who turns out to have slept into %s', (_, slept, tag) => {
  const { actor, watch, spies } = signedIn();
  watch(idleFor(slept, 1_000));
  expect(actor.getSnapshot().hasTag(tag)).toBe(false);
  watch(settledAt(slept));
  expect(actor.getSnapshot().hasTag(tag)).toBe(true);
  expect(spies.cover).toHaveBeenLastCalledWith(false);
});

test('the first tab to find that nobody is there has the others told; a tab that is told so tells nobody', () => {
  const first = signedIn();
  first.watch(idleFor(limit));
  expect(first.spies.watch.mock.calls).toEqual([[{ type: 'end.found' }], ['stopped']]);
  const other = signedIn();
  other.watch({ type: 'idle.overElsewhere' });
  expect(other.actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
  expect(other.spies.watch.mock.calls).toEqual([['stopped']]);
});

test.each(['saved', 'unsaved', 'none'] as const)(
  'a session that is idle for too long ends once drafts are %s, and the sign-in page knows it',
  async (drafts) => {
    const { actor, watch, spies, signOut, reached } = signedIn({ saveDrafts: () => Promise.resolve(drafts) });
    watch(warned);
    watch(idleFor(limit));
    expect(actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
    expect(signOut).not.toHaveBeenCalled();
    await reached('signedOut');
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'idle', drafts, identity: undefined, member: nobody });
    expect(spies.keepReturnAddress).toHaveBeenCalled();
    expect(spies.watch).toHaveBeenCalledWith('stopped');
  },
);

test('who signs out waits for their drafts, is told that they are signed out, and is not led back', async () => {
  const { actor, spies, reached } = signedIn({ saveDrafts: () => Promise.resolve('saved') });
  actor.send({ type: 'signOut.requested' });
  expect(actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
  await reached('signedOut');
  expect(actor.getSnapshot().context.notice).toBe('signedOut');
  expect(spies.keepReturnAddress).not.toHaveBeenCalled();
});

test('who signs out and loses a draft is told so where they can come back to it', async () => {
  const { actor, spies, reached } = signedIn({ saveDrafts: () => Promise.resolve('unsaved') });
  actor.send({ type: 'signOut.requested' });
  await reached('signedOut');
  expect(actor.getSnapshot().context.drafts).toBe('unsaved');
  expect(spies.keepReturnAddress).toHaveBeenCalledTimes(1);
});

test('a draft that takes too long holds nobody back, and is said to be lost', async () => {
  const { actor, clock, reached } = signedIn({ saveDrafts: () => new Promise(() => {}) });
  actor.send({ type: 'signOut.requested' });
  clock.increment(draftsPatience * 1000 - 1);
  expect(actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
  clock.increment(1);
  await reached('signedOut');
  expect(actor.getSnapshot().context.drafts).toBe('unsaved');
});

test('somebody else who signs in in another tab while drafts are saved is not signed out', async () => {
  const { actor, present, signOut, reached } = signedIn({ saveDrafts: () => new Promise(() => {}) });
  actor.send({ type: 'signOut.requested' });
  present(ben);
  await reached('signedIn');
  expect(actor.getSnapshot().context.identity?.uid).toBe('uid-ben');
  expect(signOut).not.toHaveBeenCalled();
});

test.each(['saved', 'unsaved'] as const)(
  'a sign-out in another tab while drafts are saved ends the session here once it is known that they are %s',
  async (drafts) => {
    let settle: (outcome: DraftsOutcome) => void = () => {};
    const saving = new Promise<DraftsOutcome>((resolve) => (settle = resolve));
    const { actor, spies, watch, present, signOut, reached } = signedIn({ saveDrafts: () => saving });
    watch(idleFor(limit));
    spies.keepReturnAddress.mockClear();
    present(undefined);
    expect(actor.getSnapshot().hasTag('savingDrafts')).toBe(true);
    settle(drafts);
    await reached('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'idle', drafts, identity: undefined });
    expect(spies.keepReturnAddress).toHaveBeenCalledTimes(drafts === 'unsaved' ? 1 : 0);
    expect(signOut).not.toHaveBeenCalled();
  },
);

test('after a sign-out in another tab nobody waits for drafts without end, and they are said to be lost', () => {
  const { actor, clock, present } = signedIn({ saveDrafts: () => new Promise(() => {}) });
  actor.send({ type: 'signOut.requested' });
  present(undefined);
  clock.increment(draftsPatience * 1000);
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  expect(actor.getSnapshot().context.drafts).toBe('unsaved');
});

test('somebody who signs in in another tab after a sign-out there is not signed out by drafts of before', async () => {
  const { actor, present, signOut, reached } = signedIn({ saveDrafts: () => new Promise(() => {}) });
  actor.send({ type: 'signOut.requested' });
  present(undefined);
  present(ben);
  await reached('signedIn');
  expect(actor.getSnapshot().context.identity?.uid).toBe('uid-ben');
  expect(signOut).not.toHaveBeenCalled();
});

test('a session that was left alone is ended before anything of it is known', async () => {
  const { actor, spies, lapse, signOut, reached } = start();
  const seen: (string | undefined)[] = [];
  actor.subscribe(({ context }) => seen.push(context.identity?.uid));
  lapse();
  expect(actor.getSnapshot().hasTag('unknown')).toBe(true);
  await reached('signedOut');
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.notice).toBe('idle');
  expect(spies.keepReturnAddress).toHaveBeenCalledTimes(1);
  expect(seen.every((uid) => uid === undefined)).toBe(true);
});

test('the next session begins without the notice of the last one', async () => {
  const { actor, watch, present, reached } = signedIn();
  watch(idleFor(limit));
  await reached('signedOut');
  present(ben);
  await reached('signedIn');
  expect(actor.getSnapshot().context).toMatchObject({ notice: undefined, drafts: undefined });
});
