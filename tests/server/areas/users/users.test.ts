import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { auditLog, patients, userEmails, users } from '#server/db/schema/index.ts';
import { makeAccount, renewToken } from '../../setup/accounts.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('signing up', () => {
  it('makes user, patient, e-mail and audit row, and puts the claims into the next token', async () => {
    const account = await makeAccount();
    const made = await server.call('POST', '/users', { token: account.token, ...newUser(account) });
    expect(made.status).toBe(201);
    expect(made.headers['etag']).toBe('"1"');
    expect(made.body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      firebase_id: account.uid,
      first_name: 'Ada',
      middle_name: '',
      last_name: 'Byron',
      step: 'welcome',
    });
    const id = String(made.body.data['id']);
    expect(await server.db.select().from(patients).where(eq(patients.id, id))).toHaveLength(1);
    const [email] = await server.db.select().from(userEmails).where(eq(userEmails.user_id, id));
    expect(email?.email_address).toBe(account.email);
    const audit = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id));
    expect(audit).toMatchObject([
      { operation: 'createUser', record: 'user', patient_id: id, actor_id: id, identity_id: account.uid },
    ]);
    const claims = readToken((await renewToken(account)).token);
    expect(claims).toMatchObject({ novi_id: id, novi_authorities: ['member'] });
  });

  it('gives an identity that has a record the same record again', async () => {
    const account = await makeAccount();
    const [one, other] = await Promise.all([
      server.call('POST', '/users', { token: account.token, ...newUser(account) }),
      server.call('POST', '/users', { token: account.token, ...newUser(account) }),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.data['id']).toEqual(one.body.data['id']);
    expect(await server.db.select().from(users).where(eq(users.firebase_id, account.uid))).toHaveLength(1);
  });

  it('refuses another identity or e-mail than the token’s, and any role but member', async () => {
    const account = await makeAccount();
    const { headers, body } = newUser(account);
    const send = (changes: object) =>
      server.call('POST', '/users', { token: account.token, headers, body: { ...body, ...changes } });
    const other = await send({ firebase_id: 'somebody', email_address: 'else@example.com' });
    expect(other.status).toBe(422);
    expect(other.body.errors?.map((problem) => problem['path'])).toEqual(['/firebase_id', '/email_address']);
    const admin = await send({ role_name: 'admin' });
    expect(admin.status).toBe(400);
    expect(admin.body.errors?.[0]?.['path']).toBe('/role_name');
  });

  it('refuses an e-mail that the account of another record signs in with, and stores nothing', async () => {
    const [first, account] = await Promise.all([server.member(), makeAccount()]);
    await nameEmail(first, account.email);
    const emailOf = vi.spyOn(server.identity, 'emailOf').mockResolvedValueOnce(account.email.toUpperCase());
    const made = await server.call('POST', '/users', { token: account.token, ...newUser(account) });
    expect(emailOf).toHaveBeenCalledWith(first.uid);
    expect([made.status, made.body.code]).toEqual([409, 'email_taken']);
    expect(await server.db.select().from(users).where(eq(users.firebase_id, account.uid))).toHaveLength(0);
  });

  it('gives an e-mail back that only a record still names, so that nobody is locked out of it', async () => {
    const [first, account] = await Promise.all([server.member(), makeAccount()]);
    await nameEmail(first, account.email);
    const made = await server.call('POST', '/users', { token: account.token, ...newUser(account) });
    expect(made.status).toBe(201);
    const holders = await server.db.select().from(userEmails).where(eq(userEmails.email_address, account.email));
    expect(holders.map(({ user_id }) => user_id)).toEqual([made.body.data['id']]);
  });

  it('refuses a name that nobody can read', async () => {
    const account = await makeAccount();
    const names = { first_name: '\u200b', last_name: '\u2060' };
    const made = await server.call('POST', '/users', { token: account.token, ...newUser(account, names) });
    expect(made.status).toBe(422);
    expect(made.body.errors?.map((problem) => problem['path'])).toEqual(['/first_name', '/last_name']);
  });
});

/** Lets a member's record name an address that is somebody else's by now. */
async function nameEmail(member: Member, email_address: string): Promise<void> {
  await server.db.update(userEmails).set({ email_address }).where(eq(userEmails.user_id, member.noviId));
}

describe('reading', () => {
  it('keeps changed names as people can read them, and refuses others', async () => {
    const member = await server.member();
    const change = (names: object, version: number) =>
      server.call('PUT', `/users/${member.noviId}`, {
        ...{ token: member.token, headers: { 'if-match': `"${version}"` } },
        body: { user_id: member.noviId, access_token: member.token, ...names },
      });
    const version = Number(/\d+/.exec(String((await change({ first_name: 'Ada' }, 1)).headers['etag']))?.[0]);
    const changed = await change({ first_name: ' A\u200bugusta ', middle_name: '\u202eAda' }, version);
    expect(changed.body.data).toMatchObject({ first_name: 'Augusta', middle_name: 'Ada' });
    const refused = await change({ first_name: '\u3164', last_name: '\u200b' }, version + 1);
    expect([refused.status, refused.body.errors?.map((problem) => problem['path'])]).toEqual([
      422,
      ['/first_name', '/last_name'],
    ]);
  });

  it('gives a member their own record and hides everybody else’s', async () => {
    const [me, other] = await Promise.all([server.member(), server.member()]);
    const mine = await server.call('GET', `/users/${me.noviId}`, { token: me.token });
    expect(mine.status).toBe(200);
    expect(mine.headers['etag']).toBe('"1"');
    expect(mine.body.data['id']).toBe(me.noviId);
    const theirs = await server.call('GET', `/users/${other.noviId}`, { token: me.token });
    const nobodys = await server.call('GET', `/users/${randomUUID()}`, { token: me.token });
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(nobodys.body);
  });

  it('is answered whatever a request without a body says of its body', async () => {
    const me = await server.member();
    const headers = { 'content-type': 'text/plain; charset=iso-8859-1' };
    expect((await server.call('GET', `/users/${me.noviId}`, { token: me.token, headers })).status).toBe(200);
  });

  it('tells an identity without a record so, also in Spanish', async () => {
    const account = await makeAccount();
    const roles = await server.call('GET', '/users/me/roles', {
      token: account.token,
      headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' },
    });
    expect([roles.status, roles.body.code]).toEqual([404, 'user_not_found']);
    expect(roles.body.message).toMatch(/registro/);
  });

  it('brings claims that never arrived in line with the record', async () => {
    const account = await makeAccount();
    const row = { firebase_id: account.uid, first_name: 'Ada', last_name: 'Byron', step: 'welcome' as const };
    const agreed = { agreed_to_terms_at: new Date(), agreed_to_privacy_at: new Date() };
    const [user] = await server.db
      .insert(users)
      .values({ ...row, ...agreed, role: 'member' })
      .returning();
    const roles = await server.call('GET', '/users/me/roles', { token: account.token });
    expect(roles.body.data).toEqual({ novi_id: user?.id, authorities: ['member'] });
    expect(readToken((await renewToken(account)).token)).toMatchObject({ novi_id: user?.id });
  });
});
