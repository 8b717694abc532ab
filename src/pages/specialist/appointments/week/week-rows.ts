import { daysAfter } from '#domain/dates.ts';
import { localTimeAt } from '#domain/local-time.ts';
import type { Appointment, Days } from '../use-appointments.ts';

/** An hour of a week: the visits that begin within it, by the day. */
export type WeekRow = { hour: number; cells: readonly (readonly Appointment[])[] };

/** The hours in which most work, shown though nobody has booked; earlier and later ones where a visit is. */
const [firstHour, lastHour] = [9, 16];

/** The days from the first to the last one. */
export function daysOf({ from, to }: Days): readonly string[] {
  const days = [from];
  for (let day = from; day < to;) days.push((day = daysAfter(day, 1)));
  return days;
}

/** The visits of some days as rows of hours, on the clock of a time zone. */
export function weekRows(
  appointments: readonly Appointment[],
  days: readonly string[],
  timeZone: string,
): readonly WeekRow[] {
  const placed = appointments.map((appointment) => {
    const { date, minutes } = localTimeAt(timeZone, new Date(appointment.visit.starts_at));
    return { appointment, date, hour: Math.floor(minutes / 60) };
  });
  const hours = placed.map(({ hour }) => hour);
  const [from, to] = [Math.min(firstHour, ...hours), Math.max(lastHour, ...hours)];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const hour = from + index;
    const cells = days.map((day) =>
      placed.filter((each) => each.date === day && each.hour === hour).map(({ appointment }) => appointment),
    );
    return { hour, cells };
  });
}
