import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { deleteOldKeys } from '#server/contract/idempotency.ts';
import { auditLog, idempotencyKeys, impersonations, users } from '#server/db/schema/index.ts';
import { makeAccount, renewToken } from '../setup/accounts.ts';
import { actAs, stopClaims } from '../setup/impersonation.ts';
import { newUser, startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the same Idempotency-Key', () => {
  it('makes one record of 20 requests at once, and gives all of them the first answer', async () => {
    const account = await makeAccount();
    const request = { token: account.token, ...newUser(account) };
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call('POST', '/users', request)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.headers['etag']))).toEqual(new Set(['"1"']));
    const made = await server.db.select().from(users).where(eq(users.firebase_id, account.uid));
    expect(made).toHaveLength(1);
    expect(
      await server.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.record_id, made[0]?.id ?? '')),
    ).toHaveLength(1);
  });

  it('gives the first answer again, although the record has changed since', async () => {
    const account = await makeAccount();
    const request = { token: account.token, ...newUser(account) };
    const first = await server.call('POST', '/users', request);
    await server.db.update(users).set({ first_name: 'Eve' }).where(eq(users.firebase_id, account.uid));
    const again = await server.call('POST', '/users', request);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('with another body is a 422; another token in it makes no difference', async () => {
    const account = await makeAccount();
    const { headers, body } = newUser(account);
    const send = (changes: object) =>
      server.call('POST', '/users', { token: account.token, headers, body: { ...body, ...changes } });
    expect((await send({})).status).toBe(201);
    expect((await send({ refresh_token: 'renewed' })).status).toBe(201);
    const other = await send({ first_name: 'Eve' });
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  });

  it('of somebody else has nothing to do with it', async () => {
    const [one, other] = [await makeAccount(), await makeAccount()];
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      [one, other].map((account) =>
        server.call('POST', '/users', { token: account.token, ...newUser(account), headers }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.body.data['id'])).size).toBe(2);
  });

  it('is free again when the first request failed', async () => {
    const account = await makeAccount();
    const { headers, body } = newUser(account);
    const wrong = { ...body, email_address: 'else@example.com' };
    const send = (sent: object) => server.call('POST', '/users', { token: account.token, headers, body: sent });
    expect([(await send(wrong)).status, (await send(body)).status]).toEqual([422, 201]);
  });

  it('sets the claims that the first request could not set', async () => {
    const account = await makeAccount();
    const { createFirebaseIdentity } = await import('#server/identity/firebase.ts');
    const identity = createFirebaseIdentity({
      projectId: process.env['FIREBASE_PROJECT_ID'] ?? '',
      emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
    });
    const setClaims = vi.spyOn(identity, 'setClaims').mockRejectedValueOnce(new Error('the provider is away'));
    const frail = await startTestServer({ identity });
    try {
      const request = { token: account.token, ...newUser(account) };
      const broken = await frail.call('POST', '/users', request);
      expect([broken.status, broken.body.code]).toEqual([500, 'internal_error']);
      const again = await frail.call('POST', '/users', request);
      expect(again.status).toBe(201);
      expect(setClaims).toHaveBeenCalledTimes(2);
      expect(readToken((await renewToken(account)).token)).toMatchObject({ novi_id: again.body.data['id'] });
    } finally {
      await frail.close();
      await identity.close();
    }
  });

  it('is forgotten after a day', async () => {
    const member = await server.member();
    const mine = eq(idempotencyKeys.identity_id, member.uid);
    await deleteOldKeys(server.db);
    expect(await server.db.select().from(idempotencyKeys).where(mine)).toHaveLength(1);
    await server.db
      .update(idempotencyKeys)
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where(mine);
    await deleteOldKeys(server.db);
    expect(await server.db.select().from(idempotencyKeys).where(mine)).toHaveLength(0);
  });
});

describe('where the contract has no Idempotency-Key', () => {
  it('one means nothing: a stop that was asked for again stops again', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    const headers = { 'idempotency-key': randomUUID() };
    const { noviId, token } = admin;
    const stop = () => {
      const body = { access_token: token, user_id: noviId, ...stopClaims(admin) };
      return server.call('POST', `/users/${noviId}/update-user-claims`, { token, headers, body });
    };
    const stopped: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      await actAs(server, admin, member.noviId);
      stopped.push((await stop()).body.data['id']);
    }
    expect(new Set(stopped).size).toBe(2);
    const rows = await server.db.select().from(impersonations).where(eq(impersonations.admin_id, noviId));
    expect(rows.map(({ ended_by }) => ended_by)).toEqual(['admin', 'admin']);
  });

  it('one of any form does no harm', async () => {
    const { noviId, token } = await server.member();
    const headers = { 'idempotency-key': 'not-a-uuid' };
    const step = { user_id: noviId, access_token: token, step: 'eligibility' };
    expect((await server.call('PUT', `/users/${noviId}`, { token, headers, body: step })).status).toBe(200);
    const claims = { access_token: token, user_id: noviId, ...stopClaims({ noviId }) };
    const path = `/users/${noviId}/update-user-claims`;
    expect((await server.call('POST', path, { token, headers, body: claims })).status).toBe(403);
  });
});
