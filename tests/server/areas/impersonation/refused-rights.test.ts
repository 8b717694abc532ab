import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { forgeToken, makeAccount } from '../../setup/accounts.ts';
import { newKey, order } from '../../setup/clinic.ts';
import { claimsInAccount, snapshot } from '../../setup/impersonation-state.ts';
import { actAs, reason, startClaims, stopClaims, updateClaims } from '../../setup/impersonation.ts';
import { newUser, startTestServer, type Member, type Reply, type TestServer } from '../../setup/server.ts';

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

const told = (detail: string, by: Member, operation = 'updateUserClaims') =>
  expect.objectContaining({
    ...{ operation, outcome: 'refused', detail, identity_id: by.uid, identity_verified: true, actor_id: by.noviId },
  }) as unknown;

describe('a member who tries to give themselves authorities', () => {
  const claims = (authorities: string[]) => ({ ...stopClaims(member), novi_authorities: authorities });

  it.each([[['admin']], [['member', 'admin']], [['specialist']], [['nurse']], [['member']]])(
    '%s is refused',
    async (held) => {
      const { status, code, rows } = await refused(() => updateClaims(server, member, claims(held)));
      expect([status, code, rows]).toEqual([403, 'forbidden', [told('forbidden', member)]]);
    },
  );

  it('by claims of an admin, forged or real, is refused', async () => {
    for (const original of [member.noviId, admin.noviId, randomUUID()]) {
      const forged = { ...startClaims(admin, member.noviId), original_novi_id: original, reason };
      const { status, rows } = await refused(() => updateClaims(server, member, forged));
      expect([status, rows]).toEqual([403, [told('forbidden', member)]]);
    }
  });

  it('by half an original identity, or one of a wrong type, is refused', async () => {
    for (const change of [
      { original_novi_name: 'Sam Staff' },
      { original_novi_id: 'admin' },
      { original_novi_id: 7 },
    ]) {
      const { status, rows } = await refused(() => updateClaims(server, member, { ...claims(['member']), ...change }));
      expect([status, rows.map(({ outcome }) => outcome)]).toEqual([status === 400 ? 400 : 403, ['refused']]);
    }
  });

  it.each(['specialist', 'nurse'] as const)('is refused as a %s, too', async (role) => {
    const staff = await server.staff(role);
    const start = { ...startClaims({ ...staff }, member.noviId), original_novi_authorities: [role], reason };
    const { status, rows } = await refused(() => updateClaims(server, staff, start), staff);
    expect([status, rows]).toEqual([403, [told('forbidden', staff)]]);
  });

  it('by another property of their record is refused', async () => {
    const { token, noviId } = member;
    for (const extra of [{ role: 'admin' }, { novi_authorities: ['admin'] }, { original_novi_id: noviId }]) {
      const body = { user_id: noviId, access_token: token, step: 'eligibility', ...extra };
      const { status, rows } = await refused(() => server.call('PUT', `/users/${noviId}`, { token, body }));
      expect([status, rows]).toEqual([400, [told('asks_for_rights', member, 'updateUser')]]);
    }
  });

  it('at sign-up is refused', async () => {
    const account = await makeAccount();
    const { headers, body } = newUser(account);
    for (const role_name of ['admin', 'specialist', 'nurse']) {
      const send = () => server.call('POST', '/users', { token: account.token, headers, body: { ...body, role_name } });
      const { status, rows } = await refused(send);
      expect(status).toBe(400);
      expect(rows).toMatchObject([
        { operation: 'createUser', outcome: 'refused', detail: 'asks_for_rights', identity_id: account.uid },
      ]);
    }
    expect(await claimsInAccount(account)).toEqual({});
  });
});

describe('an admin who asks for more than impersonating a member', () => {
  const start = (changes: object, of = admin) =>
    updateClaims(server, of, { ...startClaims(admin, member.noviId), reason, ...changes });

  it.each(['admin', 'specialist', 'nurse'] as const)('is refused with a %s as the target', async (role) => {
    const target = await server.staff(role);
    const { status, code, rows } = await refused(() => start({ novi_id: target.noviId }), target);
    expect([status, code, rows]).toEqual([422, 'not_a_member', [told('not_a_member', admin)]]);
    expect(rows[0]?.record_id).toBe(target.noviId);
  });

  it.each<[string, () => string]>([
    ['nobody', () => randomUUID()],
    ['themself', () => admin.noviId],
  ])('is refused with %s as the target', async (_who, id) => {
    const { status, code, rows } = await refused(() => start({ novi_id: id() }));
    expect([status, code, rows]).toEqual([422, 'not_a_member', [told('not_a_member', admin)]]);
  });

  it.each<[string, object]>([
    ['more authorities', { novi_authorities: ['member', 'admin'] }],
    ['other authorities', { novi_authorities: ['specialist'] }],
    ['another original id', { original_novi_id: randomUUID() }],
    ['another original name', { original_novi_name: 'Somebody Else' }],
    ['other original authorities', { original_novi_authorities: ['admin', 'nurse'] }],
    ['no original name', { original_novi_name: null }],
    ['no original authorities', { original_novi_authorities: null }],
  ])('is refused with %s', async (_what, changes) => {
    const { status, code, rows } = await refused(() => start(changes));
    expect([status, code, rows]).toEqual([422, 'claims_refused', [told('claims_refused', admin)]]);
  });

  it.each<[string, object]>([
    ['no reason', { reason: undefined }],
    ['a reason of blanks', { reason: ' '.repeat(20) }],
    ['a short reason', { reason: 'to look' }],
    ['a reason that is short to who reads it', { reason: 'to look\u200b\u200b\u200b\u200b' }],
    ['a reason of few characters that take two places each', { reason: `to do ${'🙂'.repeat(3)}\u200b` }],
    ['a reason without letters', { reason: '🙂'.repeat(300) }],
    ['a reason of more than 300 characters', { reason: 'x'.repeat(301) }],
    ['a reason that is too long once it is composed', { reason: 'to look \u0958'.padEnd(299, '\u0958') }],
    ['an unknown property', { expires: 'never' }],
  ])('is refused with %s', async (_what, changes) => {
    const { status, rows } = await refused(() => start(changes));
    expect([[400, 422].includes(status), rows.map(({ outcome }) => outcome)]).toEqual([true, ['refused']]);
  });

  it('is refused for the account of somebody else', async () => {
    const other = await server.staff('admin');
    for (const { noviId } of [other, member, { noviId: randomUUID() }]) {
      const claims = { ...startClaims({ ...admin, noviId }, member.noviId), reason };
      const { status, rows } = await refused(() => updateClaims(server, { noviId, token: admin.token }, claims), other);
      expect([status, rows]).toEqual([404, [told('not_found', admin)]]);
    }
  });

  it('is refused with another user_id, and with a foreign access_token', async () => {
    const other = await server.staff('admin');
    const otherUser = await refused(() => start({ user_id: other.noviId }), other);
    expect([otherUser.status, otherUser.rows]).toEqual([422, [told('unprocessable', admin)]]);
    const foreign = await refused(() => start({ access_token: other.token }), other);
    expect([foreign.status, foreign.code, foreign.rows]).toEqual([
      403,
      'not_your_token',
      [told('not_your_token', admin)],
    ]);
  });

  it('is refused while impersonating: it is never nested, neither with the old token nor with the new one', async () => {
    const [impersonating, other] = [await actAs(server, admin, member.noviId), await server.member()];
    for (const { token } of [impersonating, admin]) {
      const begin = () => start({ novi_id: other.noviId }, { ...admin, token });
      const { status, code, rows } = await refused(begin, other);
      expect([status, code, rows]).toEqual([409, 'already_acting', [told('already_acting', admin)]]);
    }
    const again = await refused(() => start({}, { ...admin, token: impersonating.token }));
    expect([again.status, again.code]).toEqual([409, 'already_acting']);
  });

  it('is refused other claims at the end than the record’s', async () => {
    const impersonating = await actAs(server, admin, member.noviId);
    for (const change of [
      { novi_authorities: ['admin', 'nurse'] },
      { novi_authorities: ['member'] },
      { novi_id: member.noviId },
      { novi_id: randomUUID() },
    ]) {
      const stop = () =>
        updateClaims(server, { ...admin, token: impersonating.token }, { ...stopClaims(admin), ...change });
      const { status, code, rows } = await refused(stop);
      expect([status, code, rows.map(({ detail }) => detail)]).toEqual([422, 'claims_refused', ['claims_refused']]);
    }
  });

  it('is refused what only the person can do, and the trail tells both', async () => {
    const { token } = await actAs(server, admin, member.noviId);
    const send = () =>
      server.call('POST', '/patients/order-kit', { token, headers: newKey(), body: order(member.noviId) });
    const { status, code, rows } = await refused(send);
    expect([status, code]).toEqual([403, 'only_in_person']);
    expect(rows).toMatchObject([
      { detail: 'only_in_person', actor_id: admin.noviId, impersonated_id: member.noviId, patient_id: member.noviId },
    ]);
  });
});

describe('a token that says of itself that an admin acts', () => {
  const forge = (of: Member, changes: object) => forgeToken({ ...readToken(of.token), ...changes });
  const read = (token: string) => server.call('GET', `/patients/${member.noviId}`, { token });

  it('opens nothing without a record of it, whoever made it', async () => {
    const stranger = await server.member();
    for (const of of [admin, stranger]) {
      const token = forge(of, startClaims(admin, member.noviId));
      const { status, code, rows } = await refused(() => read(token), stranger);
      expect([status, code]).toEqual([403, 'impersonation_ended']);
      expect(rows).toMatchObject([
        { outcome: 'refused', detail: 'never_acted', identity_id: of.uid, actor_id: null, impersonated_id: null },
      ]);
    }
  });

  it('opens nothing with more authorities than the record gives', async () => {
    await actAs(server, admin, member.noviId);
    const token = forge(admin, { ...startClaims(admin, member.noviId), novi_authorities: ['member', 'specialist'] });
    expect((await refused(() => read(token))).code).toBe('impersonation_ended');
  });

  it('is refused with half an original identity', async () => {
    const token = forge(member, { original_novi_id: admin.noviId });
    const { status, rows } = await refused(() => read(token));
    expect(status).toBe(401);
    expect(rows).toMatchObject([{ detail: 'claims_forged', identity_id: member.uid, actor_id: null }]);
  });
});
