import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { ApiError, unavailable } from '../errors/errors.ts';
import type { Database } from '../db/database.ts';
import { impersonations, users } from '../db/schema/index.ts';
import { finishesWithin } from '../lib/finishes-within.ts';
import type { Identity, NoviClaims } from './identity.ts';
import { providerTimeoutMs } from './provider-timeout.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'role'>;

/** One settling of an account's claims; who asks for it while it goes on may have changed the records since they were read. */
type Settling = { asks: number; done: Promise<void> };

/** What is being settled in this process, by the pool that it reads from and the user. */
const underway = new WeakMap<Database, Map<string, Settling>>();

/** What the tokens of a user say as long as they are themself. */
export function claimsOf({ id, role }: User) {
  return { novi_id: id, novi_authorities: [role] } satisfies NoviClaims;
}

/**
 * Brings the claims of an account in line with what is stored: its user's own, or the member's while an open time of
 * impersonation says so. May be called at any time and by many at once, here and in other processes; in one process they share
 * one settling. Must not be called within a transaction: no lock or connection is held while the provider is asked.
 * @throws ApiError 503 when the provider can't be told, or takes too long; it is still put right then once it answers
 */
export async function syncClaims(db: Database, identity: Identity, userId: string): Promise<void> {
  const { done } = joinSettling(db, identity, userId);
  if (!(await finishesWithin(done, providerTimeoutMs))) throw unavailable();
}

function joinSettling(db: Database, identity: Identity, userId: string): Settling {
  const settlings = underway.get(db) ?? new Map<string, Settling>();
  underway.set(db, settlings);
  const other = settlings.get(userId);
  if (other) {
    other.asks += 1;
    return other;
  }
  const settling: Settling = { asks: 1, done: Promise.resolve() };
  settlings.set(userId, settling);
  // Let go of in the same moment in which nobody had asked again, so that whoever asks later begins anew.
  const leave = () => settlings.delete(userId);
  settling.done = settle(db, identity, userId, { settling, leave });
  return settling;
}

type SettlingEntry = { settling: Settling; leave: () => void };

/**
 * Tells the provider what is stored until, after it was told, the same is stored still. So of two processes the slower
 * one, whose word may arrive last, sees what the faster one has seen, and says it again.
 */
async function settle(
  db: Database,
  identity: Identity,
  userId: string,
  { settling, leave }: SettlingEntry,
): Promise<void> {
  try {
    let sent: Stored | undefined;
    let heard: number;
    do {
      heard = settling.asks;
      let stored = await readStored(db, userId);
      while (stored && isNews(stored, sent)) {
        await tell(identity, stored);
        sent = stored;
        stored = await readStored(db, userId);
      }
      if (sent) {
        await noteRestored(db, sent.over);
        await noteSettled(db, userId, sent.version);
      }
    } while (settling.asks !== heard);
  } finally {
    leave();
  }
}

type Stored = {
  identityId: string;
  claims: NoviClaims;
  /** Counts what the record has said of the claims so far. */
  version: number;
  /** The impersonations that are over, and whose claims were not brought back yet. */
  over: string[];
};

/** Whether the provider is still to be told; also of claims like those before, where somebody acted in between. */
function isNews(stored: Stored, sent: Stored | undefined): boolean {
  return (
    stored.version !== sent?.version ||
    !isDeepStrictEqual(stored.claims, sent.claims) ||
    stored.over.some((id) => !sent.over.includes(id))
  );
}

/** Reads in one query, so that all of it is of one moment. */
async function readStored(db: Database, userId: string): Promise<Stored | undefined> {
  const rows = await db
    .select({ user: users, time: impersonations })
    .from(users)
    .leftJoin(impersonations, and(eq(impersonations.admin_id, users.id), isNull(impersonations.restored_at)))
    .where(eq(users.id, userId));
  const user = rows[0]?.user;
  if (!user) return undefined;
  const times = rows.flatMap(({ time }) => time ?? []);
  const open = times.find(({ ended_at }) => ended_at === null);
  return {
    identityId: user.firebase_id,
    claims: open ? impersonationClaims(user, open) : claimsOf(user),
    version: user.claims_version,
    over: times.filter((time) => time !== open).map(({ id }) => id),
  };
}

/** Only what was over before the provider was told: what has ended since may still stand in the claims. */
async function noteRestored(db: Database, over: string[]): Promise<void> {
  if (over.length === 0) return;
  const isUnsettled = and(inArray(impersonations.id, over), isNull(impersonations.restored_at));
  await db.update(impersonations).set({ restored_at: new Date() }).where(isUnsettled);
}

/** A version that came meanwhile is still to be told. */
async function noteSettled(db: Database, userId: string, version: number): Promise<void> {
  await db
    .update(users)
    .set({ claims_settled: version })
    .where(and(eq(users.id, userId), lt(users.claims_settled, version)));
}

/** There is nothing to bring back in an account that is no more. */
async function tell(identity: Identity, { identityId, claims }: Stored): Promise<void> {
  await identity.setClaims(identityId, claims).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
}

function impersonationClaims(admin: User, { member_id, admin_name }: typeof impersonations.$inferSelect): NoviClaims {
  return {
    novi_id: member_id,
    novi_authorities: ['member'],
    original_novi_id: admin.id,
    original_novi_name: admin_name,
    original_novi_authorities: [admin.role],
  };
}
