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

/** Whether a calendar date (YYYY-MM-DD) is later than the day that `now` falls on in UTC. */
export function isLaterThanNow(date: string, now: Date): boolean {
  return isCalendarDate(date) && date > formatIsoDate(now);
}

/** Full years between a date of birth and the day of `now`, both in UTC. */
export function ageInYears(dateOfBirth: string, now: Date): number {
  const today = formatIsoDate(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
