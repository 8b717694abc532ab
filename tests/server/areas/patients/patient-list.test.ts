import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '#server/contract/operation.ts';
import { auditLog, patients, slots, users, visits } from '#server/db/schema/index.ts';
import { ifMatch, inHours } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

type Page = Data<'listPatients'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (by: Member, query = ''): Promise<Page> => {
  const { body } = await server.call('GET', `/patients?${query}`, { token: by.token });
  return body.data as unknown as Page;
};
const lastNames = ({ items }: Page) => items.map(({ last_name }) => last_name);

/** A patient with visits with a specialist, each beginning so many hours from now. */
async function patientOf(
  by: Member,
  last_name: string,
  hours: number[],
  more: Partial<typeof visits.$inferInsert> = {},
) {
  const patient = await server.member({ first_name: 'Pat', last_name });
  const details = { first_name: 'Pat', last_name, date_of_birth: '1985-12-10' };
  await server.db.update(patients).set(details).where(eq(patients.id, patient.noviId));
  for (const [index, hour] of hours.entries()) {
    const [slot] = await server.db
      .insert(slots)
      .values({ specialist_id: by.noviId, starts_at: inHours(hour), ends_at: inHours(hour + 0.75) })
      .returning();
    const superseded_at = index < hours.length - 1 ? new Date() : null;
    const visit = { patient_id: patient.noviId, slot_id: slot!.id, medium: 'video' as const, superseded_at };
    await server.db.insert(visits).values({ ...visit, ...more });
  }
  return patient;
}

describe('the patients of a specialist', () => {
  it('are those with whom they have a visit, ahead or past, and nobody else', async () => {
    const [grace, other] = [await server.staff('specialist'), await server.staff('specialist')];
    await patientOf(grace, 'Ahead', [48]);
    await patientOf(grace, 'Past', [-48], { status: 'COMPLETED' });
    await patientOf(grace, 'Lost', [72], { status: 'CANCELED' });
    await patientOf(other, 'Elsewhere', [48]);
    await server.member({ first_name: 'Nobody', last_name: 'Yet' });
    expect(lastNames(await list(grace))).toEqual(['Ahead', 'Past']);
    expect(lastNames(await list(other))).toEqual(['Elsewhere']);
    expect(await list(await server.staff('specialist'))).toMatchObject({ items: [], total: 0 });
  });

  it('stand by name, or by when they meet next or met last, and tell both', async () => {
    const grace = await server.staff('specialist');
    await patientOf(grace, 'Adler', [-100, 90]);
    await patientOf(grace, 'Brandt', [-20], { status: 'COMPLETED' });
    await patientOf(grace, 'Cole', [30]);
    await patientOf(grace, 'Diaz', [-10], { status: 'MISSED' });
    expect(lastNames(await list(grace))).toEqual(['Adler', 'Brandt', 'Cole', 'Diaz']);
    expect(lastNames(await list(grace, 'sort=next-visit'))).toEqual(['Cole', 'Adler', 'Brandt', 'Diaz']);
    const { items } = await list(grace, 'sort=last-visit');
    expect(items.map(({ last_name }) => last_name)).toEqual(['Brandt', 'Adler', 'Cole', 'Diaz']);
    const [brandt, adler, , diaz] = items.map(({ care }) => care);
    expect(brandt).toMatchObject({ date_of_birth: '1985-12-10', next_visit_at: null });
    expect(Date.parse(adler?.next_visit_at ?? '')).toBeGreaterThan(Date.now());
    expect(Date.parse(adler?.last_visit_at ?? '')).toBeLessThan(Date.now());
    expect(diaz).toMatchObject({ next_visit_at: null, last_visit_at: null });
    expect((await server.call('GET', '/patients?sort=age', { token: grace.token })).status).toBe(400);
  });

  it('are found by every word of name or e-mail, and come page by page', async () => {
    const grace = await server.staff('specialist');
    const zoe = await patientOf(grace, 'Quist_1', [1_000]);
    for (let number = 0; number < 20; number += 1) await patientOf(grace, 'Many', [number + 1]);
    expect(lastNames(await list(grace, 'search=pat%20quist'))).toEqual(['Quist_1']);
    expect(lastNames(await list(grace, `search=${encodeURIComponent(zoe.email)}`))).toEqual(['Quist_1']);
    expect(lastNames(await list(grace, 'search=Quist%25'))).toEqual([]);
    const second = await list(grace, 'page=2');
    expect(second).toMatchObject({ total: 21, page: 2, page_size: 20 });
    expect(lastNames(second)).toEqual(['Quist_1']);
  });

  it('are not those who have closed their account, and reading the list leaves a trail', async () => {
    const grace = await server.staff('specialist');
    const gone = await patientOf(grace, 'Gone', [-48], { status: 'COMPLETED' });
    expect(lastNames(await list(grace))).toEqual(['Gone']);
    await server.db.update(users).set({ closed_at: new Date() }).where(eq(users.id, gone.noviId));
    expect(await list(grace)).toMatchObject({ items: [], total: 0 });
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, grace.noviId));
    expect(rows.map(({ operation }) => operation)).toContain('listPatients');
  });

  it('show no care to an admin, who sees who is a member and no more', async () => {
    const grace = await server.staff('specialist');
    const patient = await patientOf(grace, 'Seen', [48]);
    const { items } = await list(await server.staff('admin'), `search=${encodeURIComponent(patient.email)}`);
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('care');
  });
});

describe('the e-mail of a patient', () => {
  it('is read by their specialist, by no other, and changed by neither', async () => {
    const grace = await server.staff('specialist');
    const patient = await patientOf(grace, 'Mail', [48]);
    const read = (by: Member) => server.call('GET', `/user-emails?user_id=${patient.noviId}`, { token: by.token });
    const { body } = await read(grace);
    expect(body.data).toMatchObject([{ email_address: patient.email }]);
    expect((await read(await server.staff('specialist'))).status).toBe(404);
    const id = String((body.data as unknown as { id: string }[])[0]?.id);
    const change = { token: grace.token, headers: ifMatch(1), body: { email_address: 'x@example.com' } };
    expect((await server.call('PUT', `/user-emails/${id}`, change)).status).toBe(403);
  });
});
