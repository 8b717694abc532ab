import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, patients } from '#server/db/schema/index.ts';
import { openClinic, type Clinic } from '../../setup/clinic.ts';
import { actAs } from '../../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  member = await clinic.memberAt('survey');
});
afterAll(() => server.close());

const read = (token: string, { noviId } = member) => server.call('GET', `/patients/${noviId}/draft-key`, { token });

describe('the key for drafts on a member’s own device', () => {
  it('is 32 bytes of chance, the same each time, and kept by no cache', async () => {
    const reply = await read(member.token);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(Buffer.from(String(reply.body.data['key']), 'base64')).toHaveLength(32);
    expect((await read(member.token)).body.data).toEqual(reply.body.data);
  });

  it('is another one for each member', async () => {
    const others = await Promise.all([clinic.memberAt('survey'), clinic.memberAt('survey')]);
    const replies = await Promise.all([read(member.token), ...others.map((other) => read(other.token, other))]);
    expect(new Set(replies.map(({ body }) => body.data['key'])).size).toBe(3);
  });

  it('is given to nobody else: another member, the staff, or somebody without a token', async () => {
    const other = await clinic.memberAt('survey');
    expect((await read(other.token)).status).toBe(404);
    for (const role of ['specialist', 'nurse', 'admin'] as const)
      expect((await read((await server.staff(role)).token)).status, role).toBe(403);
    expect((await server.call('GET', `/patients/${member.noviId}/draft-key`)).status).toBe(401);
  });

  it('is not given to an admin who impersonates the member', async () => {
    const admin = await server.staff('admin');
    const impersonating = await actAs(server, admin, member.noviId);
    const reply = await read(impersonating.token);
    expect(reply.status).toBe(403);
    expect(reply.text).not.toContain((await read(member.token)).body.data['key']);
  });

  it('stands in no other answer and in no trail', async () => {
    const key = String((await read(member.token)).body.data['key']);
    const [stored] = await server.db
      .select({ key: patients.draft_key })
      .from(patients)
      .where(eq(patients.id, member.noviId));
    for (const path of ['', '/download', '/download-fhir', '/journey']) {
      const reply = await server.call('GET', `/patients/${member.noviId}${path}`, { token: member.token });
      expect(reply.status, path).toBe(200);
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(reply.text, path).not.toContain(stored?.key?.toString(form));
    }
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(key);
  });

  it('is deleted when the account is closed', async () => {
    const leaving = await clinic.memberAt('complete');
    expect((await read(leaving.token, leaving)).status).toBe(200);
    const { status, body } = await server.call('DELETE', `/users/${leaving.noviId}`, { token: leaving.token });
    expect([status, body.data['keeps_record_of_care']]).toEqual([200, true]);
    const [row] = await server.db.select().from(patients).where(eq(patients.id, leaving.noviId));
    expect(row?.draft_key).toBeNull();
  });
});
