import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { draftsPatience } from '#domain/constants.ts';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import {
  impersonationMachine,
  countdownLeft,
  type ImpersonationEvent,
  type Original,
} from '#machines/impersonation/machine.ts';
import { eventually } from '#tests/harness/eventually.ts';

const original = { noviId: 'novi-9', name: 'Sam Staff', authorities: ['admin'] as const };
const start = Date.UTC(2027, 0, 4, 9, 0, 0);
const hour = 3_600_000;

/** A backend where everything works, and an app that notes what it is told. */
function happyServices() {
  return {
    readEnd: vi.fn((): Promise<number | undefined> => Promise.resolve(start + hour)),
    saveDrafts: vi.fn((): Promise<DraftsOutcome> => Promise.resolve('saved')),
    stop: vi.fn((): Promise<void> => Promise.resolve()),
    rememberAdminSite: vi.fn(),
    tellOtherTabs: vi.fn(),
    logFailure: vi.fn(),
  };
}

function act(services = happyServices()) {
  let tick: (event: ImpersonationEvent) => void = () => {};
  let hear: (event: ImpersonationEvent) => void = () => {};
  const { rememberAdminSite, tellOtherTabs } = services;
  const timers = new SimulatedClock();
  const actor = createActor(
    impersonationMachine.provide({
      actors: {
        clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) => void (tick = sendBack)),
        listen: fromCallback<ImpersonationEvent, void>(({ sendBack }) => void (hear = sendBack)),
        readEnd: fromPromise(services.readEnd),
        saveDrafts: fromPromise<DraftsOutcome, void>(services.saveDrafts),
        stop: fromPromise<void, { original: Original }>(services.stop),
      },
      actions: { rememberAdminSite, tellOtherTabs, logFailure: (_, { what }) => services.logFailure(what) },
    }),
    { input: { original, memberId: 'novi-1' }, clock: timers },
  ).start();
  const value = () => actor.getSnapshot().value;
  return {
    actor,
    services,
    timers,
    value,
    context: () => actor.getSnapshot().context,
    at: (state: ReturnType<typeof value>) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    send: (...types: ('stop.requested' | 'stop.canceled' | 'stop.confirmed')[]) =>
      types.forEach((type) => actor.send({ type })),
    /** The clock tells the time, in milliseconds since impersonation began. */
    clock: (...times: number[]) => times.forEach((time) => tick({ type: 'clock.ticked', now: start + time })),
    hearEnd: () => hear({ type: 'impersonation.ended' }),
    left: () => countdownLeft(actor.getSnapshot().context),
  };
}

async function ended(services = happyServices()) {
  const impersonating = act(services);
  impersonating.send('stop.requested', 'stop.confirmed');
  await impersonating.at('ended');
  return impersonating;
}

test('stopping is asked about before it is done, and cancel goes on impersonating', () => {
  const { send, value, services } = act();
  expect(value()).toBe('on');
  send('stop.confirmed');
  expect(value()).toBe('on');
  send('stop.requested');
  expect(value()).toBe('confirming');
  send('stop.canceled');
  expect(value()).toBe('on');
  expect(services.stop).not.toHaveBeenCalled();
});

test('a confirmed stop gives the original identity back, once, however often it is pressed', async () => {
  const { send, at, services, value } = act();
  send('stop.requested', 'stop.confirmed', 'stop.confirmed', 'stop.requested', 'stop.canceled');
  expect(value()).toBe('saving');
  await at('ended');
  expect(services.stop).toHaveBeenCalledTimes(1);
  expect(services.stop).toHaveBeenCalledWith(expect.objectContaining({ input: { original } }));
  send('stop.confirmed', 'stop.requested');
  expect(value()).toBe('ended');
});

test('once it has ended, the way to the admin site and the other tabs know', async () => {
  const { services } = await ended();
  expect(services.rememberAdminSite).toHaveBeenCalledTimes(1);
  expect(services.tellOtherTabs).toHaveBeenCalledTimes(1);
});

test('a stop that fails keeps its error where it was confirmed, is logged, and can be tried again', async () => {
  const failure = new Error('Please try again.');
  const services = happyServices();
  services.stop.mockRejectedValueOnce(failure);
  const { send, at, context } = act(services);
  send('stop.requested', 'stop.confirmed');
  await at('confirming');
  expect(context().failure).toBe(failure);
  expect(services.logFailure).toHaveBeenCalledWith('Impersonation not stopped');
  expect(services.rememberAdminSite).not.toHaveBeenCalled();
  send('stop.confirmed');
  expect(context().failure).toBeUndefined();
  await at('ended');
});

test('an error of the last time is gone when the dialog is opened again', async () => {
  const services = happyServices();
  services.stop.mockRejectedValueOnce(new Error('down'));
  const { send, at, context } = act(services);
  send('stop.requested', 'stop.confirmed');
  await at('confirming');
  send('stop.canceled', 'stop.requested');
  expect(context().failure).toBeUndefined();
});

test('five seconds are counted down by the clock, then it leaves', async () => {
  const { clock, left, value, actor } = await ended();
  expect(left()).toBe(5);
  clock(0);
  expect(left()).toBe(5);
  const seen = [1, 1000, 1001, 2000, 2999, 4000, 4999].map((time) => {
    clock(time);
    return left();
  });
  expect(seen).toEqual([5, 4, 4, 3, 3, 1, 1]);
  expect(value()).toBe('ended');
  clock(5000);
  expect(value()).toBe('leaving');
  expect(left()).toBe(0);
  expect(actor.getSnapshot().status).toBe('done');
});

test('ticks that come seldom, from a tab in the background or a device that slept, do not make it longer', async () => {
  const { clock, value } = await ended();
  clock(0, 8 * hour);
  expect(value()).toBe('leaving');
});

test('many ticks do not make it shorter, and a clock that is set back does not make it longer', async () => {
  const { clock, left, value } = await ended();
  clock(...Array.from({ length: 200 }, (_, index) => index));
  expect(left()).toBe(5);
  clock(-hour);
  expect(left()).toBe(5);
  clock(-hour + 5000);
  expect(value()).toBe('leaving');
});

/** How far a stop can have come, and what it then waits for. */
const interrupted = [
  ['on', []],
  ['confirming', ['stop.requested']],
  ['saving', ['stop.requested', 'stop.confirmed']],
  ['stopping', ['stop.requested', 'stop.confirmed']],
] as const;

type Interrupted = (typeof interrupted)[number];

/** Somebody who acts, brought to a state that goes no further by itself. */
async function stuck(state: Interrupted[0], events: Interrupted[1]) {
  const never = () => new Promise<never>(() => {});
  const impersonating = act({
    ...happyServices(),
    stop: vi.fn(never),
    ...(state === 'saving' && { saveDrafts: vi.fn(never) }),
  });
  await waitFor(impersonating.actor, () => impersonating.context().endsAt !== undefined);
  impersonating.send(...events);
  await impersonating.at(state);
  return impersonating;
}

test.each(interrupted)('while %s, what the backend says has ended has ended, once', async (state, events) => {
  const { hearEnd, value, services } = await stuck(state, events);
  hearEnd();
  expect(value()).toBe('ended');
  hearEnd();
  expect(value()).toBe('ended');
  expect(services.tellOtherTabs).toHaveBeenCalledTimes(1);
});

test.each(interrupted)('while %s, what the clock says has ended has ended, once', async (state, events) => {
  const { clock, value, services } = await stuck(state, events);
  clock(hour - 1);
  expect(value()).toBe(state);
  clock(hour);
  expect(value()).toBe('ended');
  clock(hour + 1);
  expect(services.tellOtherTabs).toHaveBeenCalledTimes(1);
});

test('what was typed last is saved before impersonation is stopped', async () => {
  const { send, at, services, context } = act();
  send('stop.requested', 'stop.confirmed');
  expect(services.stop).not.toHaveBeenCalled();
  await at('ended');
  expect(services.saveDrafts).toHaveBeenCalledTimes(1);
  expect(services.saveDrafts).toHaveBeenCalledBefore(services.stop);
  expect(context().drafts).toBe('saved');
});

test('a draft that is said to be unsaved stops nobody, and is known to be lost', async () => {
  const saveDrafts = vi.fn(() => Promise.resolve('unsaved' as const));
  const { at, send, context } = act({ ...happyServices(), saveDrafts });
  send('stop.requested', 'stop.confirmed');
  await at('ended');
  expect(context().drafts).toBe('unsaved');
});

test('a draft that takes too long holds nobody back, and counts as lost', async () => {
  const { at, send, value, timers, context } = act({
    ...happyServices(),
    saveDrafts: vi.fn(() => new Promise<never>(() => {})),
  });
  send('stop.requested', 'stop.confirmed');
  timers.increment(draftsPatience * 1000 - 1);
  expect(value()).toBe('saving');
  timers.increment(1);
  expect(value()).toBe('stopping');
  await at('ended');
  expect(context().drafts).toBe('unsaved');
});

test('who goes on impersonating after a draft was lost can save it again, and is told no more', async () => {
  const services = { ...happyServices(), stop: vi.fn(() => Promise.reject(new Error('down'))) };
  services.saveDrafts.mockResolvedValue('unsaved');
  const { send, at, context } = act(services);
  send('stop.requested', 'stop.confirmed');
  await at('confirming');
  expect(context().drafts).toBe('unsaved');
  send('stop.canceled');
  expect(context().drafts).toBeUndefined();
});

test('it ends by itself when its hour is up, whatever is open then', async () => {
  for (const events of [[], ['stop.requested']] as const) {
    const { send, clock, context, value, actor } = act();
    await waitFor(actor, () => context().endsAt !== undefined);
    send(...events);
    clock(hour - 1);
    expect(value()).toBe(events.length ? 'confirming' : 'on');
    clock(hour);
    expect(value()).toBe('ended');
    clock(hour, hour + 5000);
    expect(value()).toBe('leaving');
  }
});

test.each([
  ['that the backend does not tell', () => Promise.resolve(undefined)],
  ['that can’t be asked for', () => Promise.reject(new Error('down'))],
])('an end %s ends nothing', async (_, readEnd) => {
  const services = { ...happyServices(), readEnd: vi.fn(readEnd) };
  const { clock, value } = act(services);
  await eventually(() => expect(services.readEnd).toHaveBeenCalled());
  await Promise.resolve();
  clock(9 * hour);
  expect(value()).toBe('on');
});

test('the end is read once, for the member who is acted for, and a failure is logged', async () => {
  const services = { ...happyServices(), readEnd: vi.fn(() => Promise.reject(new Error('down'))) };
  act(services);
  await eventually(() => expect(services.logFailure).toHaveBeenCalledExactlyOnceWith('End of impersonation not read'));
  expect(services.readEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ input: { original, memberId: 'novi-1' } }),
  );
});

test('views ask by tags', async () => {
  const { actor, send, at, clock } = act();
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  expect(tags()).toEqual([]);
  send('stop.requested');
  expect(tags()).toEqual(['asking']);
  send('stop.confirmed');
  expect(tags()).toEqual(['asking', 'stopping']);
  await at('ended');
  expect(tags()).toEqual(['ended']);
  clock(0, 5000);
  expect(tags()).toEqual(['ended']);
});
