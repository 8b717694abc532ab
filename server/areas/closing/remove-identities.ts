import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Identity } from '../../identity/identity.ts';

/**
 * Removes the accounts at the identity provider of those who have closed theirs: of one, or of all where that was left
 * undone by a crash or because the provider was away. Any number of processes may do so at once.
 * @throws what the provider says, once the others are done
 */
export async function removeIdentities(db: Database, identity: Identity, userId?: string): Promise<void> {
  const isLeft = and(isNotNull(users.closed_at), isNull(users.identity_removed_at));
  const left = await db
    .select({ id: users.id, identityId: users.firebase_id })
    .from(users)
    .where(and(isLeft, userId === undefined ? undefined : eq(users.id, userId)));
  const failures: unknown[] = [];
  for (const { id, identityId } of left) {
    try {
      await identity.remove(identityId);
      await db
        .update(users)
        .set({ identity_removed_at: new Date() })
        .where(and(eq(users.id, id), isLeft));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
