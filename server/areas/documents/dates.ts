import { dateFormat } from '#domain/formats.ts';
import type { Locale } from '#domain/words.ts';

/**
 * Days and times on documents. A file goes where nobody knows the reader's clock, so a time says its zone: UTC, and
 * with it the one of the person whom it is about, where that is known.
 */
export function documentDates(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(locale, { ...options, timeZone: 'UTC' });
    return (moment: Date) => formatter.format(moment);
  };
  const day = format({ dateStyle: 'long' });
  const precise = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const time = format({ ...precise, timeZoneName: 'short' });
  return {
    /** March 1, 2027 */
    day,
    /** The day that it was by the clock of a place: March 1, 2027 */
    dayAt: (moment: Date, timeZone: string) => dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment),
    /** March 1, 2027, 4:00 PM UTC */
    time,
    /** The same, and before it what the clock of a place showed: March 1, 2027, 10:00 AM CST (March 1, 2027, 4:00 PM UTC) */
    timeAt(moment: Date, timeZone: string | null) {
      if (timeZone === null) return time(moment);
      const there = dateFormat(locale, { ...precise, timeZone, timeZoneName: 'short' });
      return `${there.format(moment)} (${time(moment)})`;
    },
    /** A date of the calendar, such as 2027-03-01. */
    calendarDate: (date: string) => day(new Date(`${date}T00:00:00Z`)),
  };
}
