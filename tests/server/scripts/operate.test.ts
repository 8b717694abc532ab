import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authority } from '#domain/roles.ts';
import { operate as operateWith } from '#scripts/operate/command.ts';
import { setLicense } from '#scripts/operate/license.ts';
import { giveName } from '#scripts/operate/name.ts';
import { giveRole } from '#scripts/operate/role.ts';
import { auditLog, licenses, userEmails, users } from '#server/db/schema/index.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { changeEmail, confirmEmail, signedInAMinuteAgo } from '../setup/accounts.ts';
import { claimsInAccount } from '../setup/impersonation-state.ts';
import { actAs } from '../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

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

/** The command's own environment: the settings of the API, and the database of this test. */
function variables(): NodeJS.ProcessEnv {
  const { database, connectionString } = server.db.$client.options;
  const DATABASE_URL = connectionString ?? new URL(`/${database ?? ''}`, process.env['DATABASE_URL']).href;
  return { ...process.env, NODE_ENV: 'test', DATABASE_URL };
}

/** What the command does, within this process. */
const operate = (...words: string[]) => operateWith(words, variables());

/** Runs the command as an operator does. */
async function run(...words: string[]) {
  const child = spawn(process.execPath, ['scripts/operate.ts', ...words], {
    env: variables(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
}

const userOf = async ({ noviId }: Member) => (await server.db.select().from(users).where(eq(users.id, noviId)))[0];
const trail = ({ noviId }: Member, operation = 'operate.role') =>
  server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.operation, operation), eq(auditLog.record_id, noviId)));

/** Somebody who has signed up and opened the link in the mail. */
async function confirmed(): Promise<Member> {
  const person = await server.member();
  await confirmEmail(person);
  return person;
}

describe('the operator’s command for roles', () => {
  it('gives somebody who has signed up a role, ends their sessions, and takes the role away again', async () => {
    const person = await signedInAMinuteAgo(await confirmed());
    const readThemself = () => server.call('GET', `/users/${person.noviId}`, { token: person.token });
    expect((await readThemself()).status).toBe(200);
    expect(await giveRole(server.db, identity, person.email.toUpperCase(), 'admin')).toMatchObject({ role: 'member' });
    expect(await userOf(person)).toMatchObject({ role: 'admin', step: null });
    expect(await trail(person)).toMatchObject([{ detail: 'member_to_admin', actor_id: null, identity_id: person.uid }]);
    expect(await giveRole(server.db, identity, person.email, 'admin')).toMatchObject({ role: 'admin' });
    expect(await trail(person)).toHaveLength(1);
    await giveRole(server.db, identity, person.email, 'member');
    expect(await userOf(person)).toMatchObject({ role: 'member', step: 'welcome' });
    expect((await readThemself()).status).toBe(401);
  });

  it('ends impersonation with the role', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    await confirmEmail(admin);
    await actAs(server, admin, member.noviId);
    await giveRole(server.db, identity, admin.email, 'nurse');
    const list = await server.call('GET', `/users/${member.noviId}/impersonations`, { token: member.token });
    expect(list.body.data).toMatchObject([{ ended_by: 'role' }]);
  });

  it('refuses what can’t be, in one sentence, and changes nothing', async () => {
    const [member, staff] = [await server.member(), await server.staff('nurse')];
    await confirmEmail(member);
    await server.db.update(users).set({ step: 'survey' }).where(eq(users.id, member.noviId));
    const before = [await userOf(member), await userOf(staff), await claimsInAccount(member)];
    const give = (email: string, role: Authority) => giveRole(server.db, identity, email, role);
    await expect(give('nobody@example.com', 'admin')).rejects.toThrow(
      'Nobody in Novi signs in with nobody@example.com',
    );
    await expect(give('nobody', 'admin')).rejects.toThrow('Nobody in Novi signs in with nobody');
    await expect(give(randomUUID(), 'admin')).rejects.toThrow('Nobody in Novi');
    await expect(give(member.email, 'admin')).rejects.toThrow('account of its own');
    await expect(give(staff.email, 'member')).rejects.toThrow('never signed up');
    expect([await userOf(member), await userOf(staff), await claimsInAccount(member)]).toEqual(before);
  });

  it('gives no role to an address that nobody has proven, and says what helps', async () => {
    const [person, nurse] = [await server.member(), await server.staff('nurse')];
    for (const role of ['admin', 'specialist', 'nurse'] as const) {
      await expect(giveRole(server.db, identity, person.email, role)).rejects.toThrow('/verify-email');
    }
    await expect(giveRole(server.db, identity, nurse.noviId, 'admin')).rejects.toThrow('/verify-email');
    expect([(await userOf(person))?.role, (await userOf(nurse))?.role]).toEqual(['member', 'nurse']);
    expect(await trail(person)).toHaveLength(0);
  });

  it('gives no role to a record that merely still names the address of somebody else', async () => {
    const [attacker, colleague] = [await confirmed(), await confirmed()];
    await server.db.delete(userEmails).where(eq(userEmails.user_id, colleague.noviId));
    const named = { email_address: colleague.email };
    await server.db.update(userEmails).set(named).where(eq(userEmails.user_id, attacker.noviId));
    await giveRole(server.db, identity, colleague.email, 'admin');
    expect([(await userOf(attacker))?.role, (await userOf(colleague))?.role]).toEqual(['member', 'admin']);
  });

  it('gives no role to an account that signs in with another address by now', async () => {
    const attacker = await confirmed();
    await changeEmail(attacker, `${randomUUID()}@example.com`);
    await expect(giveRole(server.db, identity, attacker.email, 'admin')).rejects.toThrow('Nobody in Novi');
    expect((await userOf(attacker))?.role).toBe('member');
  });

  it('takes a role away from who changed their address since, by the new one or by their id', async () => {
    const person = await confirmed();
    for (const who of [`${randomUUID()}@example.com`, person.noviId.toUpperCase()]) {
      await confirmEmail(person);
      await giveRole(server.db, identity, person.noviId, 'admin');
      await changeEmail(person, who.includes('@') ? who : `${randomUUID()}@example.com`);
      await giveRole(server.db, identity, who, 'member');
      expect((await userOf(person))?.role).toBe('member');
      expect(await claimsInAccount(await changeEmail(person, person.email))).toMatchObject({
        novi_authorities: ['member'],
      });
    }
  });

  it('is run from the command line', async () => {
    const person = await confirmed();
    const given = await run('role', person.email, 'specialist');
    expect(given.out).toContain(`(Ada Byron, ${person.noviId}) is now specialist (before: member)`);
    expect([given.code, given.error, (await userOf(person))?.role]).toEqual([0, '', 'specialist']);
  });

  it('fails on the command line with what should be said instead', async () => {
    const wrong = await run('role', randomUUID(), 'king');
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.error).toMatch(/'king' is invalid.* Allowed choices are member, specialist.*Say --help/s);
  });

  it.each([
    ['nothing', [], 2],
    ['a command that is none', ['promote', 'ada@example.com'], 2],
    ['too little', ['role', 'ada@example.com'], 2],
    ['too much', ['disable', 'ada@example.com', 'eve@example.com'], 2],
    ['the help of all', ['--help'], 0],
    ['the help of one', ['roster', '--help'], 0],
  ] as const)('does nothing when it was told %s, and says what there is', async (_, words, code) => {
    const ending = await operateWith([...words], {});
    expect(ending).toEqual({
      code,
      said: expect.stringMatching(/--help|--store|Usage: npm run operate -- /) as string,
    });
  });

  it('tells apart what can’t be done from what is away', async () => {
    const [host, port] = ['127.0.0.1', '1'];
    const away = { ...variables(), DATABASE_URL: `postgres://nobody@${host}:${port}/nothing` };
    expect(await operateWith(['disable', randomUUID()], away)).toEqual({
      code: 3,
      said: 'The database does not answer. Nothing has changed: say it again.',
    });
  });

  it('fails with one sentence where nobody is meant, and where the settings are wrong', async () => {
    const nobody = await operate('role', 'nobody@example.com', 'admin');
    expect(nobody).toEqual({ code: 1, said: expect.stringContaining('Nobody in Novi signs in with') as string });
    const { code, said } = await operateWith(['role', 'ada', 'admin'], { ...variables(), DATABASE_URL: 'nowhere' });
    expect([code, said]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  });
});

describe('the operator’s command for names', () => {
  it('renames somebody of the staff, and the trail tells that it was done', async () => {
    const nurse = await server.staff('nurse');
    const renamed = await operate('name', nurse.email, ' Ana\u200b', 'Ríos');
    expect([renamed.code, renamed.said]).toEqual([0, expect.stringContaining('is now called')]);
    expect(await userOf(nurse)).toMatchObject({ first_name: 'Ana', last_name: 'Ríos', version: 2 });
    expect(await trail(nurse, 'operate.name')).toMatchObject([{ actor_id: null, identity_id: nurse.uid }]);
  });

  it('leaves members’ names to members, and takes none that nobody can read', async () => {
    const [member, nurse] = [await server.member(), await server.staff('nurse')];
    const rename = (who: string, first: string) => giveName(server.db, identity, who, { first, last: 'Ríos' });
    await expect(rename(member.email, 'Ana')).rejects.toThrow('in their profile');
    await expect(rename(nurse.noviId, '\u200b')).rejects.toThrow('letters');
    expect([(await userOf(member))?.first_name, (await userOf(nurse))?.first_name]).toEqual(['Ada', 'Sam']);
  });
});

describe('the operator’s command for licenses', () => {
  const held = ({ noviId }: Member) =>
    server.db
      .select({ state: licenses.state, until: licenses.expires_on })
      .from(licenses)
      .where(eq(licenses.specialist_id, noviId));

  it('keeps where a specialist may practice, until when, and takes it away; the trail tells each time', async () => {
    const specialist = await server.staff('specialist');
    const given = await operate('license', specialist.email, 'il', '2028-02-29');
    expect([given.code, given.said]).toEqual([0, expect.stringContaining('is licensed for il until 2028-02-29')]);
    expect(await held(specialist)).toEqual([{ state: 'IL', until: '2028-02-29' }]);
    await setLicense(server.db, identity, specialist.noviId, { state: 'IL', until: '2030-01-31' });
    expect(await held(specialist)).toEqual([{ state: 'IL', until: '2030-01-31' }]);
    await setLicense(server.db, identity, specialist.email, { state: 'IL', until: 'none' });
    expect(await held(specialist)).toEqual([]);
    expect((await trail(specialist, 'operate.license')).map(({ detail }) => detail)).toEqual([
      ...['IL_2028-02-29', 'IL_2030-01-31', 'IL_none'],
    ]);
  });

  it('refuses who is no specialist, and a state or a day that is not there', async () => {
    const [nurse, specialist] = [await server.staff('nurse'), await server.staff('specialist')];
    const give = (who: Member, state: string, until: string) =>
      setLicense(server.db, identity, who.email, { state, until });
    await expect(give(nurse, 'IL', '2030-01-31')).rejects.toThrow('no specialist');
    await expect(give(specialist, 'XX', '2030-01-31')).rejects.toThrow('no state XX');
    for (const day of ['2027-02-29', '31.1.2030', '2030-13-01', '']) {
      await expect(give(specialist, 'IL', day)).rejects.toThrow('is no day');
    }
    expect(await held(specialist)).toEqual([]);
  });
});
