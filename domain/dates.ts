/** Formats a moment as YYYY-MM-DD in UTC. */
export function formatIsoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Seconds since 1970, as a string. */
export function epochSeconds(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1000));
}

/** Whether a text is a real calendar date as YYYY-MM-DD (so not 2027-02-30). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && formatIsoDate(moment) === text;
}

/**
 * The date that it is in the part of the United States where a day ends last: American Samoa, eleven hours behind UTC.
 * Whatever holds through a day holds until that day is over there, so that nobody’s last day is cut short.
 */
export function westernmostDate(now: Date): string {
  return formatIsoDate(new Date(now.getTime() - hoursBehind * 3_600_000));
}

/**
 * The date that it is in the part of the United States where a day begins first: Guam and the Northern Marianas, ten hours
 * ahead of UTC. Whatever begins with a day has begun as soon as it is that day there.
 */
export function easternmostDate(now: Date): string {
  return formatIsoDate(new Date(now.getTime() + hoursAhead * 3_600_000));
}

const hoursBehind = 11;
const hoursAhead = 10;

/** Whether a calendar date (YYYY-MM-DD) is later than the day that it still is somewhere in the United States. */
export function isLaterThanNow(date: string, now: Date): boolean {
  return isCalendarDate(date) && date > westernmostDate(now);
}

/** The same day of the calendar a number of years later; March 1 where February 29 is missing. */
export function yearsAfter(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatIsoDate(new Date(Date.UTC(year + years, month - 1, day)));
}

/** Full years between a date of birth and the day of `now`, both in UTC. */
export function ageInYears(dateOfBirth: string, now: Date): number {
  const today = formatIsoDate(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
