import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, type QueueLimits } from '#server/pdf/fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());

/** Things that take a second each, and in what order they were done. */
function open(limits: Partial<QueueLimits> = {}) {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 100, ofOne: 100, patience: 60_000, ...limits });
  const done: string[] = [];
  const ask = (account: string, name = account, ms = 1_000, cost = ms) =>
    inTurn({ account, cost }, async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
    });
  return { ask, done };
}
const settled = async (asked: Promise<unknown>[]) => {
  const all = Promise.allSettled(asked);
  await vi.runAllTimersAsync();
  return (await all).map((each) => (each.status === 'rejected' ? (each.reason as { status: number }).status : 200));
};

describe('turns', () => {
  it('go to the account whose last one was longest ago', async () => {
    const { ask, done } = open();
    const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name));
    await vi.advanceTimersByTimeAsync(500);
    asked.push(ask('d', 'd1'));
    expect(await settled(asked)).toEqual(asked.map(() => 200));
    expect(done).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3']);
  });

  it('come before all large things of others to who wants a small one and had nothing lately', async () => {
    const { ask, done } = open({ patience: 5_000 });
    const many = ['1', '2'].flatMap((nth) =>
      Array.from({ length: 8 }, (_, index) => ask(`large ${index}`, nth, 2_000)),
    );
    await vi.advanceTimersByTimeAsync(500);
    const small = ask('somebody', 'small', 100);
    expect((await settled([small, ...many]))[0]).toBe(200);
    expect(done.slice(0, 2)).toEqual(['1', 'small']);
  });

  it('are one at a time for each account, also where there is room for more', async () => {
    const { ask, done } = open({ atOnce: 2 });
    const asked = [ask('a', 'long', 5_000), ask('a', 'next'), ask('b')];
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toEqual(['b']);
    expect(await settled(asked)).toEqual([200, 200, 200]);
  });

  it('are refused with a time to try again where the own line is full, and to nobody else', async () => {
    const { ask } = open({ ofOne: 2 });
    const asked = [ask('a'), ask('a'), ask('a')];
    await expect(ask('a')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    expect(await settled([...asked, ask('b')])).toEqual([200, 200, 200, 200]);
    expect(await settled([ask('a')])).toEqual([200]);
  });

  it('are refused where everybody together waits for too many', async () => {
    const { ask } = open({ waiting: 2 });
    const asked = [ask('a'), ask('b'), ask('c')];
    await expect(ask('d')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    expect(await settled(asked)).toEqual([200, 200, 200]);
  });

  it('are waited for so long and no longer; what is being done is no wait', async () => {
    const { ask, done } = open({ patience: 3_000 });
    expect(await settled([ask('a', 'long', 10_000), ask('b')])).toEqual([200, 503]);
    expect(await settled([ask('b', 'later')])).toEqual([200]);
    expect(done).toEqual(['long', 'later']);
  });

  it('go on where something fails', async () => {
    const inTurn = createFairQueue({ atOnce: 1, waiting: 9, ofOne: 9, patience: 60_000 });
    const broken = inTurn({ account: 'a', cost: 1 }, () => Promise.reject(new Error('broken')));
    const next = inTurn({ account: 'a', cost: 1 }, () => Promise.resolve('done'));
    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
