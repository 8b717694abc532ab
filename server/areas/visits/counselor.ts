import { and, eq, gte } from 'drizzle-orm';
import { checkCounselor, licensedUntil } from '#domain/counselor.ts';
import { conflict } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { licenses, patients, users } from '../../db/schema/index.ts';
import { isPracticing } from './licenses.ts';

/** Whether a specialist is licensed for the state on file for as long as an order of now needs it; null while no state is. */
export function hasCounselor(db: Queries, patientId: string, now: Date): Promise<boolean | null> {
  return isAnyoneLicensed(db, patientId, licensedUntil(now));
}

/** Whether a practicing specialist has a license for the state on file, up to a day (YYYY-MM-DD) at least; null while no state is. */
export async function isAnyoneLicensed(db: Queries, patientId: string, day: string): Promise<boolean | null> {
  const [patient] = await db.select({ state: patients.state }).from(patients).where(eq(patients.id, patientId));
  if (!patient?.state) return null;
  const found = await db
    .select({ id: users.id })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.specialist_id))
    .where(and(eq(licenses.state, patient.state), gte(licenses.expires_on, day), isPracticing()))
    .limit(1);
  return found.length > 0;
}

/**
 * Holds an order while nobody may counsel the patient.
 * @throws ApiError 409 `no_counselor` with what to do
 */
export async function requireCounselor(db: Queries, patientId: string, now: Date): Promise<void> {
  const check = checkCounselor(await hasCounselor(db, patientId, now));
  if (!check.ok) throw conflict('no_counselor', check.reason);
}
