import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { impersonations, users } from '../db/schema/index.ts';
import { impersonationEnded } from '../errors.ts';
import type { Caller, OperationId } from '../operation.ts';

/** It changes the time of acting itself, and judges that by the records. */
const changesIt: OperationId = 'updateUserClaims';

/**
 * Keeps the time of acting open until the write of an acting caller is stored: an end waits for it, and one that came first
 * refuses it, although the request began before.
 * @throws ApiError 403 `impersonation_ended`
 */
export async function holdActing(tx: Queries, operation: OperationId, caller: Caller | undefined): Promise<void> {
  if (!caller?.actor || operation === changesIt) return;
  const { actor, noviId = '', identityId } = caller;
  const [open] = await tx
    .select({ id: impersonations.id })
    .from(impersonations)
    .innerJoin(users, and(eq(users.id, impersonations.admin_id), eq(users.role, 'admin'), isNull(users.disabled_at)))
    .where(
      and(
        eq(users.firebase_id, identityId),
        eq(impersonations.admin_id, actor.noviId),
        eq(impersonations.member_id, noviId),
        isNull(impersonations.ended_at),
        gt(impersonations.ends_at, sql`clock_timestamp()`),
      ),
    )
    .for('share', { of: impersonations });
  if (!open) throw impersonationEnded();
}
