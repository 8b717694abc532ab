import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { unauthorized } from '../errors.ts';
import type { Caller, OperationId } from '../operation.ts';

/** For so long an account that was open is taken for it: as long as a token is taken without asking the provider. */
const maxAgeMs = 60_000;
const maxAccounts = 10_000;

/** Closing what is closed answers as closing it did: only these are let through. */
const closing: ReadonlySet<OperationId> = new Set<OperationId>(['deleteUser', 'deletePatient']);

/**
 * Refuses whoever has closed their account, also while the identity provider still knows them. In the process that closed
 * it that counts at once, in others within a minute; what is stored is refused at once everywhere (holdOpen).
 * @returns a check that throws ApiError 401
 */
export function createOpenAccounts(db: Database) {
  const open = new LRUCache<string, true>({ max: maxAccounts, ttl: maxAgeMs });
  // While an account is being closed, other requests still find it open: that must not be remembered.
  const mayClose = new LRUCache<string, true>({ max: maxAccounts, ttl: maxAgeMs });
  return async (operation: OperationId, { identityId }: Caller): Promise<void> => {
    if (closing.has(operation)) {
      open.delete(identityId);
      mayClose.set(identityId, true);
      return;
    }
    if (open.has(identityId)) return;
    const isClosed = and(eq(users.firebase_id, identityId), isNotNull(users.closed_at));
    if ((await db.$count(users, isClosed)) > 0) throw unauthorized();
    if (!mayClose.has(identityId)) open.set(identityId, true);
  };
}

/**
 * Keeps the account of whoever writes open until the write is stored: closing it waits for that, and a closing that came
 * first refuses it, although the request began before.
 * @throws ApiError 401
 */
export async function holdOpen(tx: Queries, operation: OperationId, caller: Caller | undefined): Promise<void> {
  if (caller?.noviId === undefined || closing.has(operation)) return;
  const [user] = await tx
    .select({ closed_at: users.closed_at })
    .from(users)
    .where(eq(users.id, caller.noviId))
    .for('key share');
  if (user?.closed_at) throw unauthorized();
}

/** What goes on about somebody who has gone: the lab finishes a sample that it has. */
const goesOn: ReadonlySet<OperationId> = new Set<OperationId>(['listKits', 'updateKit']);

/** Whether a record is out of everybody's reach: nobody has this key, or its owner has closed the account. */
export async function isOutOfReach(operation: OperationId, owner: string, db: Database): Promise<boolean> {
  const stays = goesOn.has(operation) ? undefined : isNull(users.closed_at);
  return (await db.$count(users, and(eq(users.id, owner), stays))) === 0;
}
