import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareQueries, type PreparedQueries } from '#server/db/prepared-queries.ts';
import { users } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let queries: PreparedQueries;
beforeAll(async () => {
  server = await startTestServer();
  queries = prepareQueries(server.db);
});
afterAll(() => server.close());

const person = (first_name: string) => server.member({ first_name, last_name: 'Byron' });
const namesOf = async (ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => queries.userById(id)));
  return found.map((user) => user?.first_name);
};

it('reads what is asked for at once with one query, and gives each caller their own', async () => {
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const sent = vi.spyOn(server.db.$client, 'query');
  const ids = [ben.noviId, randomUUID(), ada.noviId, ben.noviId, ada.noviId];
  expect(await namesOf(ids)).toEqual(['Ben', undefined, 'Ada', 'Ben', 'Ada']);
  expect(sent).toHaveBeenCalledOnce();
});

it('reads a record anew for who asks later', async () => {
  const { noviId } = await person('Ada');
  expect(await namesOf([noviId])).toEqual(['Ada']);
  await server.db.update(users).set({ first_name: 'Augusta' }).where(eq(users.id, noviId));
  expect(await namesOf([noviId])).toEqual(['Augusta']);
});

it('tells all who asked at once of a fault, and reads again for the next', async () => {
  const { noviId } = await person('Ada');
  vi.spyOn(server.db.$client, 'query').mockRejectedValueOnce(new Error('cut'));
  const both = await Promise.allSettled([queries.userById(noviId), queries.userById(noviId)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await namesOf([noviId])).toEqual(['Ada']);
});
