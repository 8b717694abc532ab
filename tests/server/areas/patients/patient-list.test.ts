import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '#server/db/schema/index.ts';
import { ifMatch } from '../../setup/clinic.ts';
import { lastNames, listPatients, patientOf } from '../../setup/patients.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = (by: Member, query?: string) => listPatients(server, by, query);
describe('the patients of a specialist', () => {
  it('are those with whom they have a visit, ahead or past, and nobody else', async () => {
    const [grace, other] = [await server.staff('specialist'), await server.staff('specialist')];
    await patientOf(server, grace, 'Ahead', [48]);
    await patientOf(server, grace, 'Past', [-48], { status: 'COMPLETED' });
    await patientOf(server, grace, 'Lost', [72], { status: 'CANCELED' });
    await patientOf(server, other, 'Elsewhere', [48]);
    await server.member({ first_name: 'Nobody', last_name: 'Yet' });
    expect(lastNames(await list(grace))).toEqual(['Ahead', 'Past']);
    expect(lastNames(await list(other))).toEqual(['Elsewhere']);
    expect(await list(await server.staff('specialist'))).toEqual({ items: [], next: null });
  });

  it('stand by name, or by when they meet next or met last, and tell both', async () => {
    const grace = await server.staff('specialist');
    await patientOf(server, grace, 'Adler', [-100, 90]);
    await patientOf(server, grace, 'Brandt', [-20], { status: 'COMPLETED' });
    await patientOf(server, grace, 'Cole', [30]);
    await patientOf(server, grace, 'Diaz', [-10], { status: 'MISSED' });
    expect(lastNames(await list(grace))).toEqual(['Adler', 'Brandt', 'Cole', 'Diaz']);
    expect(lastNames(await list(grace, 'sort=next-visit'))).toEqual(['Cole', 'Adler', 'Brandt', 'Diaz']);
    const { items } = await list(grace, 'sort=last-visit');
    expect(items.map(({ last_name }) => last_name)).toEqual(['Brandt', 'Adler', 'Cole', 'Diaz']);
    const [brandt, adler, , diaz] = items.map(({ care }) => care);
    expect(brandt).toMatchObject({ date_of_birth: '1985-12-10', next_visit_at: null });
    expect(Date.parse(adler?.next_visit_at ?? '')).toBeGreaterThan(Date.now());
    expect(Date.parse(adler?.last_visit_at ?? '')).toBeLessThan(Date.now());
    expect(diaz).toMatchObject({ next_visit_at: null, last_visit_at: null, summary_owed: false });
    expect(Date.parse(diaz?.missed_at ?? '')).toBeLessThan(Date.now());
    expect((await server.call('GET', '/patients?sort=age', { token: grace.token })).status).toBe(400);
  });

  it('are not those who have closed their account, and reading the list leaves a trail', async () => {
    const grace = await server.staff('specialist');
    const gone = await patientOf(server, grace, 'Gone', [-48], { status: 'COMPLETED' });
    expect(lastNames(await list(grace))).toEqual(['Gone']);
    await server.db.update(users).set({ closed_at: new Date() }).where(eq(users.id, gone.noviId));
    expect(await list(grace)).toEqual({ items: [], next: null });
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, grace.noviId));
    expect(rows.map(({ operation }) => operation)).toContain('listPatients');
  });

  it('show no care to an admin, who sees who is a member and no more', async () => {
    const grace = await server.staff('specialist');
    const patient = await patientOf(server, grace, 'Seen', [48]);
    const { items } = await list(await server.staff('admin'), `search=${encodeURIComponent(patient.email)}`);
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('care');
  });
});

describe('the e-mail of a patient', () => {
  it('is read by their specialist, by no other, and changed by neither', async () => {
    const grace = await server.staff('specialist');
    const patient = await patientOf(server, grace, 'Mail', [48]);
    const read = (by: Member) => server.call('GET', `/user-emails?user_id=${patient.noviId}`, { token: by.token });
    const { body } = await read(grace);
    expect(body.data).toMatchObject([{ email_address: patient.email }]);
    expect((await read(await server.staff('specialist'))).status).toBe(404);
    const id = String((body.data as unknown as { id: string }[])[0]?.id);
    const change = { token: grace.token, headers: ifMatch(1), body: { email_address: 'x@example.com' } };
    expect((await server.call('PUT', `/user-emails/${id}`, change)).status).toBe(403);
  });
});
