import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import { answers } from '../../db/schema/index.ts';

/** The answers of a patient who has begun to change their family history or medical history, and has not sent it. */
export function isUnsent(patientId: string | SQLWrapper): SQL | undefined {
  return and(eq(answers.patient_id, patientId), eq(answers.status, 'in-progress'));
}
