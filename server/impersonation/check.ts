import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Hot } from '../db/hot.ts';
import { impersonations, users } from '../db/schema/index.ts';
import { transaction } from '../db/transaction.ts';
import { impersonationEnded } from '../errors.ts';
import type { Identity } from '../identity/identity.ts';
import type { Caller, OperationId } from '../operation.ts';
import { settleClaims } from './claims.ts';
import { endOverdue } from './impersonations.ts';

type Services = { db: Database; hot: Hot; identity: Identity };

/** Stopping what is over already answers as stopping it did: only this is let through. */
const stops: OperationId = 'updateUserClaims';

/**
 * Lets an acting token through only while its time of acting is open: by this account, as this member, by somebody who
 * is still an admin. What is over is ended on the way, and the account's claims are brought back.
 * @throws ApiError 403 `impersonation_ended`
 */
export async function checkActing(
  operation: OperationId,
  caller: Caller,
  { db, hot, identity }: Services,
  requestId: string,
): Promise<void> {
  const { actor, noviId, identityId, authorities } = caller;
  if (!actor) return;
  const now = new Date();
  const isMember = noviId !== undefined && authorities.join() === 'member';
  if (isMember && (await hot.mayAct({ identityId, adminId: actor.noviId, memberId: noviId, now }))) return;
  await transaction(db, (tx) => endOverdue(tx, now, requestId, identityId));
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.firebase_id, identityId));
  if (admin) await settleClaims(db, identity, admin.id);
  if (operation === stops) return;
  if (await everActed(db, admin?.id)) throw impersonationEnded();
  throw impersonationEnded({ why: 'never_acted', identityId, isVerified: true });
}

async function everActed(db: Database, adminId: string | undefined): Promise<boolean> {
  if (adminId === undefined) return false;
  const rows = await db
    .select({ id: impersonations.id })
    .from(impersonations)
    .where(eq(impersonations.admin_id, adminId))
    .limit(1);
  return rows.length > 0;
}
