import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog, userEmails, users } from '#server/db/schema/index.ts';
import { startTestServer, type Json, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.staff('admin');
});
afterAll(() => server.close());

const staff = async (by = admin) => server.call('GET', '/staff', { token: by.token });
const signOutEverywhere = (id: string, by = admin) =>
  server.call('DELETE', `/users/${id}/sessions`, { token: by.token });

it('lists the staff by name with role, e-mail and whether the account is shut, and no member', async () => {
  const nurse = await server.staff('nurse');
  const member = await server.member();
  await server.db.update(users).set({ last_name: 'Aalto', disabled_at: new Date() }).where(eq(users.id, nurse.noviId));
  await server.db.insert(userEmails).values({ user_id: nurse.noviId, email_address: 'nurse@example.com' });
  const people = (await staff()).body.data as unknown as Json[];
  expect(people[0]).toMatchObject({
    id: nurse.noviId,
    role: 'nurse',
    is_disabled: true,
    email_address: 'nurse@example.com',
  });
  expect(people.map(({ id }) => String(id))).toContain(admin.noviId);
  expect(people.map(({ id }) => String(id))).not.toContain(member.noviId);
  expect((await staff(member)).status).toBe(403);
});

it('signs somebody out everywhere: an old token opens nothing, a new sign-in does, and the trail tells', async () => {
  const member = await server.member();
  const own = (by: Member) => server.call('GET', `/users/${member.noviId}`, { token: by.token });
  expect((await own(member)).status).toBe(200);
  expect(await signOutEverywhere(member.noviId)).toMatchObject({
    status: 200,
    body: { data: { user_id: member.noviId } },
  });
  expect((await own(member)).status).toBe(401);
  const [row] = await server.db.select().from(auditLog).where(eq(auditLog.detail, 'sessions_ended'));
  expect(row).toMatchObject({ actor_id: admin.noviId, record_id: member.noviId, patient_id: member.noviId });
});

it('is an admin’s to do, to somebody who is there', async () => {
  const member = await server.member();
  expect((await signOutEverywhere(member.noviId, member)).status).toBe(403);
  expect((await signOutEverywhere('5d3f9042-9d56-4b8c-8037-4cbd8e5f6071')).status).toBe(404);
  expect((await server.call('GET', `/users/${member.noviId}`, { token: member.token })).status).toBe(200);
});
