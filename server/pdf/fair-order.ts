/** Something that an account waits for. `cost`: about how much work it is, in any unit that is the same for all. */
export type Job = { account: string; cost: number };

type Waiting<Kind extends Job> = { job: Kind; arrived: number };

/** What an account waits for, in its order, and the finish tag of what it had last. */
type Line<Kind extends Job> = { waiting: Waiting<Kind>[]; finish: number };

/**
 * Whose turn it is: weighted fair queueing (Demers, Keshav and Shenker 1989). A virtual time goes on by the work that was done,
 * shared by all who wanted some: so much is the share of each. The finish tag of a job is the time at which it
 * would be done had its account been served its share all along, and the least one comes first. So a small job of somebody who
 * had nothing lately goes before large ones, an account that asks for more waits longer for more, and nobody starves: the tag of
 * what waits stays as it is, and that of whoever comes later grows. At most one job of an account is begun at a time.
 */
export function createFairOrder<Kind extends Job>() {
  const lines = new Map<string, Line<Kind>>();
  /** The cost of what is underway, by account. */
  const busy = new Map<string, number>();
  let now = 0;

  const wanting = () => [...lines].filter(([account, { waiting }]) => waiting.length > 0 || busy.has(account)).length;
  const tagOf = ({ finish }: Line<Kind>, { job, arrived }: Waiting<Kind>) => Math.max(arrived, finish) + job.cost;

  /** What was had lasts only while others wait, and until the time has caught up with it. */
  function forget(): void {
    const isOver = wanting() === 0;
    for (const [account, { waiting, finish }] of lines) {
      if (isOver || (waiting.length === 0 && !busy.has(account) && finish <= now)) lines.delete(account);
    }
    if (isOver) now = 0;
  }

  return {
    /** How many jobs of an account wait. */
    waitingOf: (account: string) => lines.get(account)?.waiting.length ?? 0,
    add(job: Kind): void {
      const line = lines.get(job.account) ?? { waiting: [], finish: 0 };
      line.waiting.push({ job, arrived: now });
      lines.set(job.account, line);
    },
    /** Takes away a job that waits no longer. */
    drop(job: Kind): void {
      const line = lines.get(job.account);
      if (line) line.waiting = line.waiting.filter((each) => each.job !== job);
      forget();
    },
    /** Begins the job whose turn it is; undefined where nobody waits but those who are busy. */
    begin(): Kind | undefined {
      const ready = [...lines].flatMap(([account, line]) => {
        const [first] = busy.has(account) ? [] : line.waiting;
        return first ? { account, line, first, tag: tagOf(line, first) } : [];
      });
      const [found] = ready.toSorted((one, other) => one.tag - other.tag);
      if (!found) return undefined;
      const { account, line, first, tag } = found;
      line.finish = tag;
      line.waiting = line.waiting.slice(1);
      busy.set(account, first.job.cost);
      return first.job;
    },
    /** The job of an account that was begun is done. */
    end(account: string): void {
      now += (busy.get(account) ?? 0) / wanting();
      busy.delete(account);
      forget();
    },
  };
}
