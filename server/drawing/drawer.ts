import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { unavailable } from '../errors.ts';
import type { Drawable } from './drawable.ts';

/**
 * Draws a PDF in another thread.
 * @throws ApiError 503 where too many are asked for already, or one takes too long
 */
export type Draw = (drawable: Drawable) => Promise<Buffer>;

export type DrawingLimits = {
  /** So long may one take, the time that it waits among it, in milliseconds. Its thread is ended then. */
  timeout: number;
  /** So many wait at the most. */
  waiting: number;
};

const defaults: DrawingLimits = { timeout: 10_000, waiting: 24 };

/** One processor is left to answer everybody else, where there is more than one. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const mebibyte = 1_048_576;
const keptFor = 300_000;

/**
 * The threads that draw, which start when they are needed. What was drawn is kept for some minutes, under the hash of what
 * stands in it: the same matter gives the same bytes (docs/decisions/025), so that opening a document again costs nothing,
 * and no change of a record can be missed.
 */
export function createDrawer(limits: Partial<DrawingLimits> = {}): { draw: Draw; close: () => Promise<void> } {
  const { timeout, waiting } = { ...defaults, ...limits };
  const pool = new Piscina<Drawable, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    ...{ minThreads: 0, maxThreads: threads, idleTimeout: 60_000, maxQueue: waiting },
    // Drawing needs no setting and no secret.
    ...{ env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } },
  });

  async function drawNew(drawable: Drawable): Promise<Buffer> {
    if (pool.queueSize >= waiting) throw unavailable();
    const signal = AbortSignal.timeout(timeout);
    try {
      const { buffer, byteOffset, byteLength } = await pool.run(drawable, { signal });
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (error) {
      throw signal.aborted ? unavailable({ cause: error }) : error;
    }
  }

  const kept = new LRUCache<string, Buffer, { drawable: Drawable }>({
    ...{ maxSize: 32 * mebibyte, sizeCalculation: ({ length }) => length, ttl: keptFor, ttlAutopurge: true },
    fetchMethod: (_key, _stale, { context }) => drawNew(context.drawable),
    ignoreFetchAbort: true,
  });

  return {
    async draw(drawable) {
      const key = createHash('sha256').update(JSON.stringify(drawable)).digest('base64');
      return kept.forceFetch(key, { context: { drawable } });
    },
    async close() {
      kept.clear();
      await pool.destroy();
    },
  };
}
