import { use } from 'react';
import { dateIn } from '#domain/dates.ts';
import { dateFormat } from '#domain/formats.ts';
import { zoneName } from '#domain/time-zones.ts';
import { capitalized, type Locale } from '#domain/words.ts';
import { useLocale } from '../lib/locale.ts';
import { pageStateFrom } from '../lib/page-state.ts';
import { deviceTimeZone, TimeZoneContext } from '../lib/time-zone.ts';

/** Dates and times of the API in the language of the page and in the time zone that was chosen, else that of the device. */
export function useMoments() {
  return momentsIn(useLocale(), use(TimeZoneContext));
}

/** The same for a language and a time zone of one's choice. Each function takes a moment as the API writes it. */
export function momentsIn(locale: Locale, timeZone = deviceTimeZone()): Moments {
  const key = `${locale} ${timeZone}`;
  const made = kept.value.get(key) ?? makeMoments(locale, timeZone);
  kept.value.set(key, made);
  return made;
}

type Moments = ReturnType<typeof makeMoments>;

/** Each component that tells a time asks for them anew with each drawing. */
const kept = pageStateFrom(() => new Map<string, Moments>());

/** A formatter is made when it is first used: that takes a phone some milliseconds, and a page uses two or three of them. */
function makeMoments(locale: Locale, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(moment));
  const title = (options: Intl.DateTimeFormatOptions) => {
    const formatted = format(options);
    return (moment: string) => capitalized(formatted(moment), locale);
  };
  const time = format(hourAndMinute);
  const timeWithZone = format({ ...hourAndMinute, timeZoneName: 'short' });
  return {
    /** Saturday, November 21, 2026 */
    fullDay: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    /** Saturday, November 21 */
    day: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    /** Saturday, as a title. */
    weekday: title({ weekday: 'long' }),
    /** Sat, as a title. */
    weekdayShort: title({ weekday: 'short' }),
    /** Nov 21 */
    monthDay: format({ month: 'short', day: 'numeric' }),
    /** November 21, 2026 */
    date: format({ month: 'long', day: 'numeric', year: 'numeric' }),
    /** Nov 21, 2026, for a list. */
    dateShort: format(shortDate),
    /** A date without a time of day, such as 2026-11-21, which is the same day everywhere. */
    calendarDate: (date: string) => calendarDateIn(locale, date),
    /** The same for a list: Nov 21, 2026. */
    calendarDateShort: (date: string) => calendarFormat(locale, shortDate).format(midnight(date)),
    /** The same with its weekday, without the year: Saturday, November 21. */
    calendarDay: (date: string) => calendarFormat(locale, { weekday: 'long', ...monthAndDay }).format(midnight(date)),
    /** Sat, Nov 21, for a list of days. */
    calendarDayShort: (date: string) =>
      calendarFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(midnight(date)),
    /** An hour of the clock, 0 to 23, on whatever day: 9 AM. */
    hour: (hours: number) =>
      dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(hours * 3_600_000)),
    /** Two dates of the calendar as a range: November 22 – 28. */
    dayRange: (from: string, to: string) =>
      calendarFormat(locale, monthAndDay).formatRange(midnight(from), midnight(to)),
    /** 9:30 AM; when the clock shows it twice that night, 1:30 AM CDT. */
    time: (moment: string) => (isTwice(time, moment) ? timeWithZone(moment) : time(moment)),
    /** 9:30 – 10:15 AM; both with their zone when the clock shows one of them twice that night. */
    timeRange: (start: string, end: string) =>
      isTwice(time, start) || isTwice(time, end)
        ? `${timeWithZone(start)} – ${timeWithZone(end)}`
        : dateFormat(locale, { ...hourAndMinute, timeZone }).formatRange(new Date(start), new Date(end)),
    /** Nov 21, 2026, 9:30 AM */
    dateTime: format({ ...shortDate, ...hourAndMinute }),
    /** The day as a key that sorts and compares: 2026-11-21. */
    dayKey: (moment: string) => dateIn(timeZone, new Date(moment)),
    /** The name of the zone for people: "Central Time". */
    get zone() {
      return zoneName(locale, timeZone);
    },
    timeZone,
  };
}

/** Whether the clock shows the time of a moment twice, as daylight-saving time ends: an hour before or after it, too. */
function isTwice(time: (moment: string) => string, moment: string): boolean {
  const said = time(moment);
  const at = new Date(moment).getTime();
  return [at - 3_600_000, at + 3_600_000].some((other) => time(new Date(other).toISOString()) === said);
}

function calendarDateIn(locale: Locale, date: string): string {
  return calendarFormat(locale, { ...monthAndDay, year: 'numeric' }).format(midnight(date));
}

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;
const monthAndDay = { month: 'long', day: 'numeric' } as const;
const shortDate = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** For dates without a time of day: each stands for its midnight in UTC. */
function calendarFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locale, { ...options, timeZone: 'UTC' });
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
