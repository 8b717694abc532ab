import { clockIn } from './clock.ts';
import { dayAfter } from './dates.ts';

/** What a clock shows: a date of the calendar (YYYY-MM-DD), and the minutes since its midnight. */
export type LocalTime = { date: string; minutes: number };

/** What the clock of a time zone shows at a moment. */
export function localTimeAt(timeZone: string, moment: Date): LocalTime {
  const [date = '', time = ''] = clockIn(timeZone, moment).split(' ');
  return { date, minutes: minutesOf(time) };
}

/**
 * The first moment at which the clock of a time zone shows a time, or has gone past it: of a time that comes twice when clocks
 * are set back it is the first, and of one that is skipped when they are set forward the moment of the jump.
 * @param minutes since midnight; 1440 is the midnight at the end of the day
 */
export function momentOf(timeZone: string, { date, minutes }: LocalTime): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const [before, after] = [offsetAt(timeZone, local - dayMs), offsetAt(timeZone, local + dayMs)];
  const shown = [local - before, local - after].filter((moment) => moment + offsetAt(timeZone, moment) === local);
  return new Date(shown.length > 0 ? Math.min(...shown) : jumpBetween(timeZone, local - after, local - before));
}

/** Whether the clock of a time zone ever shows a time: not what is skipped when clocks are set forward. */
export function isShown(timeZone: string, { date, minutes }: LocalTime): boolean {
  const wanted = minutes === 1_440 ? { date: dayAfter(date), minutes: 0 } : { date, minutes };
  const found = localTimeAt(timeZone, momentOf(timeZone, wanted));
  return found.date === wanted.date && found.minutes === wanted.minutes;
}

/** By how many minutes clocks are set forward on a day, as -60 where they are set back; 0 on all other days. */
export function clockChangeOn(timeZone: string, date: string): number {
  const [start, end] = [0, 1_440].map((minutes) => momentOf(timeZone, { date, minutes }).getTime());
  return 1_440 - ((end ?? 0) - (start ?? 0)) / 60_000;
}

/** The minutes since midnight of a time as HH:MM; 24:00 is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const dayMs = 86_400_000;

/** The moment between two others, to the second, at which clocks were set: the offset is the first one’s before it. */
function jumpBetween(timeZone: string, first: number, last: number): number {
  const offset = offsetAt(timeZone, first);
  let [low, high] = [first, last];
  while (high - low > 1_000) {
    const middle = low + Math.floor((high - low) / 2_000) * 1_000;
    if (offsetAt(timeZone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** How far a clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const shown = Date.parse(`${clockIn(timeZone, new Date(moment)).replace(' ', 'T')}Z`);
  return shown - Math.floor(moment / 1_000) * 1_000;
}
