import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kits } from '#server/db/schema/index.ts';
import { inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Json, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const list = (query: string, by: Member) => server.call('GET', `/kits?${query}`, { token: by.token });
const items = async (query: string, by: Member) =>
  ((await list(query, by)).body.data as unknown as { items: Json[] }).items;

it('lists the orders in a status, the longest in it first, with whose they are', async () => {
  const first = await clinic.memberAt('shipping-genetic-test-kit');
  const second = await clinic.memberAt('shipping-genetic-test-kit');
  await clinic.moveKit(first, 'CLINICIAN REVIEW');
  const all = await items('', clinic.nurse);
  expect(all.map(({ patient }) => String(patient?.['id']))).toEqual([second.noviId, first.noviId]);
  const reviewed = await items('status=CLINICIAN%20REVIEW', clinic.nurse);
  expect(reviewed).toEqual([
    expect.objectContaining({
      status: 'CLINICIAN REVIEW',
      patient: { id: first.noviId, first_name: 'Ada', last_name: 'Byron' },
    }),
  ]);
});

it('pages by cursor, and refuses what is none', async () => {
  const people = await Promise.all(Array.from({ length: 23 }, () => clinic.memberAt('shipping-genetic-test-kit')));
  await server.db
    .update(kits)
    .set({ updated_at: inHours(-1) })
    .where(eq(kits.status, 'SUBMITTED'));
  const page = (await list('status=SUBMITTED', clinic.nurse)).body.data as unknown as { items: Json[]; next: string };
  const rest = await items(`status=SUBMITTED&cursor=${page.next}`, clinic.nurse);
  const ids = new Set([...page.items, ...rest].map(({ id }) => String(id)));
  expect(page.items).toHaveLength(20);
  expect(ids.size).toBe(20 + rest.length);
  expect(ids.size).toBeGreaterThanOrEqual(people.length);
  expect((await list('cursor=abc', clinic.nurse)).status).toBe(422);
});

it('is for nurses and admins', async () => {
  expect((await list('', await server.staff('admin'))).status).toBe(200);
  expect((await list('', clinic.specialist)).status).toBe(403);
  expect((await list('', await server.member())).status).toBe(403);
});
