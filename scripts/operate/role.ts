import { eq } from 'drizzle-orm';
import type { Authority } from '#domain/roles.ts';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { syncClaims } from '#server/identity/claims.ts';
import { endOverdue } from '#server/areas/impersonation/impersonations.ts';
import { sweepImpersonations } from '#server/sweep.ts';
import { endSessions, revokeSessions } from '#server/identity/sync-accounts.ts';
import { findPerson, lockUser, OperatorError, type OperatorIdentity, operatorName, type Person } from './person.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Gives a person a role, in place of the one they have; `member` takes a role of the staff away. All their sessions end
 * before that, so that nobody goes on with the old role; then their impersonation ends, the trail tells of it, and their claims
 * follow. Doing it again is harmless, and finishes what was broken off; so does the sweep of every server.
 * @param who the e-mail that they sign in with, or the id of their record
 * @throws OperatorError when there is nobody, they have not proven their e-mail, or their record does not allow it
 */
export async function giveRole(
  db: Database,
  identity: OperatorIdentity,
  who: string,
  role: Authority,
): Promise<UserRow> {
  const person = await findPerson(db, identity, who);
  if (role !== 'member') checkProven(person, who);
  await transaction(db, async (tx) => {
    checkChange(await lockUser(tx, person.id, who), role);
    await endSessions(tx, person.id);
  });
  await revokeSessions(db, identity, person.id);
  const user = await transaction(db, async (tx) => {
    const found = await lockUser(tx, person.id, who);
    checkChange(found, role);
    if (found.role !== role) await change(tx, found, role);
    // Also those that have begun since: they know the old role only.
    await endSessions(tx, person.id);
    return found;
  });
  await syncClaims(db, identity, user.id);
  // A member may be one as whom somebody acted.
  await sweepImpersonations(db, identity);
  await revokeSessions(db, identity, user.id);
  return user;
}

async function change(
  tx: Queries,
  { id, role: before, firebase_id, version }: UserRow,
  role: Authority,
): Promise<void> {
  const step = role === 'member' ? ('welcome' as const) : null;
  await tx
    .update(users)
    .set({ role, step, version: version + 1, updated_at: new Date() })
    .where(eq(users.id, id));
  const requestId = operatorName();
  await endOverdue(tx, new Date(), requestId);
  await writeEvent(tx, {
    ...{ identityId: firebase_id, operation: 'operate.role', detail: `${before}_to_${role}`, requestId },
    ...{ record: 'user', recordId: id, owner: id },
  });
}

/** Anybody can sign up with an address that is not theirs; only who reads its mail is who the operator means. */
function checkProven({ email, emailVerified }: Person, who: string): void {
  if (emailVerified) return;
  throw new OperatorError(
    `${email ?? who} is not confirmed. Let them open the link in the e-mail that Novi sent them (Send again: /verify-email), then say it again.`,
  );
}

function checkChange({ role: before, step, agreed_to_terms_at, closed_at }: UserRow, role: Authority): void {
  if (closed_at) throw new OperatorError('This account was closed for good.');
  if (before === role) return;
  if (before === 'member' && step !== 'welcome') {
    throw new OperatorError('This person is on the journey as a member. For a role they need an account of its own.');
  }
  if (role === 'member' && !agreed_to_terms_at) {
    throw new OperatorError(
      'This person never signed up as a member. Shut the account instead: npm run operate -- disable.',
    );
  }
}
