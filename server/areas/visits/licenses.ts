import { and, eq, exists, gte, isNull, sql } from 'drizzle-orm';
import { noLicense } from '#domain/visits.ts';
import { conflict } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { licenses, patients, slots, users } from '../../db/schema/index.ts';

/** Whether the owner of a license works as a specialist: not whose role was taken or who was shut out. Needs `users` joined. */
export function isPracticing() {
  return and(eq(users.role, 'specialist'), isNull(users.closed_at), isNull(users.disabled_at));
}

/**
 * Whether the specialist of a slot practices and has a license, on the day of the slot, for the state where the patient lives; a part of
 * queries over slots. The day is the one of Guam, where it comes first: on its last day a license may end some hours too
 * early, and nobody ever practices without one.
 */
export function isLicensedFor(db: Queries, patientId: string) {
  return exists(
    db
      .select({ state: licenses.state })
      .from(licenses)
      .innerJoin(patients, eq(patients.state, licenses.state))
      .innerJoin(users, eq(users.id, licenses.specialist_id))
      .where(
        and(
          eq(patients.id, patientId),
          eq(licenses.specialist_id, slots.specialist_id),
          isPracticing(),
          gte(licenses.expires_on, sql`(${slots.ends_at} at time zone 'Pacific/Guam')::date`),
        ),
      ),
  );
}

/** @throws ApiError 409 `slot_not_licensed` when the specialist of a slot may not see the patient, whoever books it */
export async function requireLicense(db: Queries, slotId: string, patientId: string): Promise<void> {
  const found = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.id, slotId), isLicensedFor(db, patientId)));
  if (found.length === 0) throw conflict('slot_not_licensed', noLicense);
}
