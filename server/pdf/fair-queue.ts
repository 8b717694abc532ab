import { tooManyRequests, unavailable } from '../errors/errors.ts';
import { createFairOrder, type Job } from './fair-order.ts';

export type QueueLimits = {
  /** So many things are done at once. */
  atOnce: number;
  /** So many wait at the most, those of all accounts together. */
  waiting: number;
  /** So many of one account. */
  ofOne: number;
  /** So long may one wait for its turn, in milliseconds. */
  patience: number;
};

type Waiting = Job & { resolve: () => void; limit: NodeJS.Timeout };

/**
 * Gives turns to accounts that want something done: one at a time to each, and to each its share of the work (fair-order.ts),
 * so that nobody waits for all that somebody else asks for.
 * @returns does the work, of about this cost, once its turn has come.
 * @throws ApiError 429 where the account's own line is full, 503 where everybody's is, or the turn does not come in time
 */
export function createFairQueue({ atOnce, waiting, ofOne, patience }: QueueLimits) {
  const order = createFairOrder<Waiting>();
  let count = 0;
  let underway = 0;

  function next(): void {
    if (underway >= atOnce) return;
    const job = order.begin();
    if (!job) return;
    clearTimeout(job.limit);
    count -= 1;
    underway += 1;
    job.resolve();
  }

  function turnOf(job: Job): Promise<void> {
    if (order.waitingOf(job.account) >= ofOne) throw tooManyRequests(secondsToRetry);
    if (count >= waiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        count -= 1;
        order.drop(mine);
        reject(unavailable());
      };
      const mine: Waiting = { ...job, resolve, limit: setTimeout(giveUp, patience) };
      count += 1;
      order.add(mine);
      next();
    });
  }

  return async <Result>(job: Job, work: () => Promise<Result>): Promise<Result> => {
    await turnOf(job);
    try {
      return await work();
    } finally {
      underway -= 1;
      order.end(job.account);
      next();
    }
  };
}

/** Until some of the own line is done. */
const secondsToRetry = 5;
