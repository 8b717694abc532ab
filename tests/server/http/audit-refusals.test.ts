import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { auditLog, slots, users, visits } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { forgeToken, makeAccount } from '../setup/accounts.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.member();
});
afterAll(() => server.close());

describe('who may not', () => {
  it.each([
    ['no', undefined],
    ['an empty', ''],
    ['a made-up', 'not.a.token'],
    ['a very long', 'a'.repeat(5_000)],
  ])('is a 401 with %s token', async (_kind, token) => {
    const reply = await server.call('GET', `/users/${me.noviId}`, { token });
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  it('is refused before anybody reads the body or the address', async () => {
    const reply = await server.call('POST', '/patients/order-kit?color=red', { body: '{broken' });
    expect(reply.status).toBe(401);
  });

  it('is a 403 by role', async () => {
    const [admin, specialist] = [await server.staff('admin'), await server.staff('specialist')];
    const move = { token: me.token, headers: { 'if-match': '"1"' }, body: {} };
    expect((await server.call('PUT', `/kits/update/${me.noviId}`, move)).status).toBe(403);
    const answers = `/patients/${me.noviId}/answers/survey`;
    expect((await server.call('GET', answers, { token: admin.token })).status).toBe(403);
    const draft = `/patients/${me.noviId}/drafts/eligibility`;
    expect((await server.call('GET', draft, { token: specialist.token })).status).toBe(403);
  });

  it('is a 403 while the claims have not arrived', async () => {
    const account = await makeAccount();
    expect((await server.call('GET', `/users/${me.noviId}`, { token: account.token })).status).toBe(403);
  });

  it('is a 404 for the record of another member, in the address, the query or the body', async () => {
    const other = await server.member();
    const get = (path: string) => server.call('GET', path, { token: me.token });
    expect((await get(`/patients/${other.noviId}`)).status).toBe(404);
    expect((await get(`/patients/is-eligible?patient_id=${other.noviId}`)).status).toBe(404);
    const info = { first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-07-14', state: 'IL', zip: '60601' };
    const body = { patient_id: other.noviId, ...info };
    const verify = await server.call('POST', '/eligibility/verify-patient-info', { token: me.token, body });
    expect([verify.status, verify.body.code]).toEqual([404, 'not_found']);
  });

  it('is a specialist to whom the patient is not assigned', async () => {
    const specialist = await server.staff('specialist');
    const patient = await server.member();
    const get = () => server.call('GET', `/patients/${patient.noviId}`, { token: specialist.token });
    expect((await get()).status).toBe(404);
    const times = { starts_at: new Date('2031-01-01T10:00Z'), ends_at: new Date('2031-01-01T10:45Z') };
    const [slot] = await server.db
      .insert(slots)
      .values({ ...times, specialist_id: specialist.noviId })
      .returning();
    await server.db.insert(visits).values({ patient_id: patient.noviId, slot_id: slot!.id, medium: 'video' });
    expect((await get()).status).toBe(200);
    const audit = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, specialist.noviId));
    expect(audit.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { operation: 'getPatient', record: 'patient', patient_id: patient.noviId },
    ]);
  });
});

describe('recording a step', () => {
  const record = (member: Member, body: object) =>
    server.call('PUT', `/users/${member.noviId}`, {
      token: member.token,
      body: { user_id: member.noviId, access_token: member.token, ...body },
    });

  it('moves to the next one, and not back or past it', async () => {
    const member = await server.member();
    expect((await record(member, { step: 'welcome' })).headers['etag']).toBe('"1"');
    const next = await record(member, { step: 'eligibility' });
    expect([next.status, next.body.data['step'], next.headers['etag']]).toEqual([200, 'eligibility', '"2"']);
    const back = await record(member, { step: 'welcome' });
    expect([back.status, back.body.code]).toEqual([409, 'step_behind']);
    const past = await record(member, { step: 'medical-history' });
    expect([past.status, past.body.code]).toEqual([409, 'step_refused']);
    const unproven = await record(member, { step: 'survey' });
    expect([unproven.status, unproven.body.code]).toEqual([409, 'step_refused']);
    expect(unproven.body.message).toContain('We need to check that you can join first.');
    const audit = await server.db.select().from(auditLog).where(eq(auditLog.record_id, member.noviId));
    expect(audit.map((row) => row.operation)).toEqual(['createUser', 'updateUser']);
  });

  it('is refused by the database, too, when it goes back', async () => {
    const member = await server.member();
    await record(member, { step: 'eligibility' });
    const back = server.db.update(users).set({ step: 'welcome' }).where(eq(users.id, member.noviId));
    await expect(back).rejects.toMatchObject({ cause: { constraint: 'users_step_never_back' } });
  });

  it('and changing names is not for the staff, also with a token that says they are members', async () => {
    for (const role of ['admin', 'specialist', 'nurse'] as const) {
      const staff = await server.staff(role);
      const rename = (token: string) =>
        server.call('PUT', `/users/${staff.noviId}`, {
          ...{ token, headers: { 'if-match': '"1"' } },
          body: { user_id: staff.noviId, access_token: token, first_name: 'Dr. Ruth' },
        });
      const stale = forgeToken({ ...readToken(staff.token), novi_authorities: ['member'] });
      expect([(await rename(staff.token)).status, (await rename(stale)).status]).toEqual([403, 403]);
      const [row] = await server.db.select().from(users).where(eq(users.id, staff.noviId));
      expect(row?.first_name).toBe('Sam');
    }
  });

  it('takes no token but the request’s own, and no user but the address’s', async () => {
    const foreign = await record(me, { access_token: 'another', step: 'eligibility' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'not_your_token']);
    const other = await record(me, { user_id: randomUUID(), step: 'eligibility' });
    expect([other.status, other.body.errors?.[0]?.['path']]).toEqual([422, '/user_id']);
    expect((await record(me, {})).status).toBe(422);
  });
});

describe('changing names', () => {
  const rename = (member: Member, first_name: string, ifMatch?: string) =>
    server.call('PUT', `/users/${member.noviId}`, {
      token: member.token,
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
      body: { user_id: member.noviId, access_token: member.token, first_name },
    });

  it('takes If-Match where it is sent, and then the newest one (412)', async () => {
    const member = await server.member();
    expect((await rename(member, 'Eve', '1')).status).toBe(400);
    const renamed = await rename(member, 'Eve', '"1"');
    expect([renamed.status, renamed.headers['etag'], renamed.body.data['first_name']]).toEqual([200, '"2"', 'Eve']);
    const stale = await rename(member, 'Zoe', '"1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
  });

  it('lets exactly one of many at once through', async () => {
    const member = await server.member();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => rename(member, `N${String(index)}`, '"1"')),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array<number>(9).fill(412)]);
  });

  it('answers 428 wherever the contract always needs If-Match', async () => {
    const draft = { token: me.token, body: { values: {} } };
    const reply = await server.call('PUT', `/patients/${me.noviId}/drafts/eligibility`, draft);
    expect([reply.status, reply.body.code]).toEqual([428, 'precondition_required']);
  });
});

describe('too many requests', () => {
  it('are a 429 with the seconds to wait, for each account by itself', async () => {
    const limits = { ...defaultLimits, user: { max: 3, seconds: 60 } };
    const strict = await startTestServer({ limits });
    try {
      const [one, other] = [await strict.member(), await strict.member()];
      const get = (member: Member) => strict.call('GET', `/users/${member.noviId}`, { token: member.token });
      const replies = [await get(one), await get(one), await get(one)];
      expect(replies.map((reply) => reply.status)).toEqual([200, 200, 429]);
      const refused = replies[2];
      expect(refused?.body.code).toBe('too_many_requests');
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get(other)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('are counted by address for what new accounts could be made for, whatever the account', async () => {
    const operationsByAddress = {
      createUser: { max: 2, seconds: 60 },
      verifyPatientInfo: { max: 1, seconds: 60 },
    };
    const strict = await startTestServer({ limits: { ...defaultLimits, operationsByAddress } });
    try {
      const [one, other] = [await strict.member(), await strict.member()];
      const check = ({ token }: Member) => strict.call('POST', '/eligibility/verify-patient-info', { token, body: {} });
      expect([(await check(one)).status, (await check(other)).status]).toEqual([400, 429]);
      const account = await makeAccount();
      const signUp = await strict.call('POST', '/users', { token: account.token, ...newUser(account) });
      expect([signUp.status, signUp.body.code]).toEqual([429, 'too_many_requests']);
    } finally {
      await strict.close();
    }
  });

  it.each(['GET', 'POST'] as const)('are counted for paths that the API does not have: %s', async (method) => {
    const strict = await startTestServer({ limits: { ...defaultLimits, address: { max: 2, seconds: 60 } } });
    try {
      const ask = async (path: string) => (await strict.call(method, path)).status;
      expect([await ask('/guess'), await ask('/users/x/y/z'), await ask('/guess')]).toEqual([404, 404, 429]);
    } finally {
      await strict.close();
    }
  });

  it('are counted for all addresses of one IPv6 connection together, and for others apart', async () => {
    const strict = await startTestServer({ limits: { ...defaultLimits, address: { max: 1, seconds: 60 } } });
    try {
      const from = async (remoteAddress: string) =>
        (await strict.app.inject({ url: '/api/v1/guess', remoteAddress })).statusCode;
      expect(await from('2001:db8:1:2::1')).toBe(404);
      expect(await from('2001:db8:1:2:a:b:c:d')).toBe(429);
      expect(await from('2001:db8:1:3::1')).toBe(404);
      expect(await from('192.0.2.1')).toBe(404);
      expect(await from('::ffff:192.0.2.1')).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it('are counted by address before a token is looked at', async () => {
    const strict = await startTestServer({ limits: { ...defaultLimits, address: { max: 2, seconds: 60 } } });
    try {
      const get = () => strict.call('GET', '/users/me/roles', { token: 'guess' });
      expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([401, 401, 429]);
    } finally {
      await strict.close();
    }
  });
});
