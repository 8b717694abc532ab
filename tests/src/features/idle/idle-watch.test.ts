import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthEvent } from '#machines/auth/types.ts';
import { lastActivity, storeActivity } from '#src/features/idle/activity.ts';
import { IdleWatch } from '#src/features/idle/idle-watch.ts';

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
      const events: AuthEvent[] = [];
      const covered: boolean[] = [];
      // What was read off the answers so far.
      const known = serverClockOffset;
      const watch = new IdleWatch(limit, (event) => events.push(event), {
        clocks: () => ({ ...clocks }),
        serverClockOffset: () => known,
        fetchServerClockOffset: () => {
          asked += 1;
          return online ? Promise.resolve(serverClockOffset) : Promise.reject(new Error('down'));
        },
        cover: (on) => covered.push(on),
      });
      return { watch, events, covered };
    },
  };
}
/** Until what was asked is answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

test('nothing is said until a minute before the end, then each second, then the end', () => {
  const { pass, tab } = device();
  const { watch, events } = tab();
  pass(14 * minute - 1);
  watch.look();
  expect(events).toEqual([]);
  pass(1);
  watch.look();
  pass(400);
  watch.look();
  pass(600);
  watch.look();
  expect(events).toEqual([
    { type: 'idle.warned', secondsLeft: 60 },
    { type: 'idle.warned', secondsLeft: 59 },
  ]);
  pass(59_000);
  watch.look();
  watch.look();
  expect(events.slice(2)).toEqual([{ type: 'idle.over' }]);
});

test('whatever a person does begins the time anew, until they are warned: then only the button does', () => {
  const { pass, tab } = device();
  const { watch, events } = tab();
  pass(13 * minute);
  watch.act();
  pass(13 * minute);
  watch.look();
  expect(events).toEqual([]);
  pass(minute);
  watch.look();
  watch.act();
  pass(30_000);
  watch.look();
  expect(events.at(-1)).toEqual({ type: 'idle.warned', secondsLeft: 30 });
  watch.stay();
  pass(13 * minute);
  watch.look();
  expect(events.at(-1)).toEqual({ type: 'idle.warned', secondsLeft: 30 });
});

test('the first key after the end does not bring the session back', () => {
  const { pass, tab } = device();
  const { watch, events } = tab();
  pass(limit);
  watch.act();
  expect(events).toEqual([{ type: 'idle.over' }]);
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
  expect(other.events).toEqual([]);
  pass(4 * minute);
  one.watch.look();
  other.watch.look();
  expect(other.events.at(-1)?.type).toBe('idle.warned');
  one.watch.stay();
  other.watch.look();
  expect(other.events.at(-1)).toEqual({ type: 'idle.resumed' });
});

test('a page that is opened goes on counting from what was done last', () => {
  const { clocks, pass, tab } = device();
  storeActivity(clocks.wall - 14 * minute);
  const { watch, events } = tab();
  expect(events).toEqual([{ type: 'idle.warned', secondsLeft: 60 }]);
  pass(minute);
  watch.look();
  expect(events.at(-1)).toEqual({ type: 'idle.over' });
});

test.each([true, false])(
  'a device that slept past the end shows nothing on waking, online or not (%s)',
  async (online) => {
    const { pass, tab } = device();
    const { watch, events, covered } = tab({ online });
    pass(3 * 60 * minute, { asleep: true });
    watch.look();
    expect(covered).toEqual([true]);
    await settled();
    expect(events).toEqual([{ type: 'idle.over' }]);
  },
);

test('a device that slept up to the last minute warns, and asks the server no more', async () => {
  const { asked, pass, tab } = device();
  const { watch, events, covered } = tab();
  pass(14 * minute + 20_000, { asleep: true });
  watch.look();
  await settled();
  expect(events).toEqual([{ type: 'idle.warned', secondsLeft: 40 }]);
  expect(covered).toEqual([true, false]);
  pass(1_000);
  watch.look();
  expect(events.at(-1)).toEqual({ type: 'idle.warned', secondsLeft: 39 });
  expect(asked()).toBe(1);
});

test('a clock that is set far ahead throws nobody out, and counts on from where it was', async () => {
  const { clocks, pass, setClock, tab } = device();
  const { watch, events, covered } = tab();
  pass(2 * minute);
  watch.look();
  setClock(24 * 60 * minute);
  watch.look();
  await settled();
  expect(events).toEqual([]);
  expect(covered).toEqual([true, false]);
  expect(clocks.wall - (lastActivity() ?? 0)).toBe(2 * minute);
  pass(12 * minute);
  watch.look();
  expect(events).toEqual([{ type: 'idle.warned', secondsLeft: 60 }]);
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
  expect([...one.events, ...other.events]).toEqual([]);
});

test('a clock that is set back makes no session longer, here or when the app is opened again', () => {
  const { clocks, pass, setClock, tab } = device();
  const { watch, events } = tab();
  pass(5 * minute);
  setClock(-24 * 60 * minute);
  watch.look();
  expect(clocks.wall - (lastActivity() ?? 0)).toBe(5 * minute);
  pass(10 * minute);
  watch.look();
  expect(events).toEqual([{ type: 'idle.over' }]);
});

test('a watch that was stopped says nothing any more', async () => {
  const { pass, tab } = device();
  const { watch, events } = tab();
  pass(limit, { asleep: true });
  watch.look();
  watch.stop();
  await settled();
  expect(events).toEqual([]);
});

test('storage that is switched off leaves each tab counting for itself', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const { pass, tab } = device();
  const { watch, events } = tab();
  pass(14 * minute);
  watch.act();
  expect(events).toEqual([{ type: 'idle.warned', secondsLeft: 60 }]);
});
