import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, userEmails, users } from '../../server/db/schema/index.ts';
import { giveRole } from '../../scripts/operate/role.ts';
import { createFirebaseIdentity } from '../../server/identity/firebase.ts';
import type { Authority } from '../../domain/roles.ts';
import { readToken } from './setup/accounts.ts';
import { claimsInAccount } from './setup/acting-state.ts';
import { actAs } from './setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from './setup/server.ts';

let server: TestServer;
let identity: ReturnType<typeof createFirebaseIdentity>;
beforeAll(async () => {
  server = await startTestServer();
  identity = createFirebaseIdentity({
    projectId: process.env['FIREBASE_PROJECT_ID'] ?? '',
    emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  });
});
afterAll(async () => {
  await identity.close();
  await server.close();
});

/** Runs the command as an operator does. */
async function operate(...words: string[]) {
  const { database, connectionString } = server.db.$client.options;
  const DATABASE_URL = connectionString ?? new URL(`/${database ?? ''}`, process.env['DATABASE_URL']).href;
  const child = spawn(process.execPath, ['scripts/operate.ts', ...words], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const userOf = async ({ noviId }: Member) => (await server.db.select().from(users).where(eq(users.id, noviId)))[0];
const trail = ({ noviId }: Member) =>
  server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.operation, 'operate.role'), eq(auditLog.record_id, noviId)));

describe('the operator’s command for roles', () => {
  it('gives somebody who has signed up a role, ends their sessions, and takes the role away again', async () => {
    const person = await server.member();
    // The provider tells the end of sessions in whole seconds: one that began in the same second outlives it.
    const isLater = () => Math.floor(Date.now() / 1000) > Number(readToken(person.token)['auth_time']);
    await expect.poll(isLater, { timeout: 5_000 }).toBe(true);
    expect(await giveRole(server.db, identity, person.email.toUpperCase(), 'admin')).toEqual({ before: 'member' });
    expect(await userOf(person)).toMatchObject({ role: 'admin', step: null });
    expect(await trail(person)).toMatchObject([{ detail: 'member_to_admin', actor_id: null, identity_id: person.uid }]);
    expect(await giveRole(server.db, identity, person.email, 'admin')).toEqual({ before: 'admin' });
    expect(await trail(person)).toHaveLength(1);
    await giveRole(server.db, identity, person.email, 'member');
    expect(await userOf(person)).toMatchObject({ role: 'member', step: 'welcome' });
    expect((await server.call('GET', `/users/${person.noviId}`, { token: person.token })).status).toBe(401);
  });

  it('ends acting with the role', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    await server.db.insert(userEmails).values({ user_id: admin.noviId, email_address: admin.email });
    await actAs(server, admin, member.noviId);
    await giveRole(server.db, identity, admin.email, 'nurse');
    const list = await server.call('GET', `/users/${member.noviId}/impersonations`, { token: member.token });
    expect(list.body.data).toMatchObject([{ ended_by: 'role' }]);
  });

  it('refuses what can’t be, in one sentence, and changes nothing', async () => {
    const [member, staff] = [await server.member(), await server.staff('nurse')];
    await server.db.insert(userEmails).values({ user_id: staff.noviId, email_address: staff.email });
    await server.db.update(users).set({ step: 'survey' }).where(eq(users.id, member.noviId));
    const before = [await userOf(member), await userOf(staff), await claimsInAccount(member)];
    const give = (email: string, role: Authority) => giveRole(server.db, identity, email, role);
    await expect(give('nobody@example.com', 'admin')).rejects.toThrow('Nobody has nobody@example.com');
    await expect(give(member.email, 'admin')).rejects.toThrow('account of its own');
    await expect(give(staff.email, 'member')).rejects.toThrow('never signed up');
    expect([await userOf(member), await userOf(staff), await claimsInAccount(member)]).toEqual(before);
  });

  it('is run from the command line', async () => {
    const person = await server.member();
    const given = await operate('role', person.email, 'specialist');
    expect(given.said).toContain('is now specialist (before: member)');
    expect([given.code, (await userOf(person))?.role]).toEqual([0, 'specialist']);
    const wrong = await operate('role', person.email, 'king');
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/^Say: npm run operate/)]);
  });
});
