import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { noLicense } from '#domain/visits.ts';
import { conflict } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { licenses, patients, slots, users } from '../../db/schema/index.ts';

/** Whether the owner of a license works as a specialist: not whose role was taken or who was shut out. Needs `users` joined. */
export function isPracticing() {
  return and(eq(users.role, 'specialist'), isNull(users.closed_at), isNull(users.disabled_at));
}

/**
 * Who practices and has a license for the state where a patient lives, and up to what moment a visit must be over. That is the end of
 * the last day in Guam, where it comes first: on its last day a license may end some hours too early, and nobody ever practices
 * without one.
 */
function licensesFor(db: Queries, patientId: string) {
  return db
    .select({
      specialist_id: licenses.specialist_id,
      until: sql<Date>`(${licenses.expires_on} + 1)::timestamp at time zone 'Pacific/Guam'`
        .mapWith(slots.ends_at)
        .as('until'),
    })
    .from(licenses)
    .innerJoin(patients, eq(patients.state, licenses.state))
    .innerJoin(users, eq(users.id, licenses.specialist_id))
    .where(and(eq(patients.id, patientId), isPracticing()));
}

/**
 * Whether the specialist of a slot may see the patient; a part of queries over slots. The licenses are read before them: of a query
 * that looks them up, the database believes that hardly a slot is left, and sorts all there are to find the earliest.
 */
export async function isLicensedFor(db: Queries, patientId: string): Promise<SQL> {
  const found = await licensesFor(db, patientId);
  const byEnd = Map.groupBy(found, ({ until }) => until.getTime());
  const groups = [...byEnd].map(([until, licensed]) => {
    const ids = licensed.map(({ specialist_id }) => specialist_id);
    return and(inArray(slots.specialist_id, ids), lt(slots.ends_at, new Date(until)));
  });
  return or(...groups) ?? sql`false`;
}

/** @throws ApiError 409 `slot_not_licensed` when the specialist of a slot may not see the patient, whoever books it */
export async function requireLicense(db: Queries, slotId: string, patientId: string): Promise<void> {
  const licensed = licensesFor(db, patientId).as('licensed');
  const isTheirs = and(eq(licensed.specialist_id, slots.specialist_id), lt(slots.ends_at, licensed.until));
  const found = await db.select({ id: slots.id }).from(slots).innerJoin(licensed, isTheirs).where(eq(slots.id, slotId));
  if (found.length === 0) throw conflict('slot_not_licensed', noLicense);
}
