import { eq } from 'drizzle-orm';
import { patients, users } from '../db/schema/index.ts';
import { forbidden } from '../errors.ts';
import type { Handler } from '../operation.ts';
import { readPatient } from './patients.ts';

/** Makes the patient record of a member where it is missing; the sign-up has made it already. */
export const createPatient: Handler<'createPatient'> = async ({ body }, { db }) => {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, body.user_id));
  // A token from before may still say that somebody of the staff is a member.
  if (user?.role !== 'member') throw forbidden();
  const made = await db.insert(patients).values({ id: body.user_id }).onConflictDoNothing().returning();
  const { data, version } = await readPatient(db, body.user_id);
  return { status: 201, data, version, changed: made.length > 0 ? { record: 'patient', id: data.id } : 'nothing' };
};
