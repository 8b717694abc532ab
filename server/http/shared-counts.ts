import { Redis } from 'ioredis';

/** How often something happened in all processes together, and the milliseconds until that is forgotten. */
export type SharedCount = { current: number; ttl: number };

/** Counts across processes. */
export type SharedCounts = {
  /** Undefined where the store does not answer: each process then counts for itself alone. */
  count: (key: string, seconds: number) => Promise<SharedCount | undefined>;
  close: () => void;
};

/** So long a request waits for the store. */
const patienceMs = 250;

/**
 * Counts in the Redis at this address, or in anything that speaks its language.
 * @param onFault hears of a store that does not answer
 */
export function openSharedCounts(url: string, onFault: (error: unknown) => void): SharedCounts {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    // While it is away, a request goes on at once: what waited for it would wait for nothing.
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
    keyPrefix: 'novi:limit:',
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  redis.on('error', onFault);
  return {
    async count(key, seconds) {
      try {
        // One step for all who count: the first sets when it is forgotten, the others leave that alone.
        const answers = await redis
          .multi()
          .set(key, 0, 'PX', seconds * 1000, 'NX')
          .incr(key)
          .pttl(key)
          .exec();
        const [, current, ttl] = (answers ?? []).map(([error, value]) => (error ? NaN : Number(value)));
        if (current === undefined || ttl === undefined || Number.isNaN(current + ttl)) return undefined;
        return { current, ttl: Math.max(0, ttl) };
      } catch (error) {
        onFault(error);
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}
