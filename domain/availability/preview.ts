import { slotTimes, type Availability } from '../availability.ts';
import { daysAfter } from '../dates.ts';
import { clockChangeOn, localTimeAt } from '../local-time.ts';
import type { VisitTimes } from '../visits.ts';

/** How many days ahead a specialist sees what their hours come to. */
export const previewDays = 14;

/** What hours come to on a day. */
export type PreviewDay = {
  date: string;
  /** The times that can be booked, in order; of today those to come. */
  times: VisitTimes[];
  isDayOff: boolean;
  /** By how many minutes clocks are set forward on this day; less than 0 where they are set back. */
  clockChange: number;
};

/** What hours come to in the days from today on, by the clock of the specialist. What is booked is not taken away. */
export function previewOf(availability: Availability, now: Date): PreviewDay[] {
  const { time_zone, days_off } = availability;
  const today = localTimeAt(time_zone, now).date;
  const dates = Array.from({ length: previewDays }, (_, index) => daysAfter(today, index));
  const times = slotTimes(availability, today, daysAfter(today, previewDays - 1));
  const byDate = Map.groupBy(
    times.filter(({ startsAt }) => startsAt > now),
    ({ startsAt }) => localTimeAt(time_zone, startsAt).date,
  );
  return dates.map((date) => ({
    date,
    times: byDate.get(date) ?? [],
    isDayOff: days_off.some(({ from, to }) => from <= date && date <= to),
    clockChange: clockChangeOn(time_zone, date),
  }));
}
