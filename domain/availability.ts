import { daysAfter } from './dates.ts';
import { isShown, localTimeAt, minutesOf, momentOf } from './local-time.ts';
import type { VisitMedium, VisitTimes } from './visits.ts';

/** The days of the week, from Sunday on. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours of a day of each week, as HH:MM on the clock of the specialist; `to` may be 24:00. */
export type WeeklyHours = { weekday: Weekday; from: string; to: string };

/** When a specialist can be booked. All times are those of `time_zone`; dates are YYYY-MM-DD. */
export type Availability = {
  time_zone: string;
  visit_minutes: number;
  /** The minutes that stay free between two visits. */
  buffer_minutes: number;
  mediums: VisitMedium[];
  weekly: WeeklyHours[];
  /** Days without the weekly hours, both ends included. */
  days_off: { from: string; to: string }[];
  /** Single visits beside the weekly hours, on days off, too. */
  extra_slots: { date: string; at: string }[];
};

/** How many days ahead visits can be booked. */
export const bookableDays = 90;

/**
 * The times that a specialist offers from a day to another, in order. Hours begin and end by the clock on the wall on the days on
 * which clocks are set, too, and what lies in them follows at the distance of visit and buffer. Each two times are a buffer apart: a
 * single visit comes before the weekly hours around it.
 */
export function slotTimes(availability: Availability, firstDay: string, lastDay: string): VisitTimes[] {
  const { buffer_minutes } = availability;
  const kept = availability.extra_slots
    .filter(({ date }) => date >= firstDay && date <= lastDay)
    .flatMap((extra) => timesOfExtra(availability, extra));
  const extras = [...kept];
  for (let day = firstDay; day <= lastDay; day = daysAfter(day, 1)) {
    for (const times of hoursOf(availability, day).flatMap((hours) => timesWithin(hours, availability))) {
      const neighbors = [...extras, ...kept.slice(-1)];
      if (neighbors.every((other) => areApart(times, other, buffer_minutes))) kept.push(times);
    }
  }
  return kept.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Whether so many minutes lie between two visits at least. */
export function areApart(one: VisitTimes, other: VisitTimes, minutes: number): boolean {
  const buffer = minutes * 60_000;
  return (
    one.startsAt.getTime() >= other.endsAt.getTime() + buffer ||
    other.startsAt.getTime() >= one.endsAt.getTime() + buffer
  );
}

/** Whether a visit lies within the hours of its day, or is a single one that is offered. */
export function isWithinHours(availability: Availability, visit: VisitTimes): boolean {
  const { date } = localTimeAt(availability.time_zone, visit.startsAt);
  const extras = availability.extra_slots.flatMap((extra) => timesOfExtra(availability, extra));
  return [...extras, ...hoursOf(availability, date)].some(
    (hours) =>
      hours.startsAt <= visit.startsAt && visit.endsAt <= hours.endsAt && hasBegun(availability, hours, visit.startsAt),
  );
}

/** The hours of one day, in order; none on a day off. */
function hoursOf({ time_zone, weekly, days_off }: Availability, date: string): VisitTimes[] {
  if (days_off.some(({ from, to }) => from <= date && date <= to)) return [];
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return weekly
    .filter((hours) => hours.weekday === weekday)
    .map(({ from, to }) => ({
      startsAt: momentOf(time_zone, { date, minutes: minutesOf(from) }),
      endsAt: momentOf(time_zone, { date, minutes: minutesOf(to) }),
    }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** By the clock on the wall: where it is set back within hours, it shows times before they begin once more. */
function hasBegun({ time_zone }: Availability, { startsAt }: VisitTimes, moment: Date): boolean {
  return localTimeAt(time_zone, moment).minutes >= localTimeAt(time_zone, startsAt).minutes;
}

function timesWithin(hours: VisitTimes, availability: Availability): VisitTimes[] {
  const { visit_minutes, buffer_minutes } = availability;
  const [length, step] = [visit_minutes * 60_000, (visit_minutes + buffer_minutes) * 60_000];
  const room = hours.endsAt.getTime() - hours.startsAt.getTime();
  const count = Math.max(0, Math.floor((room - length) / step) + 1);
  const times = Array.from({ length: count }, (_, index) => visitFrom(hours.startsAt.getTime() + index * step, length));
  return times.filter(({ startsAt }) => hasBegun(availability, hours, startsAt));
}

/** The single visit; none where clocks never show its time. */
export function timesOfExtra(
  { time_zone, visit_minutes }: Pick<Availability, 'time_zone' | 'visit_minutes'>,
  { date, at }: Availability['extra_slots'][number],
): VisitTimes[] {
  const local = { date, minutes: minutesOf(at) };
  if (!isShown(time_zone, local)) return [];
  return [visitFrom(momentOf(time_zone, local).getTime(), visit_minutes * 60_000)];
}

function visitFrom(start: number, length: number): VisitTimes {
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
}

/** The last day on which visits can be booked, on the clock of the specialist. */
export function lastBookableDay({ time_zone }: Pick<Availability, 'time_zone'>, now: Date): string {
  return daysAfter(localTimeAt(time_zone, now).date, bookableDays);
}
