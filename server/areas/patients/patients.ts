import { eq } from 'drizzle-orm';
import { zoneFor } from '#domain/messages.ts';
import { LOCALES } from '#domain/words.ts';
import { forbidden, notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { messagePreferences, patients, users } from '../../db/schema/index.ts';

/** The legal name, date of birth and residence; in which language and by which clock they read. */
export const getPatient: Handler<'getPatient'> = async ({ params }, { db }) => {
  return { status: 200, ...(await readPatient(db, params.patientId)) };
};

/**
 * A patient as the contract shows it, with its version.
 * @throws ApiError 404 when there is no such patient
 */
export async function readPatient(db: Queries, id: string): Promise<{ data: Data<'getPatient'>; version: number }> {
  const { first_name, middle_name, last_name, pronouns, date_of_birth, state, zip, partner_code, version } = patients;
  const [row] = await db
    .select({
      ...{ id: patients.id, first_name, middle_name, last_name, pronouns },
      ...{ date_of_birth, state, zip, partner_code, version },
      ...{ locale: messagePreferences.locale, chosen: messagePreferences.time_zone },
    })
    .from(patients)
    .leftJoin(messagePreferences, eq(messagePreferences.user_id, patients.id))
    .where(eq(patients.id, id));
  if (!row) throw notFound();
  const { version: found, locale, chosen, ...details } = row;
  const { state: home } = details;
  const data = { ...details, locale: locale ?? LOCALES[0], time_zone: zoneFor({ chosen, state: home }) };
  return { data, version: found };
}

/** Makes the patient record of a member where it is missing; the sign-up has made it already. */
export const createPatient: Handler<'createPatient'> = async ({ body }, { db }) => {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, body.user_id));
  // A token from before may still say that somebody of the staff is a member.
  if (user?.role !== 'member') throw forbidden();
  const made = await db.insert(patients).values({ id: body.user_id }).onConflictDoNothing().returning();
  const { data, version } = await readPatient(db, body.user_id);
  return { status: 201, data, version, changed: made.length > 0 ? { record: 'patient', id: data.id } : 'nothing' };
};
