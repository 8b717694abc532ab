import { eq, sql } from 'drizzle-orm';
import { notFound } from '../errors/errors.ts';
import type { Queries } from './database.ts';
import { patients } from './schema/index.ts';

/**
 * Lets one write at a time decide about a patient, until its transaction ends. Whoever locks other rows of the patient,
 * too, takes this lock first, so that two never wait for each other. The lock leaves the key alone: what is stored about
 * the patient meanwhile and only names them, such as a draft, does not wait.
 * @throws ApiError 404 when there is no such patient
 */
export async function lockPatient(db: Queries, patientId: string): Promise<void> {
  const [patient] = await db
    .select({ id: patients.id })
    .from(patients)
    .where(eq(patients.id, patientId))
    .for('no key update');
  if (!patient) throw notFound();
}

/**
 * The same, and the moment from which on the lock is held, by the database's clock: what is decided about the patient bears
 * the moments of its own order, however long a request has waited and whichever process it came to.
 */
export async function lockPatientWithTime(db: Queries, patientId: string): Promise<Date> {
  await lockPatient(db, patientId);
  // A query of its own: within the one that waits, the clock is read before the wait.
  const { rows } = await db.execute<{ at: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as at`);
  return new Date(Math.floor(Number(rows[0]?.at)));
}
