import type { SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Words } from '#domain/words.ts';
import type { Reply, TestServer } from '../../server/setup/server.ts';

/** All rows that queries find, as the database has them. */
export async function stored({ db }: TestServer, queries: readonly SQL[]): Promise<unknown[]> {
  return Promise.all(queries.map(async (query) => (await db.execute(query)).rows));
}

/** Does what must be refused: with this status and code, with the reason of who judges it, and with every row as it was. */
export async function expectRefusal(
  read: () => Promise<unknown>,
  act: () => Promise<Reply | undefined>,
  [status, code]: readonly [status: number, code: string],
  reason?: Words,
): Promise<void> {
  const before = await read();
  const reply = await act();
  expect([reply?.status, reply?.body.code]).toEqual([status, code]);
  expect(reply?.body.message).toEqual(reason?.en ?? expect.stringMatching(/\w+/));
  expect(await read()).toEqual(before);
}
