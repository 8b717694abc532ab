import { and, isNotNull, isNull } from 'drizzle-orm';
import { removeIdentities } from './areas/closing/remove-identities.ts';
import { endOverdue } from './areas/impersonation/impersonations.ts';
import { extendSlots } from './areas/visits/availability/refresh-slots.ts';
import type { Database } from './db/database.ts';
import { impersonations } from './db/schema/index.ts';
import { transaction } from './db/transaction.ts';
import { syncClaims } from './identity/claims.ts';
import type { Identity } from './identity/identity.ts';
import { syncAccounts } from './identity/sync-accounts.ts';
import { finishesWithin } from './lib/finishes-within.ts';

/** What is over ends so late at the most where no request comes that would end it. */
const everyMs = 30_000;

/**
 * Ends every impersonation that is over, and brings claims back where that was left undone: by a crash, or because the
 * provider was away. Any number of processes may do so at once.
 * @throws what the provider or the database says, once the others are done
 */
export async function sweepImpersonations(
  db: Database,
  identity: Identity,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await transaction(db, (tx) => endOverdue(tx, new Date(), 'sweep'));
  const unsettled = await db
    .selectDistinct({ id: impersonations.admin_id })
    .from(impersonations)
    .where(and(isNotNull(impersonations.ended_at), isNull(impersonations.restored_at)));
  const failures: unknown[] = [];
  for (const { id } of unsettled) {
    if (isStopping()) break;
    await syncClaims(db, identity, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Sweeps at once and then again and again, never twice at a time: impersonations, what the provider was not told of roles
 * and sessions, the accounts of those who closed theirs, and the slots of the days to come.
 * `stop` waits for the sweep that is underway, so many milliseconds at the most: what it leaves undone, another process or
 * the next start does.
 */
export function startSweeping(db: Database, identity: Identity, onError: (error: unknown) => void) {
  let underway: Promise<void> | undefined;
  let isStopping = false;
  sweep();
  const timer = setInterval(sweep, everyMs).unref();
  return {
    async stop(ms: number): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await finishesWithin(underway ?? Promise.resolve(), ms);
    },
  };

  function sweep(): void {
    underway ??= sweepImpersonations(db, identity, () => isStopping)
      .catch(onError)
      .then(() => (isStopping ? undefined : syncAccounts(db, identity, () => isStopping)))
      .catch(onError)
      .then(() => (isStopping ? undefined : removeIdentities(db, identity)))
      .catch(onError)
      .then(() => (isStopping ? undefined : extendSlots(db, new Date(), () => isStopping)))
      .catch(onError)
      .finally(() => {
        underway = undefined;
      });
  }
}
