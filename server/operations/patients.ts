import { desc, eq } from 'drizzle-orm';
import { fullName } from '../../domain/names.ts';
import { carePlans, patients, users } from '../db/schema/index.ts';
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

/** What specialists have laid down with the patient, newest first. */
export const listCarePlans: Handler<'listCarePlans'> = async ({ params }, { db }) => {
  const plans = await db
    .select({ plan: carePlans, author: { first_name: users.first_name, last_name: users.last_name } })
    .from(carePlans)
    .innerJoin(users, eq(users.id, carePlans.author_id))
    .where(eq(carePlans.patient_id, params.patientId))
    .orderBy(desc(carePlans.created_at));
  const data = plans.map(({ plan, author }) => ({
    id: plan.id,
    title: plan.title,
    items: plan.items.map(({ what }) => what),
    written_by: fullName(author.first_name, author.last_name),
    created_at: plan.created_at.toISOString(),
  }));
  return { status: 200, data };
};
