import { hostname, userInfo } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type { Authority } from '../../domain/roles.ts';
import { writeEvent } from '../../server/audit.ts';
import type { Database } from '../../server/db/database.ts';
import { userEmails, users } from '../../server/db/schema/index.ts';
import { transaction } from '../../server/db/transaction.ts';
import type { createFirebaseIdentity } from '../../server/identity/firebase.ts';
import { settleClaims } from '../../server/impersonation/claims.ts';
import { endOverdue } from '../../server/impersonation/impersonations.ts';
import { sweepImpersonations } from '../../server/impersonation/sweep.ts';

type UserRow = typeof users.$inferSelect;

/** The command can't be carried out; the message is for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * Gives the person with this sign-in e-mail a role, in place of the one they have; `member` takes a role of the staff
 * away. What they act as ends, their claims follow, all their sessions end, and the trail tells of it. Doing it again is
 * harmless, and finishes what was broken off.
 * @throws OperatorError when nobody has the e-mail, or their record does not allow it
 */
export async function giveRole(
  db: Database,
  identity: ReturnType<typeof createFirebaseIdentity>,
  email: string,
  role: Authority,
): Promise<{ before: Authority }> {
  const user = await transaction(db, async (tx) => {
    const [found] = await tx
      .select({ user: users })
      .from(users)
      .innerJoin(userEmails, eq(userEmails.user_id, users.id))
      .where(sql`lower(${userEmails.email_address}) = lower(${email})`)
      .for('update', { of: users });
    if (!found) throw new OperatorError(`Nobody has ${email}. They must have signed up in the app first.`);
    const { id, role: before, firebase_id } = found.user;
    if (before === role) return found.user;
    const step = role === 'member' ? ('welcome' as const) : null;
    checkChange(found.user, role);
    await tx
      .update(users)
      .set({ role, step, version: found.user.version + 1, updated_at: new Date() })
      .where(eq(users.id, id));
    const requestId = `${userInfo().username}@${hostname()}`;
    await endOverdue(tx, new Date(), requestId);
    await writeEvent(tx, {
      ...{ identityId: firebase_id, operation: 'operate.role', detail: `${before}_to_${role}`, requestId },
      ...{ record: 'user', recordId: id, owner: id },
    });
    return found.user;
  });
  await settleClaims(db, identity, user.id);
  // A member may be one as whom somebody acted.
  await sweepImpersonations(db, identity);
  await identity.endSessions(user.firebase_id);
  return { before: user.role };
}

function checkChange({ role: before, step, agreed_to_terms_at }: UserRow, role: Authority): void {
  if (before === 'member' && step !== 'welcome') {
    throw new OperatorError('This person is on the journey as a member. For a role they need an account of its own.');
  }
  if (role === 'member' && !agreed_to_terms_at) {
    throw new OperatorError('This person never signed up as a member. Disable the account at the identity provider.');
  }
}
