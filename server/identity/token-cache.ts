import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Identity, VerifiedToken } from './identity.ts';

/** For so long a verified token is taken without asking again: an account that was disabled gets in no longer than that. */
const maxAgeMs = 60_000;
const maxTokens = 10_000;

/**
 * Remembers verified tokens, because checking a signature each time costs a small answer most of its rate. Kept under a
 * hash, so that no token can be read from memory dumps of the cache; never taken beyond the token's end; refusals are
 * not kept. Requests that come at once with the same token share one check.
 */
export function createTokenCache(verify: (token: string) => Promise<VerifiedToken>): Identity['verify'] {
  const known = new LRUCache<string, VerifiedToken>({ max: maxTokens, ttl: maxAgeMs });
  const underway = new Map<string, Promise<VerifiedToken>>();
  return async (token, beforeAsking) => {
    const key = hash('sha256', token, 'base64');
    const found = known.get(key);
    if (found && found.exp * 1000 > Date.now()) return found;
    await beforeAsking?.();
    return underway.get(key) ?? check(token, key);
  };

  function check(token: string, key: string): Promise<VerifiedToken> {
    const checking = verify(token)
      .then((verified) => {
        known.set(key, verified);
        return verified;
      })
      .finally(() => underway.delete(key));
    underway.set(key, checking);
    return checking;
  }
}
