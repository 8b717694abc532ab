import { localeTags, type Locale } from '../../domain/words.ts';

/**
 * Days and times on documents. A file goes where nobody knows the reader's clock, so a time says its zone: UTC.
 */
export function momentsOf(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'UTC' });
    return (moment: Date) => formatter.format(moment);
  };
  const day = format({ dateStyle: 'long' });
  return {
    /** March 1, 2027 */
    day,
    /** March 1, 2027, 4:00 PM UTC */
    time: format({
      ...{ year: 'numeric', month: 'long', day: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }),
    /** A date of the calendar, such as 2027-03-01. */
    calendarDate: (date: string) => day(new Date(`${date}T00:00:00Z`)),
  };
}
