import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import type { AccountStatus } from '../db/prepared-queries.ts';
import { syncClaims } from './claims.ts';
import type { Identity } from './identity.ts';

/** An account's claims are brought in line so often at the most: an old token goes on saying what was, for an hour. */
const everyMs = 60_000;

/**
 * Brings claims that say more than the record in line with it, beside the request that showed them: the caller does not
 * wait for the identity provider.
 * @returns what is called with the status of such an account
 */
export function createClaimsReconciler(db: Database, identity: Identity) {
  const settled = new LRUCache<string, true>({ max: 10_000, ttl: everyMs });
  return ({ id }: AccountStatus, onUnsettled: (error: unknown) => void): void => {
    if (settled.has(id)) return;
    settled.set(id, true);
    syncClaims(db, identity, id).catch((error: unknown) => {
      settled.delete(id);
      onUnsettled(error);
    });
  };
}
