import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { impersonationEnded } from '../errors/errors.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller } from './operation.ts';
import type { Queries } from '../db/database.ts';
import { impersonations, users } from '../db/schema/index.ts';
import { endOfIssue } from '../identity/token-times.ts';

/** It changes the impersonation itself, and judges that by the records. */
const changesIt: OperationId = 'updateUserClaims';

/**
 * Keeps the impersonation open until the write of an impersonation caller is stored: an end waits for it, and one that came first
 * refuses it, although the request began before. An impersonation that began anew meanwhile doesn't let it through either.
 * @throws ApiError 403 `impersonation_ended`
 */
export async function holdImpersonation(
  tx: Queries,
  operation: OperationId,
  caller: Caller | undefined,
): Promise<void> {
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
        lt(impersonations.started_at, endOfIssue(actor.issuedAt)),
      ),
    )
    .for('share', { of: impersonations });
  if (!open) throw impersonationEnded();
}
