import { clockIn } from './clock.ts';

/** Formats a moment as YYYY-MM-DD in UTC. */
export function formatIsoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Seconds since 1970, as a string. */
export function epochSeconds(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1000));
}

/** Whether a text is a real calendar date as YYYY-MM-DD (so not 2027-02-30), and one that the database can hold: there was no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && formatIsoDate(moment) === text;
}

/**
 * Whether a text is a moment of RFC 3339 that a `Date` and the database can hold: so no leap second, no offset without minutes, and
 * no year before 1 or after 9999 in UTC.
 */
export function isMoment(text: string): boolean {
  const [, date = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.exec(text) ?? [];
  const moment = new Date(text.toUpperCase());
  if (!isCalendarDate(date) || Number.isNaN(moment.getTime())) return false;
  const inUtc = moment.toISOString();
  return /^\d{4}-/.test(inUtc) && inUtc >= '0001';
}

/*
 * What day it is, for whom. A date of the calendar begins and ends at another moment in each place, and nobody here knows for
 * sure where a person is. So a date that decides something about a person is never compared with the day in UTC, but:
 *
 * - What a day must have come for has come once it is that day on every clock: `westernmostDate`. Somebody is an adult then
 *   (`ageForCertain`), and whoever waits for their birthday waits until 8:00 AM Eastern Time of it at the latest.
 * - What must still lie ahead lies ahead while that day has begun nowhere in the United States: `easternmostDate`. That is
 *   how the end of a permission is "later than now", and how a license ends some hours early and never late.
 * - What only must not be impossible (a day of birth, an age at which something happened) is refused when it is impossible
 *   everywhere: `easternmostDate`, `ageAtMost`. Nobody is told that a true answer is wrong.
 * - Where a signed text names the clock that it goes by, it is that one: `dateIn`.
 */

/** The date on the clock that is behind all others, twelve hours behind UTC: once it is a day there, it is or was everywhere. */
export function westernmostDate(now: Date): string {
  return formatIsoDate(new Date(now.getTime() - hoursBehind * 3_600_000));
}

/**
 * The date that it is in the part of the United States where a day begins first: Guam and the Northern Marianas, ten hours
 * ahead of UTC.
 */
export function easternmostDate(now: Date): string {
  return formatIsoDate(new Date(now.getTime() + hoursAhead * 3_600_000));
}

const hoursBehind = 12;
const hoursAhead = 10;

/** The date in a time zone. */
export function dateIn(timeZone: string, now: Date): string {
  return clockIn(timeZone, now).slice(0, 10);
}

/** Whether a calendar date (YYYY-MM-DD) has begun nowhere in the United States. */
export function isLaterThanNow(date: string, now: Date): boolean {
  return isCalendarDate(date) && date > easternmostDate(now);
}

/** The same day of the calendar a number of years later; March 1 where February 29 is missing. */
export function yearsAfter(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatIsoDate(new Date(Date.UTC(year + years, month - 1, day)));
}

/** The day after a date of the calendar. */
export function dayAfter(date: string): string {
  return daysAfter(date, 1);
}

/** The date so many days after another; before it where the number is negative. */
export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatIsoDate(new Date(Date.UTC(year, month - 1, day + days)));
}

/** The Sunday with which the week of a date begins, as calendars in the United States have it. */
export function weekStart(date: string): string {
  return daysAfter(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** The years that somebody has lived through wherever they may be: their age for what asks for an age. */
export function ageForCertain(dateOfBirth: string, now: Date): number {
  return ageOn(dateOfBirth, westernmostDate(now));
}

/** The years that somebody may have lived through by now: the highest age that can be true of them. */
export function ageAtMost(dateOfBirth: string, now: Date): number {
  return ageOn(dateOfBirth, easternmostDate(now));
}

/** Full years between a date of birth and a day; who was born on February 29 is a year older from March 1 on. */
function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** How many days of the calendar lie between two dates (YYYY-MM-DD); no day counts as 23 or 25 hours. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
