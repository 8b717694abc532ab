import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { syncClaims } from './claims.ts';
import type { Identity } from './identity.ts';

/**
 * One sweep settles so many accounts of each kind at the most; the next one goes on. They come in any order: one that can
 * never be told must not keep those behind it from their turn for ever.
 */
const most = 200;
const anyOrder = sql`random()`;

/**
 * Tells the identity provider what it was not told yet of what the record says: sessions that are over, accounts that were
 * shut out, roles that were given or taken. Safe with many processes at once, whoever of them died in between.
 * @throws what the provider says, once the others are done; what it was not told stays to be told
 */
export async function syncAccounts(
  db: Database,
  identity: Identity,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = [];
  await revokeSessions(db, identity).catch((error: unknown) => failures.push(error));
  const isDue = and(lt(users.claims_settled, users.claims_version), isNull(users.closed_at));
  const due = await db.select({ id: users.id }).from(users).where(isDue).orderBy(anyOrder).limit(most);
  try {
    for (const { id } of due) {
      if (isStopping()) break;
      await syncClaims(db, identity, id);
    }
  } catch (error) {
    // Where one could not be told, the others would wait as long for nothing.
    failures.push(error);
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Ends by the record all sessions of somebody that have begun so far; the provider is told of it by `revokeSessions`.
 * @returns since when sessions count, and of which account at the provider; undefined where there is nobody
 */
export async function endSessions(
  tx: Queries,
  userId: string,
): Promise<{ validFrom: Date; identityId: string } | undefined> {
  const [user] = await tx
    .update(users)
    .set({ sessions_valid_from: sql`clock_timestamp()` })
    .where(eq(users.id, userId))
    .returning({ validFrom: users.sessions_valid_from, identityId: users.firebase_id });
  return user?.validFrom ? { ...user, validFrom: user.validFrom } : undefined;
}

/**
 * Ends the sessions at the identity provider that are over by the record: of one user, or of all where that was left
 * undone. Until then they open nothing either: each request is judged by the record.
 * @throws ApiError 503 when the provider can't be told
 */
export async function revokeSessions(db: Database, identity: Identity, userId?: string): Promise<void> {
  const isLeft = and(
    isNotNull(users.sessions_valid_from),
    sql`${users.sessions_valid_from} is distinct from ${users.sessions_revoked_for}`,
    isNull(users.closed_at),
    userId === undefined ? undefined : eq(users.id, userId),
  );
  const left = await db.select().from(users).where(isLeft).orderBy(anyOrder).limit(most);
  for (const { id, firebase_id, disabled_at, sessions_valid_from } of left) {
    if (!sessions_valid_from) continue;
    const isShut = disabled_at !== null;
    await identity.endSessions(firebase_id, { disable: isShut });
    await reportAccountDisabled(db, identity, { id, firebase_id }, isShut);
    await db
      .update(users)
      .set({ sessions_revoked_for: sessions_valid_from })
      .where(and(eq(users.id, id), eq(users.sessions_valid_from, sessions_valid_from)));
  }
}

/**
 * Tells the identity provider whether an account is shut until the record says the same once it was told: an operator can
 * shut or open it meanwhile, and whoever tells the provider last must not leave what no longer holds.
 * @param isReported what the provider was told just now
 * @throws ApiError 503 when the provider can't be told
 */
export async function reportAccountDisabled(
  db: Database,
  identity: Identity,
  { id, firebase_id }: Pick<typeof users.$inferSelect, 'id' | 'firebase_id'>,
  isReported: boolean,
): Promise<void> {
  for (let isShut = isReported; ;) {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    if (!user || (user.disabled_at !== null) === isShut) return;
    isShut = !isShut;
    if (isShut) await identity.endSessions(firebase_id, { disable: true });
    else await identity.enable(firebase_id);
  }
}
