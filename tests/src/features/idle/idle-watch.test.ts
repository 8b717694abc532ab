import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { idleTime, secondsLeft } from '#domain/idle.ts';
import { authMachine } from '#machines/auth/machine.ts';
import type { CurrentMember, DraftsOutcome, IdleWatchCommand } from '#machines/auth/types.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { lastActivity, storeActivity } from '#src/features/idle/activity.ts';
import { IdleWatch, type IdleParts } from '#src/features/idle/idle-watch.ts';
import { ana } from '#tests/machines/auth/people.ts';

const minute = 60_000;
const limit = 15 * minute;
const begin = 1_800_000_000_000;

/** The clocks of one device, and the tabs on it. */
function device() {
  const clocks = { wall: begin, steady: 0 };
  let serverClockOffset: number | undefined = 0;
  let asked = 0;
  return {
    clocks,
    /** Time passes; in a device that sleeps, one clock stands still. */
    pass(milliseconds: number, { asleep = false } = {}) {
      clocks.wall += milliseconds;
      if (!asleep) clocks.steady += milliseconds;
    },
    /** Somebody sets the clock. The server's keeps going, so it is ahead by that much less. */
    setClock(by: number) {
      clocks.wall += by;
      if (serverClockOffset !== undefined) serverClockOffset -= by;
    },
    asked: () => asked,
    tab({ online = true } = {}) {
      // What was read off the answers so far.
      const known = serverClockOffset;
      return startTab({
        clocks: () => ({ ...clocks }),
        serverClockOffset: () => known,
        fetchServerClockOffset: () => {
          asked += 1;
          return online ? Promise.resolve(serverClockOffset) : Promise.reject(new Error('down'));
        },
      });
    },
  };
}

/** A session with its watch; `seen` says what its person sees, one after the other: with a warning, the seconds left. */
function startTab(parts: IdleParts) {
  const seen: ('active' | 'over' | number)[] = [];
  const covered: boolean[] = [];
  let watch!: IdleWatch;
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback(({ sendBack }) => sendBack({ type: 'identity.changed', identity: ana })),
        fetchUser: fromPromise<CurrentMember, { noviId: string }>(forever),
        saveDrafts: fromPromise<DraftsOutcome, void>(forever),
        journey: journeyMachine.provide({ actors: { loadJourney: fromPromise<Progress, void>(forever) } }),
        watchIdle: fromCallback<IdleWatchCommand, void>(({ sendBack, receive }) => {
          watch = new IdleWatch(sendBack, parts);
          receive(({ type }) => {
            if (type === 'count.restarted') watch.restart();
            if (type === 'clocks.doubted') void watch.settle();
          });
          watch.look();
          return () => watch.stop();
        }),
        coverPage: fromCallback(() => {
          covered.push(true);
          return () => covered.push(false);
        }),
      },
    }),
    { clock: new SimulatedClock(), input: { idleLimit: limit } },
  );
  actor.subscribe((snapshot) => {
    const { idle, idleLimit } = snapshot.context;
    if (snapshot.hasTag('unknown')) return;
    const left = snapshot.hasTag('idleWarned') ? secondsLeft(idleTime(idle), idleLimit) : 'active';
    const now = snapshot.hasTag('signedIn') ? left : 'over';
    if (seen.at(-1) !== now) seen.push(now);
  });
  actor.start().send({ type: 'app.started' });
  return { watch, seen, covered, stay: () => actor.send({ type: 'idle.stayed' }), end: () => actor.stop() };
}
const forever = () => new Promise<never>(() => {});

/** Until what was asked is answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

test('nothing is said until a minute before the end, then each second, then the end', () => {
  const { pass, tab } = device();
  const { watch, seen } = tab();
  pass(14 * minute - 1);
  watch.look();
  expect(seen).toEqual(['active']);
  pass(1);
  watch.look();
  pass(400);
  watch.look();
  pass(600);
  watch.look();
  expect(seen).toEqual(['active', 60, 59]);
  pass(59_000);
  watch.look();
  watch.look();
  expect(seen).toEqual(['active', 60, 59, 'over']);
});

test('whatever a person does begins the time anew, until they are warned: then only the button does', () => {
  const { pass, tab } = device();
  const { watch, seen, stay } = tab();
  pass(13 * minute);
  watch.act();
  pass(13 * minute);
  watch.look();
  expect(seen).toEqual(['active']);
  pass(minute);
  watch.look();
  watch.act();
  pass(30_000);
  watch.look();
  expect(seen.at(-1)).toBe(30);
  stay();
  pass(13 * minute);
  watch.look();
  expect(seen).toEqual(['active', 60, 30, 'active']);
});

test('the first key after the end does not bring the session back', () => {
  const { pass, tab } = device();
  const { watch, seen } = tab();
  pass(limit);
  watch.act();
  expect(seen).toEqual(['active', 'over']);
});

test('the storage holds a time and nothing else, and is written every few seconds at the most', () => {
  const { clocks, pass, tab } = device();
  const { watch } = tab();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (let typed = 0; typed < 100; typed += 1) {
    pass(100);
    watch.act();
  }
  expect(write.mock.calls.length).toBeLessThanOrEqual(3);
  pass(5_000);
  watch.look();
  expect(Object.entries(localStorage)).toEqual([['novi.active', String(clocks.wall - 5_000)]]);
});

test('what is done in one tab counts in the other, and staying in one ends the warning in both', () => {
  const { pass, tab } = device();
  const one = tab();
  const other = tab();
  pass(10 * minute);
  one.watch.act();
  pass(10 * minute);
  other.watch.look();
  expect(other.seen).toEqual(['active']);
  pass(4 * minute);
  one.watch.look();
  other.watch.look();
  expect(other.seen).toEqual(['active', 60]);
  one.stay();
  other.watch.look();
  expect(other.seen).toEqual(['active', 60, 'active']);
});

test('who stays says so to the other tabs at once, however lately this one has noted something', async () => {
  const { pass, tab } = device();
  const one = tab();
  const other = tab();
  pass(14 * minute + 20_000, { asleep: true });
  one.watch.look();
  other.watch.look();
  await settled();
  one.stay();
  other.watch.look();
  expect(other.seen).toEqual(['active', 40, 'active']);
});

test('a page that is opened goes on counting from what was done last', () => {
  const { clocks, pass, tab } = device();
  storeActivity(clocks.wall - 14 * minute);
  const { watch, seen } = tab();
  expect(seen).toEqual(['active', 60]);
  pass(minute);
  watch.look();
  expect(seen.at(-1)).toBe('over');
});

test.each([true, false])(
  'a device that slept past the end shows nothing on waking, online or not (%s)',
  async (online) => {
    const { pass, tab } = device();
    const { watch, seen, covered } = tab({ online });
    pass(3 * 60 * minute, { asleep: true });
    watch.look();
    expect(covered).toEqual([true]);
    await settled();
    expect(seen).toEqual(['active', 'over']);
  },
);

test('a device that slept up to the last minute warns, and asks the server no more', async () => {
  const { asked, pass, tab } = device();
  const { watch, seen, covered } = tab();
  pass(14 * minute + 20_000, { asleep: true });
  watch.look();
  await settled();
  expect(seen).toEqual(['active', 40]);
  expect(covered).toEqual([true, false]);
  pass(1_000);
  watch.look();
  expect(seen.at(-1)).toBe(39);
  expect(asked()).toBe(1);
});

test('a clock that is set far ahead throws nobody out, and counts on from where it was', async () => {
  const { clocks, pass, setClock, tab } = device();
  const { watch, seen, covered } = tab();
  pass(2 * minute);
  watch.look();
  setClock(24 * 60 * minute);
  watch.look();
  await settled();
  expect(seen).toEqual(['active']);
  expect(covered).toEqual([true, false]);
  expect(clocks.wall - (lastActivity() ?? 0)).toBe(2 * minute);
  pass(12 * minute);
  watch.look();
  expect(seen).toEqual(['active', 60]);
});

test('a clock that is set ahead in one tab’s time ends no other tab', async () => {
  const { pass, setClock, tab } = device();
  const one = tab();
  const other = tab();
  pass(minute);
  setClock(60 * minute);
  one.watch.look();
  other.watch.look();
  await settled();
  one.watch.act();
  other.watch.look();
  expect([...one.seen, ...other.seen]).toEqual(['active', 'active']);
});

test('a clock that is set back makes no session longer, here or when the app is opened again', () => {
  const { clocks, pass, setClock, tab } = device();
  const { watch, seen } = tab();
  pass(5 * minute);
  setClock(-24 * 60 * minute);
  watch.look();
  expect(clocks.wall - (lastActivity() ?? 0)).toBe(5 * minute);
  pass(10 * minute);
  watch.look();
  expect(seen).toEqual(['active', 'over']);
});

test('a session that ends while its clocks are in doubt leaves no note of it behind', async () => {
  const { pass, tab } = device();
  const { watch, end } = tab();
  pass(limit, { asleep: true });
  watch.look();
  end();
  localStorage.clear();
  await settled();
  expect(lastActivity()).toBeUndefined();
});

test('storage that is switched off leaves each tab counting for itself', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const { pass, tab } = device();
  const { watch, seen } = tab();
  pass(14 * minute);
  watch.act();
  expect(seen).toEqual(['active', 60]);
});
