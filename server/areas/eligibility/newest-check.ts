import { and, desc, eq } from 'drizzle-orm';
import { checkStanding } from '#domain/eligibility.ts';
import { conflict } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { corporateCustomers, eligibilityChecks } from '../../db/schema/index.ts';

/** The check that counts, and the name of the partner whose code was given. */
export async function newestCheck(db: Queries, patientId: string) {
  const [found] = await db
    .select({ check: eligibilityChecks, partner: corporateCustomers.name })
    .from(eligibilityChecks)
    .leftJoin(corporateCustomers, eq(corporateCustomers.id, eligibilityChecks.corporate_id))
    .where(eq(eligibilityChecks.id, newestCheckId(db, patientId)));
  return found;
}

/** Picks the check that counts, as a part of other queries: the newest one. */
export function newestCheckId(db: Queries, patientId: string) {
  return db
    .select({ id: eligibilityChecks.id })
    .from(eligibilityChecks)
    .where(eq(eligibilityChecks.patient_id, patientId))
    .orderBy(desc(eligibilityChecks.checked_at))
    .limit(1);
}

/** When the details on file were accepted; null when none ever were. */
export async function acceptedAt(db: Queries, patientId: string): Promise<Date | null> {
  const [accepted] = await db
    .select({ at: eligibilityChecks.checked_at })
    .from(eligibilityChecks)
    .where(and(eq(eligibilityChecks.patient_id, patientId), eq(eligibilityChecks.eligible, true)))
    .orderBy(desc(eligibilityChecks.checked_at))
    .limit(1);
  return accepted?.at ?? null;
}

/**
 * Refuses a new order or visit while the newest check says that the person can't join. The caller holds the patient's
 * lock, so that the answer stays true to the end of the transaction.
 * @throws ApiError 409 `not_eligible` with what to do
 */
export async function requireEligible(db: Queries, patientId: string): Promise<void> {
  const newest = await newestCheck(db, patientId);
  const wasAccepted = (await acceptedAt(db, patientId)) !== null;
  const check = checkStanding({ eligible: newest?.check.eligible ?? false, wasAccepted });
  if (!check.ok) throw conflict('not_eligible', check.reason);
}
