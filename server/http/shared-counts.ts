import { Redis } from 'ioredis';

/** How often something happened in all processes together, and the milliseconds until that is forgotten. */
type SharedCount = { current: number; ttl: number };

/** Counts across processes. */
export type SharedCounts = {
  /** Undefined where the store does not answer: each process then counts for itself alone. */
  count: (key: string, seconds: number) => Promise<SharedCount | undefined>;
  close: () => void;
};

/** So long a request waits for the store. */
const providerTimeoutMs = 250;

/**
 * Counts in the Redis at this address, or in anything that speaks its language.
 * @param onLost hears why a store does not answer, once each time that it is lost: not with each request until it is back
 */
export function openSharedCounts(url: string, onLost: (error: unknown) => void): SharedCounts {
  let isLost = false;
  const lose = (error: unknown) => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: providerTimeoutMs,
    // A line whose other side is gone: what waits on it would wait for minutes, and more and more with it.
    socketTimeout: 2_000,
    maxRetriesPerRequest: 0,
    // While it is away, a request goes on at once: what waited for it would wait for nothing.
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
    keyPrefix: 'novi:limit:',
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  redis.on('error', lose);
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
        const [, current = NaN, ttl = NaN] = (answers ?? []).map(([error, value]) => {
          // A store that answers and counts nothing, such as a replica, is as good as away.
          if (error) throw error;
          return Number(value);
        });
        if (Number.isNaN(current + ttl)) throw new Error('The store gave no counts.');
        isLost = false;
        return { current, ttl: Math.max(0, ttl) };
      } catch (error) {
        lose(error);
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}
