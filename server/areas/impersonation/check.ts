import { eq } from 'drizzle-orm';
import { impersonationEnded } from '../../errors/errors.ts';
import type { OperationId } from '../../contract/operation-id.ts';
import type { CheckImpersonation } from '../../contract/run.ts';
import { users } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { syncClaims } from '../../identity/claims.ts';
import { endOfIssue } from '../../identity/token-times.ts';
import { endOverdue, newestImpersonation } from './impersonations.ts';

/** Stopping what is over already answers as stopping it did: only this is let through. */
const stops: OperationId = 'updateUserClaims';

/**
 * An impersonation is open for this account, as this member, by somebody who is still an admin, and had begun when the token
 * was issued. What is over is ended on the way.
 */
export const checkImpersonation: CheckImpersonation = async (
  operation,
  caller,
  { db, preparedQueries, identity },
  requestId,
  onUnsettled,
) => {
  const { actor, noviId, identityId, authorities } = caller;
  if (!actor) return;
  const now = new Date();
  const isMember = noviId !== undefined && authorities.join() === 'member';
  const startedBefore = endOfIssue(actor.issuedAt);
  const asked = { identityId, adminId: actor.noviId, memberId: noviId ?? '', now, startedBefore };
  if (isMember && (await preparedQueries.mayAct(asked))) return;
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.firebase_id, identityId));
  const newest = admin && (await newestImpersonation(db, admin.id));
  const isOver = newest?.ended_at === null && newest.member_id === noviId;
  if (isOver) await transaction(db, (tx) => endOverdue(tx, now, requestId, identityId));
  if (admin && (isOver || isUnsettled(newest, actor.issuedAt))) {
    syncClaims(db, identity, admin.id).catch(onUnsettled);
  }
  if (operation === stops) return;
  if (newest) throw impersonationEnded();
  throw impersonationEnded({ why: 'never_acted', identityId, isVerified: true });
};

/**
 * Whether a token that nothing stands behind says so because its account does. One from before the claims were brought
 * back, or of an earlier time than the one that goes on, is only old.
 */
function isUnsettled(newest: Awaited<ReturnType<typeof newestImpersonation>>, issuedAt: Date): boolean {
  if (!newest) return true;
  if (newest.ended_at === null) return false;
  return newest.restored_at === null || issuedAt > newest.restored_at;
}
