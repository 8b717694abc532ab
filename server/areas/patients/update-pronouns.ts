import { eq } from 'drizzle-orm';
import { sanitizeText } from '#domain/validation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Handler } from '../../contract/operation.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { patients } from '../../db/schema/index.ts';
import { readPatient } from './patients.ts';

/** Keeps the pronouns that a patient tells, or takes them back where the text is empty. */
export const updatePronouns: Handler<'updatePronouns'> = async ({ params, body, ifMatch }, { db, now }) => {
  const id = params.patientId;
  await lockPatient(db, id);
  const { data, version } = await readPatient(db, id);
  refuseStale(version, ifMatch);
  const pronouns = sanitizeText(body.pronouns);
  if (pronouns === data.pronouns) return { status: 200, data, version, changed: 'nothing' };
  await db
    .update(patients)
    .set({ pronouns, version: version + 1, updated_at: now })
    .where(eq(patients.id, id));
  return { status: 200, ...(await readPatient(db, id)), changed: { record: 'patient', id } };
};
