import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { patients, users } from '../db/schema/index.ts';
import { notFound } from '../errors.ts';
import type { Data, Handler } from '../operation.ts';
import { evidenceOf } from './evidence.ts';

/** The legal name, date of birth and residence. */
export const getPatient: Handler<'getPatient'> = async ({ params }, { db }) => {
  return { status: 200, ...(await readPatient(db, params.patientId)) };
};

/**
 * A patient as the contract shows it, with its version.
 * @throws ApiError 404 when there is no such patient
 */
export async function readPatient(db: Queries, id: string): Promise<{ data: Data<'getPatient'>; version: number }> {
  const { first_name, middle_name, last_name, date_of_birth, state, zip, partner_code, version } = patients;
  const [row] = await db
    .select({ id: patients.id, first_name, middle_name, last_name, date_of_birth, state, zip, partner_code, version })
    .from(patients)
    .where(eq(patients.id, id));
  if (!row) throw notFound();
  const { version: found, ...data } = row;
  return { data, version: found };
}

/** The furthest step of a member, and what is stored as proof of each step. */
export const getJourney: Handler<'getJourney'> = async ({ params }, { db, now }) => {
  const [member] = await db.select({ step: users.step }).from(users).where(eq(users.id, params.patientId));
  if (!member?.step) throw notFound();
  return { status: 200, data: { step: member.step, evidence: await evidenceOf(db, params.patientId, now) } };
};
