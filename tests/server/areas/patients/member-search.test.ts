import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema/index.ts';
import { actAs } from '../../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let admin: Member;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [admin, member] = await Promise.all([server.staff('admin'), server.member()]);
});
afterAll(() => server.close());

describe('an admin looks for members', () => {
  const search = async (words: string, token = admin.token) => {
    const path = `/patients?search=${encodeURIComponent(words)}`;
    const { status, body } = await server.call('GET', path, { token });
    return { status, found: (body.data as unknown as { items?: { id: string }[] } | undefined)?.items ?? [], body };
  };

  it('by every word, in names or e-mail, and what they type is no pattern', async () => {
    const zoe = await server.member({ first_name: 'Zoë', last_name: 'Quist_1' });
    expect((await search('zoë QUIST')).found).toMatchObject([
      { id: zoe.noviId, email_address: zoe.email, step: 'welcome' },
    ]);
    expect((await search(zoe.email)).found).toHaveLength(1);
    expect((await search('zoë byron')).found).toHaveLength(0);
    expect((await search('quist_1, ZOE')).found).toHaveLength(1);
    expect((await search('Quist%')).found).toHaveLength(0);
    expect((await search('Quist_1')).found).toHaveLength(1);
    expect((await search('\u0000')).status).toBe(400);
  });

  it('page by page, never among the staff, and it leaves a trail', async () => {
    const last_name = `Twenty${randomUUID().slice(0, 8)}`;
    await Promise.all(Array.from({ length: 21 }, () => server.member({ first_name: 'A', last_name })));
    const read = async (cursor = '') =>
      (await server.call('GET', `/patients?search=${last_name}${cursor}`, { token: admin.token })).body.data;
    type Page = { items: { id: string }[]; next: string | null };
    const first = (await read()) as unknown as Page;
    const second = (await read(`&cursor=${first.next ?? ''}`)) as unknown as Page;
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(21);
    expect((await search('Sam Staff')).found).toHaveLength(0);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, admin.noviId));
    expect(rows.map(({ operation }) => operation)).toContain('listPatients');
  });

  it('by name alone: an order or a filter by care is refused', async () => {
    for (const asked of ['sort=latest-change', 'summary_owed=true', 'results_in=true', 'visit_missed=true']) {
      const { status, body } = await server.call('GET', `/patients?${asked}`, { token: admin.token });
      expect([status, body.errors]).toMatchObject([422, [{ path: asked.split('=')[0] }]]);
    }
  });

  it('and nobody else does, also not while impersonating', async () => {
    const [specialist, nurse] = await Promise.all([server.staff('specialist'), server.staff('nurse')]);
    const impersonating = await actAs(server, admin, member.noviId);
    for (const { token } of [member, nurse, impersonating]) expect((await search('', token)).status).toBe(403);
    // A specialist finds their patients alone: tests/server/areas/patients/patient-list.test.ts.
    expect(await search(member.email, specialist.token)).toMatchObject({ status: 200, found: [] });
  });
});
