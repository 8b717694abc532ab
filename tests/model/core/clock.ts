import type { Actor } from 'xstate';

type Clock = Actor<never>['clock'];

/**
 * A clock that stands until it is moved, and runs one timer at a time: the next, and of two at the same time the one that was set first.
 * xstate’s own SimulatedClock runs all that are due, those at the same time in no certain order.
 */
export function steppedClock(): Clock & { pass: (milliseconds: number) => void; runNext: () => void } {
  let now = 0;
  let ids = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    setTimeout: (run: () => void, delay: number) => {
      timers.set(++ids, { at: now + delay, run });
      return ids;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    pass: (milliseconds) => void (now += milliseconds),
    runNext: () => {
      const next = [...timers].toSorted(([, one], [, other]) => one.at - other.at)[0];
      if (!next) return;
      const [id, { at, run }] = next;
      timers.delete(id);
      now = at;
      run();
    },
  };
}
