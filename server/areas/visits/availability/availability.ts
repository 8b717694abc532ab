import { and, asc, eq, gt } from 'drizzle-orm';
import { isWithinHours, lastBookableDay, type Availability } from '#domain/availability.ts';
import { checkAvailability } from '#domain/availability/check.ts';
import { isSame } from '#domain/is-same.ts';
import { fullName } from '#domain/names.ts';
import { lawOf } from '#domain/practice.ts';
import { zoneOf } from '#domain/time-zones.ts';
import { visitMediums, visitMinutes } from '#domain/visits.ts';
import type { Data, Handler } from '#server/contract/operation.ts';
import { refuseStale } from '#server/contract/preconditions.ts';
import type { Queries } from '#server/db/database.ts';
import { availabilities, patients, slots, users, visits } from '#server/db/schema/index.ts';
import { notFound, unprocessable } from '#server/errors/errors.ts';
import { lockSpecialist, refreshSlots } from './refresh-slots.ts';

/** What a specialist begins with: the practice's own clock, and no hours. */
const nothingYet: Availability = {
  ...{ time_zone: zoneOf(lawOf), visit_minutes: visitMinutes, buffer_minutes: 15, mediums: [...visitMediums] },
  ...{ weekly: [], days_off: [], extra_slots: [] },
};

/** When a specialist can be booked, and the booked visits outside of that. */
export const getAvailability: Handler<'getAvailability'> = async ({ params }, { db, now }) => {
  const id = params.specialistId;
  const [specialist] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'specialist')));
  if (!specialist) throw notFound();
  const [row] = await db.select().from(availabilities).where(eq(availabilities.specialist_id, id));
  if (!row) return { status: 200, data: { availability: nothingYet, version: 0, outside: [] }, version: 0 };
  const { availability, version } = row;
  const outside = await visitsOutside(db, id, availability, now);
  return { status: 200, data: { availability, version, outside }, version };
};

/**
 * Changes when a specialist can be booked, with their free slots. What is booked stays, and is listed where it lies outside. A dry
 * run only lists.
 */
export const putAvailability: Handler<'putAvailability'> = async ({ params, body, ifMatch }, { db, now }) => {
  const id = params.specialistId;
  const { availability, dry_run: isDryRun = false } = body;
  if (!(await lockSpecialist(db, id))) throw notFound();
  const isTheirs = eq(availabilities.specialist_id, id);
  const [stored] = await db.select().from(availabilities).where(isTheirs);
  const found = stored?.version ?? 0;
  if (stored && found !== ifMatch && isSame(stored.availability, availability)) {
    // The answer to the first try was lost, or another tab has stored the same.
    const outside = await visitsOutside(db, id, availability, now);
    return { status: 200, data: { availability, version: found, outside }, version: found, changed: 'nothing' };
  }
  refuseStale(found, ifMatch);
  const problems = checkAvailability(availability);
  if (problems.length > 0) throw unprocessable(problems);
  if (isDryRun) {
    const outside = await visitsOutside(db, id, availability, now);
    return { status: 200, data: { availability, version: found, outside }, version: found, changed: 'nothing' };
  }
  const version = found + 1;
  const row = { availability, slots_until: lastBookableDay(availability, now), version, updated_at: now };
  await db
    .insert(availabilities)
    .values({ ...row, specialist_id: id })
    .onConflictDoUpdate({ target: availabilities.specialist_id, set: row });
  await refreshSlots(db, id, availability, now);
  // Read once the slots are locked: no booking is made meanwhile that would be missing here.
  const outside = await visitsOutside(db, id, availability, now);
  return { status: 200, data: { availability, version, outside }, version, changed: { record: 'availability', id } };
};

async function visitsOutside(
  db: Queries,
  specialistId: string,
  availability: Availability,
  now: Date,
): Promise<Data<'getAvailability'>['outside']> {
  const rows = await db
    .select({
      ...{ visit_id: visits.id, patient_id: visits.patient_id, startsAt: slots.starts_at, endsAt: slots.ends_at },
      ...{ first_name: patients.first_name, last_name: patients.last_name },
    })
    .from(slots)
    .innerJoin(visits, and(eq(visits.slot_id, slots.id), eq(visits.status, 'SCHEDULED')))
    .innerJoin(patients, eq(patients.id, visits.patient_id))
    .where(and(eq(slots.specialist_id, specialistId), gt(slots.starts_at, now)))
    .orderBy(asc(slots.starts_at));
  return rows
    .filter((visit) => !isWithinHours(availability, visit))
    .map(({ startsAt, endsAt, first_name, last_name, ...keys }) => ({
      ...{ ...keys, patient_name: fullName(first_name, last_name) },
      ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    }));
}
