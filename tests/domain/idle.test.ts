import { expect, test } from 'vitest';
import {
  idleTime,
  idleWarning,
  isDoubtful,
  isIdleTooLong,
  isWarningDue,
  momentBefore,
  secondsLeft,
  timesBetween,
  wasLeftAlone,
} from '#domain/idle.ts';

const minute = 60_000;
const limit = 15 * minute;
const start = { wall: 1_800_000_000_000, steady: 5_000 };
/** The clocks after so much time on each. */
const after = (wall: number, steady = wall) => ({ wall: start.wall + wall, steady: start.steady + steady });
const since = (wall: number, steady = wall) => timesBetween(start, after(wall, steady));

test.each([
  [0, false, false],
  [limit - idleWarning - 1, false, false],
  [limit - idleWarning, true, false],
  [limit - 1, true, false],
  [limit, true, true],
  [limit * 100, true, true],
])('after %d ms a warning is due (%s), and it is too long (%s)', (idle, isDue, isTooLong) => {
  expect([isWarningDue(idle, limit), isIdleTooLong(idle, limit)]).toEqual([isDue, isTooLong]);
});

test('the warning leaves the twenty seconds that WCAG 2.2.1 asks for, and more', () => {
  expect(idleWarning).toBeGreaterThanOrEqual(20_000);
});

test('a device that slept counts the time of day, on which its other clock stood still', () => {
  expect(idleTime(since(20 * minute, 1000))).toBe(20 * minute);
});

test('a clock that was set back makes no session longer', () => {
  expect(idleTime(since(-24 * 60 * minute, 3 * minute))).toBe(3 * minute);
});

test('no time is less than none', () => {
  expect(idleTime(since(-1, -1))).toBe(0);
});

test.each([
  ['both clocks agree', 20 * minute, 20 * minute, false],
  ['they drift a little at the edge', limit - idleWarning, limit - idleWarning - 500, false],
  ['a jump that changes nothing', 10 * minute, 1000, false],
  ['a jump into the warning', 14.5 * minute, 1000, true],
  ['a jump beyond the end', 24 * 60 * minute, 1000, true],
  ['a jump out of the warning into the end', 16 * minute, 14.5 * minute, true],
  ['a jump after the end', 40 * minute, 16 * minute, false],
  ['a clock that was set back', -20 * minute, 1000, false],
] as const)('%s: doubtful or not', (_, wall, steady, doubtful) => {
  expect(isDoubtful(since(wall, steady), limit)).toBe(doubtful);
});

test('the moment of what was done last stands on both clocks', () => {
  const now = after(5 * minute);
  expect(idleTime(timesBetween(momentBefore(now, 90_000), now))).toBe(90_000);
});

test('seconds are counted up to whole ones, and never below none', () => {
  expect(
    [limit - 60_000, limit - 59_999, limit - 1, limit, limit + 5000].map((idle) => secondsLeft(idle, limit)),
  ).toEqual([60, 60, 1, 0, 0]);
});

test.each([
  ['a moment ago', -1000, false],
  ['a little less than the limit ago', 1 - limit, false],
  ['the limit ago', -limit, true],
  ['days ago', -100 * limit, true],
  ['a little later than now', 1000, false],
  ['much later than now, by a clock that was set back', 60 * minute, true],
])('a session in which something was last done %s', (_, done, alone) => {
  expect(wasLeftAlone(start.wall + done, start.wall, limit)).toBe(alone);
});
