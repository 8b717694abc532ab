import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema/index.ts';
import { ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Json, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let admin: Member;
let ada: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  admin = await server.staff('admin');
  ada = await clinic.memberAt('shipping-genetic-test-kit');
});
afterAll(() => server.close());

type Page = { items: Json[]; next: string | null };
const read = (query = '', by = admin) => server.call('GET', `/audit-events?${query}`, { token: by.token });
const pageOf = async (query: string) => (await read(query)).body.data as unknown as Page;

it('tells who did what to whose record, newest first, with the names of today', async () => {
  await clinic.moveKit(ada, 'CLINICIAN REVIEW');
  const { items } = await pageOf(`patient_id=${ada.noviId}&operation=updateKit`);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    actor: { id: clinic.nurse.noviId, first_name: 'Sam', last_name: 'Staff' },
    patient: { id: ada.noviId, first_name: 'Ada', last_name: 'Byron' },
    ...{ impersonated: null, outcome: 'done', record: 'kit', operation: 'updateKit' },
  });
});

it('filters by who, whose, what, how it ended and when, all of them together', async () => {
  const refused = await server.call('PUT', `/user-emails/${ada.noviId}`, {
    ...{ token: clinic.nurse.token, headers: ifMatch(1), body: { email_address: 'a@example.com' } },
  });
  expect(refused.status).toBe(403);
  const by = `actor_id=${clinic.nurse.noviId}&outcome=refused`;
  expect((await pageOf(by)).items.map(({ operation }) => operation)).toEqual(['updateUserEmail']);
  const [{ at } = { at: '' }] = (await pageOf(by)).items as unknown as { at: string }[];
  const later = new Date(Date.parse(at) + 1).toISOString();
  expect((await pageOf(`${by}&from=${at}&to=${later}`)).items).toHaveLength(1);
  expect((await pageOf(`${by}&to=${at}`)).items).toEqual([]);
  expect((await pageOf(`${by}&from=${later}`)).items).toEqual([]);
  expect((await pageOf(`${by}&operation=updateKit`)).items).toEqual([]);
});

it('pages without gap or repetition, also through rows of one moment', async () => {
  const at = new Date('2026-01-01T00:00:00.000Z');
  const rows = Array.from({ length: 45 }, (_, index) => ({
    ...{ at, identity_id: 'x', operation: 'operate.test', record: 'test', record_id: String(index), request_id: 'x' },
  }));
  await server.db.insert(auditLog).values(rows);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = await pageOf(`operation=operate.test${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ record_id }) => String(record_id)));
    sizes.push(page.items.length);
    cursor = page.next;
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(new Set(seen).size).toBe(45);
});

it('refuses what is no cursor, no moment, no known filter', async () => {
  expect(await read('cursor=abc')).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } });
  for (const query of ['from=yesterday', 'outcome=maybe', 'actor_id=1', 'nobody=1'])
    expect((await read(query)).status).toBe(400);
});

it.each([
  ...['2016-12-31T23:59:60Z', '2026-01-01T00:00:00+05', '2026-02-30T00:00:00Z'],
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-23:59'],
])('refuses %s, which no clock and no database can tell', async (moment) => {
  for (const end of ['from', 'to']) {
    const reply = await read(`${end}=${encodeURIComponent(moment)}`);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: end }] } });
  }
});

it('is for admins alone, and reading it stands in it', async () => {
  for (const by of [ada, clinic.specialist, clinic.nurse]) expect((await read('', by)).status).toBe(403);
  await read();
  const { items } = await pageOf(`actor_id=${admin.noviId}&operation=listAuditEvents`);
  expect(items.length).toBeGreaterThan(0);
});
