import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { auditLog, impersonations, users } from '#server/db/schema/index.ts';
import { syncClaims } from '#server/identity/claims.ts';
import { sweepImpersonations } from '#server/sweep.ts';
import { issuedEarlier, renewToken } from '../../setup/accounts.ts';
import { claimsInAccount, moveBack, snapshot } from '../../setup/impersonation-state.ts';
import { actAs, reason, startClaims, stopClaims, updateClaims } from '../../setup/impersonation.ts';
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

const begin = (of = admin, as = member) => updateClaims(server, of, { ...startClaims(of, as.noviId), reason });
const end = (of: Pick<Member, 'token'> = admin) =>
  updateClaims(server, { noviId: admin.noviId, token: of.token }, stopClaims(admin));
const own = () => ({ novi_id: admin.noviId, novi_authorities: ['admin'] });
const readJourney = ({ token }: Member) => server.call('GET', `/patients/${member.noviId}/journey`, { token });
const trail = (id: string) =>
  server.db
    .select({
      operation: auditLog.operation,
      detail: auditLog.detail,
      actor: auditLog.actor_id,
      as: auditLog.impersonated_id,
    })
    .from(auditLog)
    .where(and(eq(auditLog.record, 'impersonation'), eq(auditLog.record_id, id)))
    .orderBy(auditLog.at);

describe('impersonating a member', () => {
  it('begins for an hour, with a reason, and with the claims that the records say', async () => {
    const begun = await begin();
    expect(begun.status).toBe(200);
    const { id, started_at, ends_at } = begun.body.data as unknown as Record<string, string>;
    expect(begun.body.data).toMatchObject({
      ...{
        admin_id: admin.noviId,
        member_id: member.noviId,
        admin_name: 'Sam Staff',
        reason,
        ended_at: null,
        ended_by: null,
      },
    });
    expect(Date.parse(ends_at!) - Date.parse(started_at!)).toBe(3_600_000);
    expect(await claimsInAccount(admin)).toEqual(startClaims(admin, member.noviId));
    expect(await trail(id!)).toEqual([
      { operation: 'updateUserClaims', detail: 'started', actor: admin.noviId, as: null },
    ]);
  });

  it('stops with claims of the admin’s own, none of an original identity, and those of others kept', async () => {
    await server.identity.setClaims(admin.uid, { ...own(), favorite: 'tea' } as never);
    const impersonating = await actAs(server, admin, member.noviId);
    expect(await claimsInAccount(admin)).toEqual({ ...startClaims(admin, member.noviId), favorite: 'tea' });
    const stopped = await end(impersonating);
    expect([stopped.status, stopped.body.data['ended_by']]).toEqual([200, 'admin']);
    expect(await claimsInAccount(admin)).toEqual({ ...own(), favorite: 'tea' });
    expect(await trail(String(stopped.body.data['id']))).toEqual([
      { operation: 'updateUserClaims', detail: 'started', actor: admin.noviId, as: null },
      { operation: 'updateUserClaims', detail: 'stopped', actor: admin.noviId, as: member.noviId },
    ]);
    expect((await readJourney(impersonating)).body.code).toBe('impersonation_ended');
  });

  it('stops with the token from before, too: another tab of the admin site may hold that', async () => {
    await begin();
    expect((await end()).body.data['ended_by']).toBe('admin');
    expect(await claimsInAccount(admin)).toEqual(own());
  });

  it('answers the same when either is sent again, and heals claims that never arrived', async () => {
    const begun = await begin();
    await server.identity.setClaims(admin.uid, own() as never);
    expect((await begin()).body).toEqual(begun.body);
    expect(await claimsInAccount(admin)).toEqual(startClaims(admin, member.noviId));
    const stopped = await end();
    await server.identity.setClaims(admin.uid, startClaims(admin, member.noviId) as never);
    expect((await end()).body).toEqual(stopped.body);
    expect(await claimsInAccount(admin)).toEqual(own());
    expect(await trail(String(begun.body.data['id']))).toHaveLength(2);
  });

  it('keeps a reason of 300 characters, whatever they are made of', async () => {
    const long = `Because ${'🙂'.repeat(292)}`;
    const begun = await updateClaims(server, admin, { ...startClaims(admin, member.noviId), reason: long });
    expect([begun.status, begun.body.data['reason']]).toEqual([200, long]);
  });

  it('begins 30 times in an hour, and stops whatever has begun', async () => {
    const now = Date.now();
    const rows = Array.from({ length: 29 }, (_, index) => {
      const at = new Date(now - (index + 1) * 60_000);
      const times = { started_at: at, ends_at: new Date(now), ended_at: at, ended_by: 'admin' as const };
      return { ...times, admin_id: admin.noviId, member_id: member.noviId, admin_name: 'Sam Staff', reason };
    });
    await server.db.insert(impersonations).values(rows);
    expect([(await begin()).status, (await begin()).status, (await end()).status]).toEqual([200, 200, 200]);
    const refused = await begin();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(30 * 60);
    expect(wait).toBeLessThanOrEqual(31 * 60);
  });

  it('begins once of two requests at once for two members', async () => {
    const other = await server.member();
    const replies = await Promise.all([begin(admin, member), begin(admin, other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('already_acting');
    const winner = replies.find(({ status }) => status === 200);
    expect(await claimsInAccount(admin)).toMatchObject({ novi_id: winner?.body.data['member_id'] });
  });

  it('begins once of many equal requests at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => begin()));
    expect(new Set(replies.map(({ status, body }) => `${String(status)} ${String(body.data['id'])}`)).size).toBe(1);
  });

  it('lets another admin impersonate the same member at the same time', async () => {
    const other = await server.staff('admin');
    expect([(await begin()).status, (await begin(other)).status]).toEqual([200, 200]);
  });

  it('writes both identities beside every change', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    const { noviId, token } = impersonating;
    const body = { user_id: noviId, access_token: token, step: 'eligibility' };
    expect((await server.call('PUT', `/users/${noviId}`, { token, body })).status).toBe(200);
    const [row] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operation, 'updateUser'), eq(auditLog.patient_id, member.noviId)));
    expect(row).toMatchObject({ actor_id: admin.noviId, impersonated_id: member.noviId, identity_id: admin.uid });
  });

  it('is told to the member, the newest first, and to nobody else', async () => {
    const list = (id: string, token: string) => server.call('GET', `/users/${id}/impersonations`, { token });
    await begin();
    await end();
    const impersonating = await actAs(server, admin, member.noviId);
    const mine = await list(member.noviId, member.token);
    const seen = mine.body.data as unknown as { ended_by: string | null; reason: string }[];
    expect(seen.map(({ ended_by }) => ended_by)).toEqual([null, 'admin']);
    expect((await list(member.noviId, impersonating.token)).body).toEqual(mine.body);
    const other = await server.member();
    expect((await list(member.noviId, other.token)).status).toBe(404);
    expect((await list(other.noviId, impersonating.token)).status).toBe(404);
  });
});

describe('a long list of who acted for a member', () => {
  it('is told to its end, page by page: nothing is pushed out of it', async () => {
    const start = Date.now() - 200 * 60_000;
    const rows = Array.from({ length: 103 }, (_, index) => {
      const at = new Date(start - index * 60_000);
      const times = { started_at: at, ends_at: new Date(start + 1), ended_at: at, ended_by: 'admin' as const };
      return { ...times, admin_id: admin.noviId, member_id: member.noviId, admin_name: 'Sam Staff', reason };
    });
    await server.db.insert(impersonations).values(rows);
    const read = async (page: string) => {
      const path = `/users/${member.noviId}/impersonations${page}`;
      return (await server.call('GET', path, { token: member.token })).body.data as unknown as { started_at: string }[];
    };
    const pages = [await read(''), await read('?page=2'), await read('?page=3')];
    expect(pages.map(({ length }) => length)).toEqual([100, 3, 0]);
    expect(pages.flat().map(({ started_at }) => started_at)).toEqual(rows.map((row) => row.started_at.toISOString()));
    const wrong = await server.call('GET', `/users/${member.noviId}/impersonations?page=0`, { token: member.token });
    expect(wrong.status).toBe(400);
  });
});

describe('impersonation ends by itself', () => {
  it('after its hour: at the next request', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    expect((await readJourney(impersonating)).status).toBe(200);
    const id = await moveBack(server, admin, 61);
    const refused = await readJourney(impersonating);
    expect([refused.status, refused.body.code]).toEqual([403, 'impersonation_ended']);
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
    const read = async () => (await server.db.select().from(impersonations).where(eq(impersonations.id, id)))[0];
    await expect.poll(async () => (await read())?.restored_at).toEqual(expect.any(Date));
    const row = await read();
    expect([row?.ended_by, row?.ended_at]).toEqual(['time', row?.ends_at]);
    expect((await trail(id)).at(-1)).toEqual({
      ...{ operation: 'endImpersonation', detail: 'ended_by_time', actor: null, as: null },
    });
    expect((await end(impersonating)).body.code).toBe('impersonation_ended');
    expect((await end()).body.data['ended_by']).toBe('time');
  });

  it('not a moment before', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    await moveBack(server, admin, 59);
    expect((await readJourney(impersonating)).status).toBe(200);
  });

  it.each(['admin', 'member'] as const)('when the %s is none any more', async (who) => {
    const impersonating = await actAs(server, admin, member.noviId);
    const agreed = who === 'member' ? { step: null } : {};
    const id = who === 'admin' ? admin.noviId : member.noviId;
    await server.db
      .update(users)
      .set({ role: 'nurse', ...agreed })
      .where(eq(users.id, id));
    expect((await readJourney(impersonating)).body.code).toBe('impersonation_ended');
    const claims = who === 'admin' ? { ...own(), novi_authorities: ['nurse'] } : own();
    await expect.poll(() => claimsInAccount(admin)).toEqual(claims);
    const [row] = await server.db.select().from(impersonations).where(eq(impersonations.admin_id, admin.noviId));
    expect(row?.ended_by).toBe('role');
    expect((await end(impersonating)).body.code).toBe('impersonation_ended');
  });

  it('with no request at all: the sweep ends it, once, however many processes sweep', async () => {
    await actAs(server, admin, member.noviId);
    const id = await moveBack(server, admin, 61);
    await Promise.all(Array.from({ length: 4 }, () => sweepImpersonations(server.db, server.identity)));
    expect(await claimsInAccount(admin)).toEqual(own());
    expect((await trail(id)).map(({ detail }) => detail)).toEqual(['started', 'ended_by_time']);
  });

  it('in the account, too, after a crash between the record and the claims', async () => {
    await actAs(server, admin, member.noviId);
    const isTheirs = eq(impersonations.admin_id, admin.noviId);
    await server.db
      .update(impersonations)
      .set({ ended_at: sql`now()`, ended_by: 'admin' })
      .where(isTheirs);
    expect(await claimsInAccount(admin)).toEqual(startClaims(admin, member.noviId));
    await sweepImpersonations(server.db, server.identity);
    expect(await claimsInAccount(admin)).toEqual(own());
  });

  it('but not what goes on: the sweep and others leave that alone', async () => {
    await begin();
    await sweepImpersonations(server.db, server.identity);
    await syncClaims(server.db, server.identity, admin.noviId);
    expect((await server.call('GET', '/users/me/roles', { token: admin.token })).status).toBe(200);
    expect(await claimsInAccount(admin)).toEqual(startClaims(admin, member.noviId));
  });

  it('also where only the claims were ever there: a token without a record opens nothing', async () => {
    await server.identity.setClaims(admin.uid, startClaims(admin, member.noviId) as never);
    const before = await snapshot(server, admin);
    const impersonating = { ...admin, ...(await renewToken(admin)) };
    expect((await readJourney(impersonating)).body.code).toBe('impersonation_ended');
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
    expect(await snapshot(server, admin)).toEqual({ ...before, claims: [own()] });
  });

  it('a token of an earlier time does not serve for another member', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    await end(impersonating);
    const other = await server.member();
    await begin(admin, other);
    expect((await readJourney(impersonating)).body.code).toBe('impersonation_ended');
    expect(await claimsInAccount(admin)).toMatchObject({ novi_id: other.noviId });
  });

  it('a token of an earlier time does not live again when the same member is impersonated anew', async () => {
    const old = issuedEarlier(await actAs(server, admin, member.noviId), 10);
    await end();
    const impersonating = await actAs(server, admin, member.noviId);
    expect((await readJourney(old)).body.code).toBe('impersonation_ended');
    expect((await readJourney(impersonating)).status).toBe(200);
  });

  it('serves a token that was issued in the second in which it began, or by a clock that is five seconds behind, and none before', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    const [row] = await server.db.select().from(impersonations).where(eq(impersonations.admin_id, admin.noviId));
    const sinceStart = Number(readToken(impersonating.token)['iat']) - Math.floor(row!.started_at.getTime() / 1000);
    expect((await readJourney(issuedEarlier(impersonating, sinceStart + 5))).status).toBe(200);
    expect((await readJourney(issuedEarlier(impersonating, sinceStart + 6))).status).toBe(403);
  });
});

describe('what is written about it', () => {
  it('stays as it was written', async () => {
    const id = String((await begin()).body.data['id']);
    const change = (values: Partial<typeof impersonations.$inferInsert>) =>
      server.db.update(impersonations).set(values).where(eq(impersonations.id, id));
    const refused = { cause: { constraint: 'impersonations_stay' } };
    await expect(change({ reason: 'Something else' })).rejects.toMatchObject(refused);
    await expect(change({ member_id: randomUUID() })).rejects.toMatchObject(refused);
    await end();
    await expect(change({ ended_at: null, ended_by: null })).rejects.toMatchObject(refused);
    await expect(server.db.delete(impersonations)).rejects.toMatchObject(refused);
  });
});
