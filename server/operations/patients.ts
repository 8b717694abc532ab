import { eq } from 'drizzle-orm';
import { patients, users } from '../db/schema/index.ts';
import { notFound } from '../errors.ts';
import type { Handler } from '../operation.ts';
import { evidenceOf } from './evidence.ts';

/** The legal name, date of birth and residence. */
export const getPatient: Handler<'getPatient'> = async ({ params }, { db }) => {
  const [data] = await db
    .select({
      id: patients.id,
      first_name: patients.first_name,
      middle_name: patients.middle_name,
      last_name: patients.last_name,
      date_of_birth: patients.date_of_birth,
      state: patients.state,
      zip: patients.zip,
      partner_code: patients.partner_code,
    })
    .from(patients)
    .where(eq(patients.id, params.patientId));
  if (!data) throw notFound();
  return { status: 200, data };
};

/** The furthest step of a member, and what is stored as proof of each step. */
export const getJourney: Handler<'getJourney'> = async ({ params }, { db, now }) => {
  const [member] = await db.select({ step: users.step }).from(users).where(eq(users.id, params.patientId));
  if (!member?.step) throw notFound();
  return { status: 200, data: { step: member.step, evidence: await evidenceOf(db, params.patientId, now) } };
};
