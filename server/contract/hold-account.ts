import { and, eq, isNull } from 'drizzle-orm';
import { access } from './access.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller } from './operation.ts';
import type { Database, Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { closingOperations, requireOpenAccount, requireRole } from './account-status.ts';

/**
 * Keeps the account and the role of whoever writes as they are until the write is stored: closing the account or taking the
 * role waits for that, and what came first refuses the write, although the request began before.
 * @throws ApiError 401 for the account, 403 for the role
 */
export async function holdAccount(tx: Queries, operation: OperationId, caller: Caller | undefined): Promise<void> {
  if (caller?.noviId === undefined || closingOperations.has(operation)) return;
  const [user] = await tx
    .select({
      role: users.role,
      closed_at: users.closed_at,
      disabled_at: users.disabled_at,
      sessions_valid_from: users.sessions_valid_from,
    })
    .from(users)
    .where(eq(users.id, caller.noviId))
    .for('key share');
  if (!user) return;
  const isClosed = user.closed_at !== null;
  // Of an impersonating admin this is the member's record: their sessions and their lock are none of the admin's.
  const isOther = caller.actor !== undefined;
  requireOpenAccount(operation, caller, {
    isClosed,
    isDisabled: !isOther && user.disabled_at !== null,
    sessionsValidFrom: isOther ? null : (user.sessions_valid_from?.getTime() ?? null),
  });
  // What asks for no role judges by the records themselves, and answers in its own words.
  if ('owner' in access[operation]) requireRole(caller, user);
}

/** What goes on about somebody who has gone: the lab finishes a sample that it has. */
const goesOn: ReadonlySet<OperationId> = new Set<OperationId>(['listKits', 'updateKit']);

/** Whether a record is out of everybody's reach: nobody has this key, or its owner has closed the account. */
export async function isOutOfReach(operation: OperationId, owner: string, db: Database): Promise<boolean> {
  const stays = goesOn.has(operation) ? undefined : isNull(users.closed_at);
  return (await db.$count(users, and(eq(users.id, owner), stays))) === 0;
}
