import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { transaction } from '#server/db/transaction.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`create table pair (id int primary key, times int not null)`);
});
beforeEach(() => server.db.execute(sql`truncate pair; insert into pair values (1, 0), (2, 0)`));
afterAll(() => server.close());

const addTo = (db: Queries, id: number) => db.execute(sql`update pair set times = times + 1 where id = ${id}`);
const times = async () => {
  const { rows } = await server.db.execute<{ times: number }>(sql`select times from pair order by id`);
  return rows.map((row) => row.times);
};
/** Is done once it was called by so many. */
const meetingOf = (count: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve(undefined);
    return promise;
  };
};

it('runs one of two transactions again that wait for each other', async () => {
  const meet = meetingOf(2);
  const runs: Promise<void>[] = [];
  const work = (first: number, second: number) => {
    const tries = vi.fn(async (tx: Queries) => {
      // A second try waits for the other transaction, as else the two could meet again.
      if (tries.mock.calls.length > 1) await Promise.any(runs);
      await addTo(tx, first);
      await meet();
      await addTo(tx, second);
    });
    return tries;
  };
  const [one, other] = [work(1, 2), work(2, 1)];
  runs.push(transaction(server.db, one), transaction(server.db, other));
  await Promise.all(runs);
  expect(one.mock.calls.length + other.mock.calls.length).toBe(3);
  expect(await times()).toEqual([2, 2]);
});

/** Reads a row, and changes it after somebody else has: PostgreSQL refuses that to a repeatable read (40001). */
const overtaken = (often: number) => {
  let count = 0;
  return vi.fn(async (tx: Queries) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`select times from pair`);
    count += 1;
    if (count <= often) await addTo(server.db, 1);
    await addTo(tx, 1);
  });
};

it('runs a transaction again that somebody else has overtaken', async () => {
  const work = overtaken(2);
  await transaction(server.db, work);
  expect([work.mock.calls.length, await times()]).toEqual([3, [3, 0]]);
});

it('gives up after the third time, and says what PostgreSQL said', async () => {
  const work = overtaken(3);
  await expect(transaction(server.db, work)).rejects.toMatchObject({ cause: { code: '40001' } });
  expect([work.mock.calls.length, await times()]).toEqual([3, [3, 0]]);
});

it('runs nothing again that failed for another reason', async () => {
  const work = vi.fn(async (tx: Queries) => {
    await addTo(tx, 1);
    await tx.execute(sql`insert into pair values (2, 0)`);
  });
  await expect(transaction(server.db, work)).rejects.toMatchObject({ cause: { code: '23505' } });
  expect([work.mock.calls.length, await times()]).toEqual([1, [0, 0]]);
});
