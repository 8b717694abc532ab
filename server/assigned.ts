import { and, eq, ne } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { slots, visits } from './db/schema/index.ts';

/**
 * Whether a patient is assigned to a specialist: they have a visit together that was not called off, be it ahead or past.
 * Who talks with a patient reads up on them before and writes down afterwards what became of it, also when the patient has
 * booked with somebody else since. Who lost the visit, canceled or moved to another, has nothing to do with the record.
 */
export async function isAssigned(patientId: string, specialistId: string | undefined, db: Database): Promise<boolean> {
  if (specialistId === undefined) return false;
  const together = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(eq(visits.patient_id, patientId), ne(visits.status, 'CANCELED'), eq(slots.specialist_id, specialistId)))
    .limit(1);
  return together.length > 0;
}
