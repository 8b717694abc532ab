import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, corporateCustomers, rosterEntries } from '#server/db/schema/index.ts';
import { newKey } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let admin: Member;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.staff('admin');
});
beforeEach(async () => {
  const slug = `corp-${randomUUID().slice(0, 8)}`;
  const [row] = await server.db.insert(corporateCustomers).values({ name: 'Prairie', slug, code: slug }).returning();
  id = row?.id ?? '';
});
afterAll(() => server.close());

const header = 'first_name,last_name,date_of_birth,zip,member_number,valid_from,valid_to';
const eve = 'Eve,Stone,1985-12-10,60601,1,2026-01-01,';
const importRoster = (csv: string, { store = true, by = admin, headers = {} } = {}) =>
  server.call('POST', `/corporate/${id}/roster-imports`, {
    ...{ token: by.token, headers: { ...newKey(), ...headers }, body: { csv, ...(store && { store }) } },
  });
const numbers = async () => {
  const rows = await server.db
    .select({ number: rosterEntries.member_number })
    .from(rosterEntries)
    .where(eq(rosterEntries.corporate_id, id))
    .orderBy(asc(rosterEntries.member_number));
  return rows.map(({ number }) => number);
};
const told = () =>
  server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.operation, 'importRoster'), eq(auditLog.record_id, id)));

it('looks first: without `store` it tells what would come of it, and stores nothing', async () => {
  const reply = await importRoster(`${header}\n${eve}\n`, { store: false });
  expect(reply).toMatchObject({ status: 200, body: { data: { is_stored: false, added: 1, changed: 0, same: 0 } } });
  expect(await numbers()).toEqual([]);
  expect(await told()).toEqual([]);
});

it('adds, changes and leaves alone by the member number, once for a key, and the trail tells', async () => {
  const key = newKey();
  const [first, again] = [
    await importRoster(`${header}\n${eve}`, { headers: key }),
    await importRoster(`${header}\n${eve}`, { headers: key }),
  ];
  expect(again.text).toBe(first.text);
  const next = await importRoster(`${header}\n${eve}2026-12-31\nBo,Ray,1985-12-10,,2,2026-01-01,`);
  expect(next.body.data).toEqual({ is_stored: true, added: 1, changed: 1, same: 0, problems: [] });
  expect(await numbers()).toEqual(['1', '2']);
  expect((await told()).map(({ detail }) => detail).toSorted()).toEqual(['added_1_changed_0', 'added_1_changed_1']);
});

it('names every wrong line in the caller’s language, and stores none of the right ones', async () => {
  const csv = [header, eve, 'Ann,Lee,2999-01-01,6060,2,2026-01-01,', 'Bo,Ray,1985-12-10,,1,2026-01-01,'].join('\n');
  const { body } = await importRoster(csv, { headers: { 'accept-language': 'es' } });
  expect(body.data).toMatchObject({ is_stored: false, added: 0 });
  expect(body.data['problems']).toMatchObject([
    { line: 3, column: 'date_of_birth' },
    { line: 3, column: 'zip', message: expect.stringContaining('código postal') as string },
    { line: 4, column: 'member_number' },
  ]);
  expect(await numbers()).toEqual([]);
});

it('names the other wrong lines, too, where one has a field too many', async () => {
  // Of a line whose fields have moved, the member number is not known: it is not there twice.
  const csv = [header, `${eve},`, 'Ann,Lee,2999-01-01,60601,1,2026-01-01,'].join('\n');
  expect((await importRoster(csv)).body.data['problems']).toMatchObject([
    { line: 2, column: null },
    { line: 3, column: 'date_of_birth' },
  ]);
  expect(await numbers()).toEqual([]);
});

it('takes a roster of 5,000 people', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Eve,Stone,1985-12-10,60601,${index},2026-01-01,`);
  const reply = await importRoster([header, ...lines].join('\n'));
  expect(reply.body.data).toMatchObject({ is_stored: true, added: 5_000 });
});

it('is an admin’s to do, for a customer who is there and open', async () => {
  const nurse = await server.staff('nurse');
  expect((await importRoster(`${header}\n${eve}`, { by: nurse })).status).toBe(403);
  await server.db.update(corporateCustomers).set({ closed_at: new Date() }).where(eq(corporateCustomers.id, id));
  expect(await importRoster(`${header}\n${eve}`)).toMatchObject({ status: 409, body: { code: 'corporate_closed' } });
  id = randomUUID();
  expect((await importRoster(`${header}\n${eve}`)).status).toBe(404);
});

it('does not read on where a file is nothing but columns or lines', async () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `c${String(index)}`).join(',');
  const wide = (await importRoster(columns)).body.data['problems'] as unknown as unknown[];
  expect(wide.length).toBeLessThan(30);
  const long = await importRoster(`${header}\n${'x\n'.repeat(100_000)}`);
  expect(long.body.data['problems']).toMatchObject([{ line: 40_000, column: null }]);
});
