import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { giveRole } from '#scripts/operate/role.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { unavailable } from '#server/errors/errors.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { syncAccounts } from '#server/identity/sync-accounts.ts';
import { confirmEmail, renewToken } from '../setup/accounts.ts';
import { urlOf } from '../setup/another-process.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let operator: Database;
let identity: ReturnType<typeof createFirebaseIdentity>;
beforeAll(async () => {
  server = await startTestServer();
  operator = openDatabase(urlOf(server));
  identity = createFirebaseIdentity({
    projectId: process.env['FIREBASE_PROJECT_ID'] ?? '',
    emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  });
});
afterAll(async () => {
  await operator.$client.end();
  await identity.close();
  await server.close();
});

class Died extends Error {}

/** Ends the operator's process right after its so manyth write, in the database or at the provider. */
function dieAfter(write: number): void {
  let writes = 0;
  const count = (): void => {
    writes += 1;
    if (writes === write) throw new Died();
    if (writes > write) throw new Error('The dead write nothing.');
  };
  const [transaction, { endSessions, setClaims }] = [operator.transaction.bind(operator), { ...identity }];
  vi.spyOn(operator, 'transaction').mockImplementation(async (...work) => {
    const result = await transaction(...work);
    count();
    return result;
  });
  vi.spyOn(identity, 'endSessions').mockImplementation(async (...of) => {
    await endSessions(...of);
    count();
  });
  vi.spyOn(identity, 'setClaims').mockImplementation(async (...of) => {
    await setClaims(...of);
    count();
  });
}

async function makeAdmin(): Promise<Member> {
  const person = await server.member();
  await confirmEmail(person);
  await server.db.update(users).set({ role: 'admin', step: null }).where(eq(users.id, person.noviId));
  await syncAccounts(server.db, server.identity);
  return { ...person, ...(await renewToken(person)) };
}

const userOf = async ({ noviId }: Member) => (await server.db.select().from(users).where(eq(users.id, noviId)))[0];
const list = ({ token }: Member) => server.call('GET', '/patients', { token });

/** What the provider's account says of itself; a token of it can't be had any more. */
async function accountOf({ uid }: Member): Promise<{ customAttributes?: string; validSince?: string }> {
  const project = process.env['FIREBASE_PROJECT_ID'] ?? '';
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: [uid] }),
  });
  const { users: found } = (await response.json()) as { users: { customAttributes?: string; validSince?: string }[] };
  return found[0]!;
}

describe('an account of which the provider never takes a word', () => {
  it('does not keep the others from being settled, nor do sessions that can’t be ended', async () => {
    const [stuck, other] = [await server.member(), await server.member()].toSorted((one, two) =>
      one.noviId < two.noviId ? -1 : 1,
    ) as [Member, Member];
    await server.db
      .update(users)
      .set({ sessions_valid_from: new Date(0) })
      .where(eq(users.id, stuck.noviId));
    for (const { noviId } of [stuck, other])
      await server.db.update(users).set({ claims_settled: 0 }).where(eq(users.id, noviId));
    const { setClaims } = server.identity;
    vi.spyOn(server.identity, 'endSessions').mockRejectedValue(unavailable());
    vi.spyOn(server.identity, 'setClaims').mockImplementation(async (uid, claims) => {
      if (uid === stuck.uid) throw unavailable();
      await setClaims(uid, claims);
    });
    await expect
      .poll(async () => {
        await expect(syncAccounts(server.db, server.identity)).rejects.toMatchObject({ status: 503 });
        return (await userOf(other))?.claims_settled;
      })
      .toBe(1);
    vi.restoreAllMocks();
    await syncAccounts(server.db, server.identity);
    expect((await userOf(stuck))?.claims_settled).toBe(1);
  });
});

describe('the command that takes a role, and dies', () => {
  it.each([
    [1, 'the end of the sessions was stored', 'admin'],
    [2, 'the sessions were ended at the provider', 'admin'],
    [3, 'the role was taken in the record', 'member'],
    [4, 'the claims were told', 'member'],
    [5, 'the impersonations were swept', 'member'],
    [6, 'later sessions were ended at the provider', 'member'],
  ])('after write %i (%s): the old token opens nothing, and the sweep settles the rest', async (write, _what, role) => {
    const admin = await makeAdmin();
    const signedInAt = Number(readToken(admin.token)['auth_time']);
    expect((await list(admin)).status).toBe(200);
    dieAfter(write);
    await expect(giveRole(operator, identity, admin.noviId, 'member')).rejects.toThrow(Died);
    vi.restoreAllMocks();
    await expect.poll(async () => (await list(admin)).status, { timeout: 1_000, interval: 20 }).toBe(401);
    await syncAccounts(server.db, server.identity);
    const [user, account] = [await userOf(admin), await accountOf(admin)];
    expect(user?.role).toBe(role);
    expect(user?.claims_settled).toBe(user?.claims_version);
    expect(user?.sessions_revoked_for).toEqual(user?.sessions_valid_from);
    expect(JSON.parse(account.customAttributes ?? '')).toEqual({ novi_id: admin.noviId, novi_authorities: [role] });
    expect(Number(account.validSince)).toBeGreaterThanOrEqual(signedInAt);
  });

  it('is finished by saying it again', async () => {
    const admin = await makeAdmin();
    dieAfter(2);
    await expect(giveRole(operator, identity, admin.noviId, 'member')).rejects.toThrow(Died);
    vi.restoreAllMocks();
    await giveRole(operator, identity, admin.noviId, 'member');
    expect(await userOf(admin)).toMatchObject({ role: 'member', step: 'welcome' });
  });

  it('leaves what the provider was not told to the next sweep while that is away', async () => {
    const admin = await makeAdmin();
    dieAfter(1);
    await expect(giveRole(operator, identity, admin.noviId, 'member')).rejects.toThrow(Died);
    vi.restoreAllMocks();
    vi.spyOn(server.identity, 'endSessions').mockRejectedValueOnce(unavailable());
    await expect(syncAccounts(server.db, server.identity)).rejects.toMatchObject({ status: 503 });
    expect((await userOf(admin))?.sessions_revoked_for).toBeNull();
    await syncAccounts(server.db, server.identity);
    expect((await userOf(admin))?.sessions_revoked_for).toEqual((await userOf(admin))?.sessions_valid_from);
  });
});
