import { eq } from 'drizzle-orm';
import type { Queries } from './db/database.ts';
import { patients } from './db/schema/index.ts';
import { notFound } from './errors.ts';

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
