import { and, desc, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { corporateCustomers, eligibilityChecks, users } from '../../db/schema/index.ts';

/**
 * By what patients have joined, as a part of other queries: the newest accepted check of those whose account is open. A later
 * check that was not accepted takes nothing away.
 * @param ever only of patients who have, at any time, made a check like this
 */
export function enrolledBy(db: Queries, ever: SQL) {
  const isOpen = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, eligibilityChecks.patient_id), isNull(users.closed_at)));
  const meant = db.select({ id: eligibilityChecks.patient_id }).from(eligibilityChecks).where(ever);
  return db
    .selectDistinctOn([eligibilityChecks.patient_id], {
      patient_id: eligibilityChecks.patient_id,
      corporate_id: eligibilityChecks.corporate_id,
      roster_entry_id: eligibilityChecks.roster_entry_id,
      checked_at: eligibilityChecks.checked_at,
    })
    .from(eligibilityChecks)
    .where(and(eq(eligibilityChecks.eligible, true), inArray(eligibilityChecks.patient_id, meant), exists(isOpen)))
    .orderBy(eligibilityChecks.patient_id, desc(eligibilityChecks.checked_at))
    .as('joined');
}

/**
 * Lets one write at a time give out slugs and codes, until its transaction ends: that no slug is another customer's code is
 * checked against what is stored.
 */
export async function lockSlugsAndCodes(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${corporateLock})`);
}

/** Any number that no other lock has. */
const corporateLock = 714_202_627;

/** The row of a customer, locked where it is to be changed: whoever joins by it waits, or is waited for. */
export async function findCustomer(db: Queries, id: string, why: 'to change' | 'to read' = 'to read') {
  const query = db.select().from(corporateCustomers).where(eq(corporateCustomers.id, id));
  const [row] = await (why === 'to change' ? query.for('update') : query);
  return row;
}
