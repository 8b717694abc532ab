import { and, eq } from 'drizzle-orm';
import { isCalendarDate } from '#domain/dates.ts';
import { isStateCode, type StateCode } from '#domain/states.ts';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { licenses, users } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPerson, operatorName, OperatorError, type OperatorIdentity } from './person.ts';

/** Where, and until which day (YYYY-MM-DD, that one included); `none` takes the license away. */
type License = { state: string; until: string };

/**
 * Keeps that a specialist may practice in a state: members who live there are offered their times from then on. Visits that
 * are booked already stay when a license goes; the care team moves them.
 * @param who the e-mail that they sign in with, or the id of their record
 * @throws OperatorError when there is nobody, they are no specialist, or there is no such state or day
 */
export async function setLicense(db: Database, identity: OperatorIdentity, who: string, given: License): Promise<void> {
  const state = given.state.toUpperCase();
  if (!isStateCode(state))
    throw new OperatorError(`There is no state ${given.state}. Say its two letters, such as IL.`);
  if (given.until !== 'none' && !isCalendarDate(given.until)) {
    throw new OperatorError(`${given.until} is no day. Say the last day of the license as YYYY-MM-DD, or none.`);
  }
  const { id } = await findPerson(db, identity, who);
  await transaction(db, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'specialist')))
      .for('update');
    if (!user) throw new OperatorError('This person is no specialist. Give them the role first.');
    const isHere = and(eq(licenses.specialist_id, id), eq(licenses.state, state));
    if (given.until === 'none') await tx.delete(licenses).where(isHere);
    else await keep(tx, { specialist_id: id, state, expires_on: given.until });
    await writeEvent(tx, {
      ...{ identityId: user.firebase_id, operation: 'operate.license', record: 'user', recordId: id, owner: id },
      ...{ detail: `${state}_${given.until}`, requestId: operatorName() },
    });
  });
}

type Kept = { specialist_id: string; state: StateCode; expires_on: string };

async function keep(db: Queries, license: Kept): Promise<void> {
  const changed = { expires_on: license.expires_on, updated_at: new Date() };
  await db
    .insert(licenses)
    .values(license)
    .onConflictDoUpdate({ target: [licenses.specialist_id, licenses.state], set: changed });
}
