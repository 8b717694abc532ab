import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { unavailable } from '../errors/errors.ts';
import type { Drawable } from './drawable.ts';
import type { Job } from './fair-order.ts';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

/**
 * Draws a file in another thread.
 * @throws ApiError 429 where the account asks for too many at once, 503 where everybody does, or one takes too long
 */
export type Draw = (drawable: Drawable) => Promise<Buffer>;

/** The same for one of many accounts, of which none waits for all that another one asks for. */
export type DrawFor = (drawable: Drawable, account: string) => Promise<Buffer>;

export type DrawingLimits = Omit<QueueLimits, 'atOnce'> & {
  /** So long may the drawing of one take, its wait not among it, in milliseconds. Its thread is ended then. */
  timeout: number;
};

/** Waiting and drawing end before the server gives the answer up (server/app.ts), and the app its request. */
const defaults: DrawingLimits = { timeout: 13_000, patience: 25_000, waiting: 48, ofOne: 6 };

/** One processor is left to answer everybody else, where there is more than one. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
const mebibyte = 1_048_576;
const keptFor = 300_000;

/**
 * The threads that draw, which start when they are needed. What was drawn is kept for some minutes, under the hash of what
 * stands in it: the same matter gives the same bytes (docs/decisions/025), so that opening a document again costs nothing,
 * and no change of a record can be missed.
 */
export function createDrawingPool(limits: Partial<DrawingLimits> = {}): { draw: DrawFor; close: () => Promise<void> } {
  const { timeout, ...turns } = { ...defaults, ...limits };
  const pool = new Piscina<Drawable, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    ...{ minThreads: 0, maxThreads: threads, idleTimeout: 60_000 },
    // Drawing needs no setting and no secret.
    ...{ env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } },
  });

  const inTurn = createFairQueue({ ...turns, atOnce: threads });

  async function drawNew(drawable: Drawable): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeout);
    try {
      const { buffer, byteOffset, byteLength } = await pool.run(drawable, { signal });
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (error) {
      throw signal.aborted ? unavailable({ cause: error }) : error;
    }
  }

  const kept = new LRUCache<string, Buffer, Asked>({
    ...{ maxSize: 32 * mebibyte, sizeCalculation: ({ length }) => length, ttl: keptFor, ttlAutopurge: true },
    fetchMethod: (_key, _stale, { context: { drawable, ...job } }) => inTurn(job, () => drawNew(drawable)),
    ignoreFetchAbort: true,
  });

  return {
    async draw(drawable, account) {
      const matter = JSON.stringify(drawable);
      const key = createHash('sha256').update(matter).digest('base64');
      return kept.forceFetch(key, { context: { drawable, account, cost: baseCost + matter.length } });
    },
    async close() {
      kept.clear();
      await pool.destroy();
    },
  };
}

type Asked = Job & { drawable: Drawable };

/**
 * What the smallest file costs, in the characters of its matter, by which the work of drawing it grows: on the machine on which
 * it was measured, 120 ms for the tree of one person as a PDF and 1,040 ms for one of 97 relatives, with 150,000 characters.
 */
const baseCost = 15_000;
