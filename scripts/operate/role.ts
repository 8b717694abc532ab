import { eq } from 'drizzle-orm';
import type { Authority } from '../../domain/roles.ts';
import { writeEvent } from '../../server/audit.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/index.ts';
import { transaction } from '../../server/db/transaction.ts';
import { settleClaims } from '../../server/impersonation/claims.ts';
import { endOverdue } from '../../server/impersonation/impersonations.ts';
import { sweepImpersonations } from '../../server/impersonation/sweep.ts';
import { findPerson, operatorName, OperatorError, type OperatorIdentity, type Person } from './person.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Gives a person a role, in place of the one they have; `member` takes a role of the staff away. What they act as ends,
 * their claims follow, all their sessions end, and the trail tells of it. Doing it again is harmless, and finishes what was
 * broken off.
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
  const user = await transaction(db, async (tx) => {
    const [found] = await tx.select().from(users).where(eq(users.id, person.id)).for('update');
    if (!found) throw new OperatorError(`${who} was removed just now.`);
    const { id, role: before, firebase_id } = found;
    if (found.closed_at) throw new OperatorError('This account was closed for good.');
    if (before === role) return found;
    const step = role === 'member' ? ('welcome' as const) : null;
    checkChange(found, role);
    await tx
      .update(users)
      .set({ role, step, version: found.version + 1, updated_at: new Date() })
      .where(eq(users.id, id));
    const requestId = operatorName();
    await endOverdue(tx, new Date(), requestId);
    await writeEvent(tx, {
      ...{ identityId: firebase_id, operation: 'operate.role', detail: `${before}_to_${role}`, requestId },
      ...{ record: 'user', recordId: id, owner: id },
    });
    return found;
  });
  await settleClaims(db, identity, user.id);
  // A member may be one as whom somebody acted.
  await sweepImpersonations(db, identity);
  await identity.endSessions(user.firebase_id);
  return user;
}

/** Anybody can sign up with an address that is not theirs; only who reads its mail is who the operator means. */
function checkProven({ email, emailVerified }: Person, who: string): void {
  if (emailVerified) return;
  throw new OperatorError(
    `${email ?? who} is not confirmed. Let them open the link in the e-mail that Novi sent them (Send again: /verify-email), then say it again.`,
  );
}

function checkChange({ role: before, step, agreed_to_terms_at }: UserRow, role: Authority): void {
  if (before === 'member' && step !== 'welcome') {
    throw new OperatorError('This person is on the journey as a member. For a role they need an account of its own.');
  }
  if (role === 'member' && !agreed_to_terms_at) {
    throw new OperatorError('This person never signed up as a member. Disable the account at the identity provider.');
  }
}
