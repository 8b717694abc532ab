import { isCalendarDate } from '../dates.ts';
import { dateFormat } from '../formats.ts';
import type { Locale } from '../words.ts';

/** Whether a text is a date as R4 has them: a day, or as much of it as somebody knows (`2020`, `2020-05`). */
export function isPartialDate(text: string): boolean {
  return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || isCalendarDate(text);
}

/** A date as people read it, as far as it goes: “2020”, “May 2020”, “May 17, 2020”. */
export function dateWords(date: string, locale: Locale): string {
  if (!isPartialDate(date) || date.length === 4) return date;
  const style: Intl.DateTimeFormatOptions =
    date.length === 7 ? { year: 'numeric', month: 'long' } : { dateStyle: 'long' };
  return dateFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(date));
}
