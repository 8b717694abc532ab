import { eq, sql } from 'drizzle-orm';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { endOverdue } from '#server/areas/impersonation/impersonations.ts';
import { sweepImpersonations } from '#server/sweep.ts';
import { endSessions, revokeSessions, reportAccountDisabled } from '#server/identity/sync-accounts.ts';
import { findPerson, findRecord, lockUser, operatorName, OperatorError, type OperatorIdentity } from './person.ts';

/**
 * Shuts an account: from then on it opens nothing, in all processes within a second, and nobody can sign in to it. What is
 * stored stays. Doing it again is harmless. While the provider is away, the id of the record will do: the sweep tells it later.
 * @param who the e-mail that they sign in with, or the id of their record
 * @throws OperatorError when there is nobody, or the account was closed by its owner
 */
export async function disableAccount(db: Database, identity: OperatorIdentity, who: string): Promise<void> {
  const { id } = await findRecord(db, identity, who);
  await transaction(db, async (tx) => {
    await note(tx, id, who, 'disable');
    await tx
      .update(users)
      .set({ disabled_at: sql`coalesce(${users.disabled_at}, clock_timestamp())` })
      .where(eq(users.id, id));
    await endSessions(tx, id);
    await endOverdue(tx, new Date(), operatorName());
  });
  await revokeSessions(db, identity, id);
  await sweepImpersonations(db, identity);
}

/**
 * Opens an account again that an operator has shut: in the record, then at the provider. Should that fail, nobody can sign
 * in to it yet; doing it again finishes it.
 * @param who the id of their record, or the e-mail that they sign in with
 * @throws OperatorError when there is nobody, or the account was closed by its owner
 */
export async function enableAccount(db: Database, identity: OperatorIdentity, who: string): Promise<void> {
  const { id, identityId } = await findPerson(db, identity, who);
  await transaction(db, async (tx) => {
    await note(tx, id, who, 'enable');
    await tx.update(users).set({ disabled_at: null }).where(eq(users.id, id));
  });
  await identity.enable(identityId);
  await reportAccountDisabled(db, identity, { id, firebase_id: identityId }, false);
}

async function note(tx: Queries, id: string, who: string, what: 'disable' | 'enable'): Promise<void> {
  const { firebase_id, closed_at } = await lockUser(tx, id, who);
  if (closed_at) throw new OperatorError('This account was closed for good.');
  await writeEvent(tx, {
    ...{ identityId: firebase_id, operation: `operate.${what}`, requestId: operatorName() },
    ...{ record: 'user', recordId: id, owner: id },
  });
}
