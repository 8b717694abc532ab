import { weekdays, type Weekday } from '#domain/availability.ts';
import { dateFormat } from '#domain/formats.ts';
import { capitalized, type Locale } from '#domain/words.ts';

/** The name of a day of the week, as a title. */
export function weekdayName(locale: Locale, weekday: Weekday): string {
  // The first day of 2023 was a Sunday.
  const day = Date.UTC(2023, 0, 1 + weekdays.indexOf(weekday));
  return capitalized(dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day), locale);
}
