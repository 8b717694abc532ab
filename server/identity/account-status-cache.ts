import { LRUCache } from 'lru-cache';
import type { AccountStatus } from '../db/prepared-queries.ts';

/** For so long an account status is remembered, in milliseconds: changes are heard of, or, without the line, not waited for longer. */
const maxAgeMs = { listening: 60_000, deaf: 5_000 } as const;
const maxAccounts = 10_000;

/** What the record says of the accounts that call, remembered for as long as nothing else was heard. */
export type AccountStatusCache = {
  /** The status of an account; undefined while it has no record, which is not remembered. */
  of: (identityId: string) => Promise<AccountStatus | undefined>;
  /** Something about this account has changed. */
  forget: (identityId: string) => void;
  /** Whether changes are heard of from here on. What was told before that nobody knows, so all is forgotten. */
  listening: (isUp: boolean) => void;
};

/**
 * Remembers account statuses, so that a request costs no query for its caller's. It begins without a line that tells of changes.
 * @param load reads an account status out of the record, by the account at the identity provider
 */
export function createAccountStatusCache(load: AccountStatusCache['of']): AccountStatusCache {
  const known = new LRUCache<string, AccountStatus>({ max: maxAccounts, perf: performance });
  let ttl: number = maxAgeMs.deaf;
  let changes = 0;
  return {
    async of(identityId) {
      const found = known.get(identityId);
      if (found) return found;
      const before = changes;
      const accountStatus = await load(identityId);
      // What was heard of while it was read may be newer than what was read: the next request reads again.
      if (accountStatus && before === changes) known.set(identityId, accountStatus, { ttl });
      return accountStatus;
    },
    forget(identityId) {
      changes += 1;
      known.delete(identityId);
    },
    listening(isUp) {
      changes += 1;
      known.clear();
      ttl = isUp ? maxAgeMs.listening : maxAgeMs.deaf;
    },
  };
}
