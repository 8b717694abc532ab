import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { forgeToken } from '../../setup/accounts.ts';
import { snapshot } from '../../setup/impersonation-state.ts';
import { startTestServer, type Member, type Reply, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let admin: Member;
let member: Member;
const limits = { ...defaultLimits, told: { ...defaultLimits.refusalRows, address: { max: 1_000, seconds: 60 } } };
beforeAll(async () => {
  server = await startTestServer({ limits });
});
beforeEach(async () => {
  [admin, member] = await Promise.all([server.staff('admin'), server.member()]);
});
afterAll(() => server.close());

const refusalsIn = (reply: Reply) =>
  server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.request_id, String(reply.headers['x-request-id'])));

/** Sends what is to be refused: the answer, that nothing has changed, and what the trail tells of it. */
async function refused(send: () => Promise<Reply>, ...accounts: Member[]) {
  const before = await snapshot(server, admin, member, ...accounts);
  const reply = await send();
  expect(await snapshot(server, admin, member, ...accounts)).toEqual(before);
  const rows = await refusalsIn(reply);
  return { status: reply.status, code: reply.body.code, rows };
}

describe('what the trail tells of refusals', () => {
  const rowsOf = (uid: string) => server.db.select().from(auditLog).where(eq(auditLog.identity_id, uid));

  it('is nothing of everyday events: no token, an expired one, or one that is none', async () => {
    const before = await server.db.$count(auditLog);
    const expired = forgeToken({ ...readToken(member.token), exp: 1_000 });
    for (const token of [undefined, expired, 'no-token', 'a.b.c']) {
      expect((await server.call('GET', '/users/me/roles', { token })).status).toBe(401);
    }
    expect((await server.call('GET', `/patients/${randomUUID()}`, { token: member.token })).status).toBe(404);
    expect(await server.db.$count(auditLog)).toBe(before);
  });

  it('is a specialist who reaches for patients of others, and what they asked for is not taken for a person', async () => {
    const specialist = await server.staff('specialist');
    const asked = [member.noviId, randomUUID()];
    for (const id of asked) {
      const { status, rows } = await refused(() =>
        server.call('GET', `/patients/${id}/journey`, { token: specialist.token }),
      );
      expect(status).toBe(404);
      expect(rows).toMatchObject([
        {
          ...{ operation: 'getJourney', outcome: 'refused', detail: 'out_of_reach', actor_id: specialist.noviId },
          ...{ record: 'request', record_id: id, patient_id: null, identity_verified: true },
        },
      ]);
    }
  });

  it('is a token of another project, of whom nothing is believed', async () => {
    const token = forgeToken({ ...readToken(admin.token), aud: 'another-project' });
    const { status, rows } = await refused(() => server.call('GET', '/patients', { token }));
    expect(status).toBe(401);
    expect(rows).toMatchObject([
      { detail: 'token_forged', identity_id: admin.uid, identity_verified: false, actor_id: null },
    ]);
  });

  it('is no more than so many of one address, of all addresses, and of one account, and says where it ends', async () => {
    const each = { max: 2, seconds: 60 };
    const strict = await startTestServer({
      limits: { ...limits, refusalRows: { address: each, all: { max: 3, seconds: 60 }, account: each } },
    });
    try {
      const [one, other] = [await strict.member(), await strict.member()];
      const forged = forgeToken({ ...readToken(one.token), aud: 'another-project' });
      for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.3']) {
        const headers = { authorization: `Bearer ${forged}` };
        await strict.app.inject({ url: '/api/v1/users/me/roles', remoteAddress, headers });
      }
      for (const { token } of [one, one, one, other]) await strict.call('GET', '/patients', { token });
      const rows = await strict.db.select().from(auditLog).where(eq(auditLog.outcome, 'refused')).orderBy(auditLog.at);
      const more = 'further_not_told';
      const count = (uid: string, isVerified: boolean) =>
        rows.filter((row) => row.identity_id === uid && row.identity_verified === isVerified && row.detail !== more)
          .length;
      expect([count(one.uid, false), count(one.uid, true), count(other.uid, true)]).toEqual([3, 2, 1]);
      // Once for the first address, once for all of them, and once for the account; never again until the time is over.
      const ends = rows.filter(({ detail }) => detail === more);
      expect(ends.map((row) => [row.identity_id, row.identity_verified, row.operation])).toEqual([
        [one.uid, false, 'getUserRoles'],
        [one.uid, false, 'getUserRoles'],
        [one.uid, true, 'listPatients'],
      ]);
      expect(ends.map(({ request_id }) => rows.findLast((row) => row.request_id === request_id))).toEqual(ends);
    } finally {
      await strict.close();
    }
  });

  it('can’t be removed, and can’t say that somebody unproven did something', async () => {
    await server.call('GET', '/patients', { token: member.token });
    const [row] = await rowsOf(member.uid);
    await expect(server.db.delete(auditLog).where(inArray(auditLog.id, [row!.id]))).rejects.toMatchObject({
      cause: { constraint: 'audit_log_only_grows' },
    });
    const { id: _id, ...copy } = row!;
    const unproven = { ...copy, outcome: 'done' as const, identity_verified: false };
    await expect(server.db.insert(auditLog).values(unproven)).rejects.toMatchObject({
      cause: { constraint: 'audit_log_nobody_unverified_did_anything' },
    });
  });
});
