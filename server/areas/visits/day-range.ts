import { dateIn, daysAfter } from '#domain/dates.ts';
import { isTimeZone, noSuchZone } from '#domain/time-zones.ts';
import { unprocessable } from '../../errors/errors.ts';
import { slotTexts } from './texts.ts';

/** So many days can be asked for at once. */
const mostDays = 31;

/** The days that the database can count with. */
const [earliest, latest] = ['1900-01-01', '9998-12-31'];

/**
 * The days and the time zone asked for: seven days from today on where nothing is said.
 * @throws ApiError 422 for days or a time zone that don't exist, and for a range that is turned around or too long
 */
export function dayRangeOf(query: { from?: string; to?: string; time_zone?: string }, now: Date) {
  const zone = query.time_zone ?? 'UTC';
  if (!isTimeZone(zone)) throw refusedZone();
  const from = dayOf('from', query.from) ?? dateIn(zone, now);
  const to = dayOf('to', query.to) ?? daysAfter(from, 6);
  if (to < from) throw unprocessable([{ path: 'to', message: slotTexts.rangeTurned }]);
  if (to >= daysAfter(from, mostDays)) throw unprocessable([{ path: 'to', message: slotTexts.rangeTooLong }]);
  return { from, to, zone };
}

/** The refusal of a time zone. */
export function refusedZone() {
  return unprocessable([{ path: 'time_zone', message: noSuchZone }]);
}

function dayOf(path: string, day: string | undefined): string | undefined {
  if (day === undefined || (day >= earliest && day <= latest)) return day;
  throw unprocessable([{ path, message: slotTexts.noSuchDay }]);
}
