import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { slots, visits } from '../../db/schema/index.ts';

/** The visits that are booked with a specialist on a day of a time zone and have not begun, in order. */
export function visitsOn(db: Queries, specialistId: string, day: string, timeZone: string, now: Date) {
  return db
    .select({ starts_at: slots.starts_at, ends_at: slots.ends_at, medium: visits.medium })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(
      and(
        ...[eq(slots.specialist_id, specialistId), eq(visits.status, 'SCHEDULED'), gt(slots.starts_at, now)],
        sql`(${slots.starts_at} at time zone ${timeZone})::date = ${day}::date`,
      ),
    )
    .orderBy(asc(slots.starts_at));
}
