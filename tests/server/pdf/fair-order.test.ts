import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairOrder, type Job } from '#server/pdf/fair-order.ts';

const cost = fc.integer({ min: 1, max: 100 });
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

/** Accounts that always want more: what each job of each of them costs. */
const greedy = fc
  .record({ accounts: fc.integer({ min: 1, max: 6 }), begun: fc.integer({ min: 0, max: 30 }) })
  .chain(({ accounts, begun }) =>
    fc.record({
      begun: fc.constant(begun),
      costs: fc.array(fc.array(cost, { minLength: begun + 40, maxLength: begun + 40 }), {
        ...{ minLength: accounts, maxLength: accounts },
      }),
    }),
  );

/** An order in which these accounts want all of it, and how much work each had of those that were begun and ended. */
function open(costs: number[][]) {
  const order = createFairOrder<Job>();
  const had = new Map(costs.map((_, index) => [String(index), 0]));
  for (const [index, each] of costs.entries()) for (const cost of each) order.add({ account: String(index), cost });
  const serve = () => {
    const job = order.begin();
    if (!job) throw new Error('Nobody waits.');
    had.set(job.account, (had.get(job.account) ?? 0) + job.cost);
    order.end(job.account);
    return job;
  };
  return { order, serve, had };
}

describe('the order of jobs', () => {
  it('gives all who always want more the same work, to within one job', () => {
    fc.assert(
      fc.property(greedy, ({ costs, begun }) => {
        const { serve, had } = open(costs);
        for (let count = 0; count < begun; count += 1) {
          serve();
          expect(Math.max(...had.values()) - Math.min(...had.values())).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('lets nobody before a job of who had nothing but those whose share, with theirs, is due before it', () => {
    fc.assert(
      fc.property(greedy, fc.integer({ min: 1, max: 20 }), ({ costs, begun }, small) => {
        const { order, serve, had } = open(costs);
        for (let count = 0; count < begun; count += 1) serve();
        const share = sum([...had.values()]) / costs.length;
        order.add({ account: 'somebody', cost: small });
        for (let job = serve(); job.account !== 'somebody'; job = serve())
          expect(had.get(job.account)).toBeLessThanOrEqual(share + small + 1e-6);
      }),
    );
  });

  it('comes to a large job at last, however many others come anew with small ones', () => {
    const few = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(cost, fc.integer({ min: 1, max: 10 }), few, (large, small, beside) => {
        const order = createFairOrder<Job>();
        let come = 0;
        const another = () => order.add({ account: `new ${(come += 1)}`, cost: small });
        order.add({ account: 'patient', cost: large });
        for (let count = 0; count <= beside; count += 1) another();
        let waited = 0;
        for (let job = order.begin(); job?.account !== 'patient'; job = order.begin()) {
          another();
          order.end(job?.account ?? '');
          waited += small;
          expect(waited).toBeLessThanOrEqual((large + small) * (beside + 3));
        }
      }),
    );
  });

  it('begins each job that was not taken away once, those of an account in their order and one at a time', () => {
    type Step = { does: 'add' | 'drop' | 'begin' | 'end'; account: string; cost: number };
    const does = fc.constantFrom<Step['does'][]>('add', 'add', 'add', 'drop', 'begin', 'begin', 'end');
    const steps = fc.array(fc.record({ does, account: fc.constantFrom('a', 'b', 'c', 'd'), cost }), { maxLength: 80 });
    fc.assert(
      fc.property(steps, (all) => {
        const order = createFairOrder<Job>();
        const busy: string[] = [];
        let waiting: Job[] = [];
        const leave = (job: Job) => {
          waiting = waiting.filter((each) => each !== job);
        };
        const add = (job: Job) => {
          waiting.push(job);
          order.add(job);
        };
        const drop = (job: Job) => {
          leave(job);
          order.drop(job);
        };
        const begin = () => {
          const job = order.begin();
          expect(job !== undefined).toBe(waiting.some(({ account }) => !busy.includes(account)));
          if (!job) return;
          expect([busy.includes(job.account), waiting.find(({ account }) => account === job.account)]).toEqual([
            false,
            job,
          ]);
          leave(job);
          busy.push(job.account);
        };
        const end = () => {
          const account = busy.shift();
          if (account !== undefined) order.end(account);
        };
        for (const { does, ...job } of all) {
          const dropped = waiting.findLast(({ account }) => account === job.account);
          if (does === 'add') add(job);
          else if (does === 'drop' && dropped) drop(dropped);
          else if (does === 'begin') begin();
          else if (does === 'end') end();
        }
        while (waiting.length > 0) {
          end();
          begin();
        }
      }),
    );
  });

  it('remembers what an account had while others wait, and no longer', () => {
    const order = createFairOrder<Job>();
    const ask = (account: string, cost: number) => order.add({ account, cost });
    ask('much', 100);
    order.begin();
    for (const account of ['one', 'other']) ask(account, 10);
    order.end('much');
    ask('much', 10);
    ask('new', 20);
    const turns = ['one', 'other', 'new', 'much'].map(() => {
      const account = order.begin()?.account ?? '';
      order.end(account);
      return account;
    });
    expect(turns).toEqual(['one', 'other', 'new', 'much']);
    ask('much', 10);
    ask('one', 10);
    expect(order.begin()?.account).toBe('much');
  });
});
