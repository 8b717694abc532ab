import { allForYear } from '@18f/us-federal-holidays';
import { weekdays, type Availability } from '#domain/availability.ts';
import { lawOf } from '#domain/practice.ts';
import { zoneOf } from '#domain/time-zones.ts';
import { visitMediums, visitMinutes } from '#domain/visits.ts';
import { extendSlots } from '#server/areas/visits/availability/refresh-slots.ts';
import type { Database } from '#server/db/database.ts';
import { availabilities } from '#server/db/schema/index.ts';

/** Gives specialists without hours the usual ones, and keeps all bookable. Hours that somebody has changed stay. */
export async function seedAvailability(db: Database, specialistIds: readonly string[], now: Date): Promise<void> {
  const availability = usualHours(now);
  // No slots were made yet.
  const rows = specialistIds.map((specialist_id) => ({ specialist_id, availability, slots_until: '1900-01-01' }));
  await db.insert(availabilities).values(rows).onConflictDoNothing();
  await extendSlots(db, now);
}

/** Morning and afternoon where the practice is, from Monday to Friday, but for federal holidays. */
function usualHours(now: Date): Availability {
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
