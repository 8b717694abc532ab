import { tooManyRequests, unavailable } from '../errors/errors.ts';

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

type Waiting = { begin: () => void };

/** What an account waits for, and which turn of all was its last one; 0 for who has had none since its line was empty. */
type Line = { waiting: Waiting[]; last: number };

/**
 * Gives turns to accounts that want something done: one at a time to each, and to the one that has had none for longest, so
 * that nobody waits for all that somebody else asks for.
 * @returns does the work once its turn has come.
 * @throws ApiError 429 where the account's own line is full, 503 where everybody's is, or the turn does not come in time
 */
export function createFairQueue({ atOnce, waiting, ofOne, patience }: QueueLimits) {
  const lines = new Map<string, Line>();
  const busy = new Set<string>();
  let count = 0;
  let turn = 0;

  function next(): void {
    if (busy.size >= atOnce) return;
    const ready = [...lines].filter(
      ([
        account,
        {
          waiting: [first],
        },
      ]) => first && !busy.has(account),
    );
    const [found] = ready.toSorted(([, one], [, other]) => one.last - other.last);
    found?.[1].waiting[0]?.begin();
  }

  function leave(account: string, mine: Waiting): void {
    const line = lines.get(account);
    if (!line) return;
    line.waiting = line.waiting.filter((each) => each !== mine);
    count -= 1;
    if (line.waiting.length === 0 && !busy.has(account)) lines.delete(account);
  }

  function turnOf(account: string): Promise<void> {
    const line = lines.get(account) ?? { waiting: [], last: 0 };
    if (line.waiting.length >= ofOne) throw tooManyRequests(secondsToRetry);
    if (count >= waiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const mine: Waiting = {
        begin() {
          clearTimeout(limit);
          busy.add(account);
          leave(account, mine);
          line.last = turn += 1;
          resolve();
        },
      };
      const limit = setTimeout(() => {
        leave(account, mine);
        reject(unavailable());
      }, patience);
      count += 1;
      line.waiting.push(mine);
      lines.set(account, line);
      next();
    });
  }

  return async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
    await turnOf(account);
    try {
      return await work();
    } finally {
      busy.delete(account);
      if (lines.get(account)?.waiting.length === 0) lines.delete(account);
      next();
    }
  };
}

/** Until some of the own line is done. */
const secondsToRetry = 5;
