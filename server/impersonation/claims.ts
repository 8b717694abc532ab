import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { impersonations, users } from '../db/schema/index.ts';
import { transaction } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import type { Identity, NoviClaims } from '../identity/identity.ts';
import { openOne } from './impersonations.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'role'>;

/** What the tokens of a user say as long as they are themself. */
export function claimsOf({ id, role }: User) {
  return { novi_id: id, novi_authorities: [role] } satisfies NoviClaims;
}

/**
 * Brings the claims of an account in line with what is stored: its user's own, or the member's while an open time of
 * acting says so. May be called at any time and by many at once: the user's row is locked while the provider is told, so
 * what was true last is told last, and what a crash has left undone is done by the next call.
 * @throws ApiError 503 when the provider can't be told
 */
export async function settleClaims(db: Database, identity: Identity, userId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return;
    const open = await openOne(tx, user.id);
    const claims = open ? actingClaims(user, open) : claimsOf(user);
    await identity.setClaims(user.firebase_id, claims).catch((error: unknown) => {
      if (!isAccountGone(error)) throw error;
    });
    if (open) return;
    const isUnsettled = and(isNotNull(impersonations.ended_at), isNull(impersonations.restored_at));
    await tx
      .update(impersonations)
      .set({ restored_at: new Date() })
      .where(and(eq(impersonations.admin_id, user.id), isUnsettled));
  });
}

function actingClaims(admin: User, { member_id, admin_name }: typeof impersonations.$inferSelect): NoviClaims {
  return {
    novi_id: member_id,
    novi_authorities: ['member'],
    original_novi_id: admin.id,
    original_novi_name: admin_name,
    original_novi_authorities: [admin.role],
  };
}

/** There is nothing to bring back in an account that is no more. */
function isAccountGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
