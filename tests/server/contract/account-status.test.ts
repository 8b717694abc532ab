import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { disableAccount, enableAccount } from '#scripts/operate/account.ts';
import { giveRole } from '#scripts/operate/role.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { corporateCustomers, impersonations, users } from '#server/db/schema/index.ts';
import { unavailable } from '#server/errors/errors.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { syncAccounts } from '#server/identity/sync-accounts.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { confirmEmail, renewToken } from '../setup/accounts.ts';
import { cutLines, listeners, startAnotherProcess, statusAt, urlOf, type Process } from '../setup/another-process.ts';
import { claimsInAccount } from '../setup/impersonation-state.ts';
import { actAs } from '../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

/** Two processes of the API, and the operator's command, which is a third. */
let server: TestServer;
let other: Process;
let operator: Database;
let identity: ReturnType<typeof createFirebaseIdentity>;
beforeAll(async () => {
  server = await startTestServer();
  other = await startAnotherProcess(server);
  operator = openDatabase(urlOf(server));
  identity = createFirebaseIdentity({
    projectId: process.env['FIREBASE_PROJECT_ID'] ?? '',
    emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  });
  await eventually(async () => expect(await listeners(server)).toBe(2));
});
afterAll(async () => {
  await operator.$client.end();
  await identity.close();
  await other.close();
  await server.close();
});

const statuses = (path: string, token: string) =>
  Promise.all([statusAt(server, path, token), statusAt(other, path, token)]);
/** Both processes have seen the token, and remember what it and the record say. */
const seenByBoth = async (path: string, token: string) => expect(await statuses(path, token)).toEqual([200, 200]);
const within = (ms: number) => ({ timeout: ms, interval: 20 });
const setUser = ({ noviId }: Member, change: Partial<typeof users.$inferInsert>, db = operator) =>
  db.update(users).set(change).where(eq(users.id, noviId));

const claimsOf = ({ noviId }: Member, role: 'admin' | 'member') => ({ novi_id: noviId, novi_authorities: [role] });

describe('what the record says counts, whatever a token says', () => {
  it('a role that was taken in the record opens nothing within a second, in every process', async () => {
    const admin = await server.staff('admin');
    await seenByBoth('/patients', admin.token);
    await setUser(admin, { role: 'nurse' });
    await expect.poll(() => statuses('/patients', admin.token), within(1_000)).toEqual([403, 403]);
  });

  it('a newly issued token that claims more opens nothing either, and the claims are put right', async () => {
    const member = await server.member();
    await server.identity.setClaims(member.uid, claimsOf(member, 'admin'));
    const { token } = await renewToken(member);
    expect(await statuses('/patients', token)).toEqual([403, 403]);
    expect(await statuses(`/users/${member.noviId}`, token)).toEqual([403, 403]);
    await expect.poll(() => claimsInAccount(member)).toEqual(claimsOf(member, 'member'));
  });

  it('of several roles in a token only the record’s counts', async () => {
    const member = await server.member();
    await server.identity.setClaims(member.uid, { novi_id: member.noviId, novi_authorities: ['member', 'admin'] });
    const { token } = await renewToken(member);
    expect(await statuses('/patients', token)).toEqual([403, 403]);
    expect(await statuses(`/users/${member.noviId}`, token)).toEqual([200, 200]);
  });

  it('a token that names the record of somebody else opens neither record', async () => {
    const [member, victim] = [await server.member(), await server.member()];
    await server.identity.setClaims(member.uid, claimsOf(victim, 'member'));
    const { token } = await renewToken(member);
    for (const { noviId } of [member, victim]) expect(await statuses(`/users/${noviId}`, token)).toEqual([403, 403]);
  });

  it('a session that began before its end by the record is over, in every process', async () => {
    const member = await server.member();
    await seenByBoth(`/users/${member.noviId}`, member.token);
    await setUser(member, { sessions_valid_from: new Date(Date.now() + 1_000) });
    await expect.poll(() => statuses(`/users/${member.noviId}`, member.token), within(1_000)).toEqual([401, 401]);
    const { token } = await renewToken(member);
    expect(await statuses(`/users/${member.noviId}`, token)).toEqual([401, 401]);
  });
});

describe('the operator’s commands', () => {
  it('role: ends the old token in every process, by the time the command is done', async () => {
    const admin = await server.staff('admin');
    await confirmEmail(admin);
    await seenByBoth('/patients', admin.token);
    await giveRole(operator, identity, admin.noviId, 'nurse');
    await expect.poll(() => statuses('/patients', admin.token), within(1_000)).toEqual([401, 401]);
  });

  it('disable: shuts an account in every process and at the provider; enable opens it for a new sign-in', async () => {
    const member = await server.member();
    await seenByBoth(`/users/${member.noviId}`, member.token);
    await disableAccount(operator, identity, member.email);
    await expect.poll(() => statuses(`/users/${member.noviId}`, member.token), within(1_000)).toEqual([401, 401]);
    await expect(renewToken(member)).rejects.toThrow('USER_DISABLED');
    await enableAccount(operator, identity, member.noviId);
    expect((await server.db.select().from(users).where(eq(users.id, member.noviId)))[0]?.disabled_at).toBeNull();
  });

  it('disable: shuts an account by the id of its record also while the provider is away', async () => {
    const member = await server.member();
    await seenByBoth(`/users/${member.noviId}`, member.token);
    vi.spyOn(identity, 'accountBy').mockRejectedValue(unavailable());
    vi.spyOn(identity, 'endSessions').mockRejectedValue(unavailable());
    await expect(disableAccount(operator, identity, member.noviId)).rejects.toMatchObject({ status: 503 });
    await expect.poll(() => statuses(`/users/${member.noviId}`, member.token), within(1_000)).toEqual([401, 401]);
    vi.restoreAllMocks();
    await syncAccounts(server.db, server.identity);
    await expect(renewToken(member)).rejects.toThrow('USER_DISABLED');
  });

  it('enable: holds also where a sweep that knew the account as shut tells the provider so afterwards', async () => {
    const member = await server.member();
    await setUser(member, { disabled_at: new Date(), sessions_valid_from: new Date(Date.now() - 60_000) });
    const endSessions = server.identity.endSessions.bind(server.identity);
    vi.spyOn(server.identity, 'endSessions').mockImplementationOnce(async (...of) => {
      await enableAccount(operator, identity, member.noviId);
      await endSessions(...of);
    });
    await syncAccounts(server.db, server.identity);
    expect((await renewToken(member)).token).not.toBe('');
  });

  it('disable: ends an admin’s impersonation', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    const impersonating = await actAs(server, admin, member.noviId);
    await seenByBoth(`/users/${member.noviId}`, impersonating.token);
    await disableAccount(operator, identity, admin.noviId);
    await expect
      .poll(() => statuses(`/users/${member.noviId}`, impersonating.token), within(1_000))
      .toEqual([401, 401]);
    const [row] = await server.db.select().from(impersonations).where(eq(impersonations.admin_id, admin.noviId));
    expect(row?.ended_by).toBe('role');
  });
});

it('an account that was closed in one process opens nothing within a second in the other', async () => {
  const member = await server.member();
  const path = `/users/${member.noviId}`;
  await seenByBoth(path, member.token);
  expect((await server.call('DELETE', path, { token: member.token })).status).toBe(200);
  await expect.poll(() => statusAt(other, path, member.token), within(1_000)).toBe(401);
});

describe('before the database has told of a change, the process that made it lets nobody in', () => {
  const tell = (does: 'enable' | 'disable') =>
    operator.execute(sql`alter table users ${sql.raw(does)} trigger users_tell_changed_standing`);
  beforeAll(() => tell('disable'));
  afterAll(() => tell('enable'));

  it('who has closed their account', async () => {
    const member = await server.member();
    const path = `/users/${member.noviId}`;
    await seenByBoth(path, member.token);
    expect((await server.call('DELETE', path, { token: member.token })).status).toBe(200);
    expect(await statuses(path, member.token)).toEqual([401, 200]);
  });

  it('whom an admin has signed out everywhere', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    const path = `/users/${member.noviId}`;
    await seenByBoth(path, member.token);
    expect((await server.call('DELETE', `${path}/sessions`, { token: admin.token })).status).toBe(200);
    expect(await statuses(path, member.token)).toEqual([401, 200]);
  });
});

it('a role that is taken after a write has begun refuses the write', async () => {
  const admin = await server.staff('admin');
  const body = JSON.stringify({ name: 'Prairie', slug: 'prairie-late', code: 'PRAIRIE-LATE', welcome: null });
  const payload = Readable.from(
    (async function* () {
      // The request was let through by now.
      await setUser(admin, { role: 'nurse' });
      yield Buffer.from(body);
    })(),
  );
  const headers = {
    ...{ authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    'idempotency-key': randomUUID(),
  };
  const reply = await server.app.inject({ method: 'POST', url: '/api/v1/corporate', headers, payload });
  expect([reply.statusCode, await server.db.$count(corporateCustomers)]).toEqual([403, 0]);
});

it('a warm read costs its one query, and none for the account status', async () => {
  const member = await server.member();
  const queries = vi.spyOn(server.db.$client, 'query');
  const costOfRead = async () => {
    queries.mockClear();
    await seenByBoth(`/users/${member.noviId}`, member.token);
    return queries.mock.calls.length;
  };
  // A status is not remembered while changes of the tests before are still heard of: the first read after the last of them warms it.
  await expect.poll(costOfRead, within(1_000)).toBe(1);
  expect([await costOfRead(), await costOfRead(), await costOfRead()]).toEqual([1, 1, 1]);
});

describe('while the listening line is cut', () => {
  it('what changed is known within five seconds, and the lines are opened again', async () => {
    const admin = await server.staff('admin');
    await seenByBoth('/patients', admin.token);
    await cutLines(server);
    await setUser(admin, { role: 'nurse' });
    await expect.poll(() => statuses('/patients', admin.token), within(5_000)).toEqual([403, 403]);
    await expect.poll(() => listeners(server)).toBe(2);
    const nurse = await server.staff('admin');
    await seenByBoth('/patients', nurse.token);
    await setUser(nurse, { role: 'nurse' });
    await expect.poll(() => statuses('/patients', nurse.token), within(1_000)).toEqual([403, 403]);
  });
});
