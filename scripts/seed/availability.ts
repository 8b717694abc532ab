import { allForYear } from '@18f/us-federal-holidays';
import { weekdays, type Availability } from '#domain/availability.ts';
import { lawOf } from '#domain/practice.ts';
import { zoneOf } from '#domain/time-zones.ts';
import { visitMediums, visitMinutes } from '#domain/visits.ts';
import { extendSlots } from '#server/areas/visits/availability/refresh-slots.ts';
import type { Database } from '#server/db/database.ts';
import { availabilities } from '#server/db/schema/index.ts';

/** The hours of the specialists, by their order. */
type HoursOf = (now: Date, index: number) => Availability;

/** Gives specialists without hours the usual ones, and keeps all bookable. Hours that somebody has changed stay. */
export async function seedAvailability(
  db: Database,
  specialistIds: readonly string[],
  now: Date,
  hoursOf: HoursOf = usualHours,
): Promise<void> {
  const rows = specialistIds.map((specialist_id, index) => ({
    ...{ specialist_id, availability: hoursOf(now, index) },
    // No slots were made yet.
    slots_until: '1900-01-01',
  }));
  await db.insert(availabilities).values(rows).onConflictDoNothing();
  await extendSlots(db, now);
}

/** Morning and afternoon where the practice is, from Monday to Friday, but for federal holidays. */
export function usualHours(now: Date): Availability {
  const hours = [
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '16:00' },
  ];
  const year = now.getUTCFullYear();
  const holidays = [year, year + 1, year + 2].flatMap((each) => allForYear(each));
  return {
    ...{ time_zone: zoneOf(lawOf), visit_minutes: visitMinutes, buffer_minutes: 15, mediums: [...visitMediums] },
    weekly: weekdays.slice(1, 6).flatMap((weekday) => hours.map((times) => ({ weekday, ...times }))),
    days_off: holidays.map(({ dateString }) => ({ from: dateString, to: dateString })),
    extra_slots: [],
  };
}

/** For the first specialist, days that hold twelve visits; the usual ones for the others. */
export function fullDays(now: Date, index: number): Availability {
  const usual = usualHours(now);
  if (index > 0) return usual;
  const hours = [
    { from: '08:00', to: '12:30' },
    { from: '13:00', to: '17:30' },
  ];
  const weekly = weekdays.slice(1, 6).flatMap((weekday) => hours.map((times) => ({ weekday, ...times })));
  return { ...usual, buffer_minutes: 0, weekly };
}
