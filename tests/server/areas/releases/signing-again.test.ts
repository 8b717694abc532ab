import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayAfter } from '#domain/dates.ts';
import { auditLog, roiForms, userEmails } from '#server/db/schema/index.ts';
import { ifMatch, newKey, openClinic, release, type Clinic, idOf } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
beforeEach(async () => void (member = await clinic.memberAt('release-of-information')));
afterAll(() => server.close());

/** Signs with a key of its own, as who has lost the reply and draws their signature anew. */
const sign = (changes: object = {}) =>
  clinic.post(member, '/roi-forms', { ...release(member.noviId), ...changes }, newKey());
const drawn = (...stroke: number[]) => ({
  signature: { kind: 'drawn', text: 'Ada Byron', drawing: { width: 600, height: 200, strokes: [stroke] } },
});
const forms = () => server.db.select().from(roiForms).where(eq(roiForms.patient_id, member.noviId));

it('answers with the form that stands, however its signature is drawn this time', async () => {
  const first = await sign(drawn(20, 100, 60, 40, 100, 160));
  const again = await sign(drawn(22, 101, 63, 44, 99, 158));
  expect([again.status, again.headers['etag'], again.body.data]).toEqual([201, '"1"', first.body.data]);
  expect((await sign()).body.data).toEqual(first.body.data);
  expect(await forms()).toHaveLength(1);
  const made = and(eq(auditLog.record_id, idOf(first)), eq(auditLog.operation, 'createRoiForm'));
  expect(await server.db.$count(auditLog, made)).toBe(1);
});

it('makes one form of what two tabs sign at once', async () => {
  const replies = await Promise.all([20, 30, 40].map((start) => sign(drawn(start, 100, 60, 40, 100, 160))));
  expect(new Set(replies.map((reply) => `${String(reply.status)} ${idOf(reply)}`)).size).toBe(1);
  expect(await forms()).toHaveLength(1);
});

it('signs one form of what is sent by one key, also where it is changed after the reply was lost', async () => {
  const key = newKey();
  const send = (changes: object) => clinic.post(member, '/roi-forms', { ...release(member.noviId), ...changes }, key);
  const [refused, first, changed] = [
    await send({ recipient: '' }),
    await send({}),
    await send({ recipient: 'Dr. Other' }),
  ];
  expect([refused.status, first.status]).toEqual([expect.any(Number), 201]);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect([changed.status, changed.body.code]).toEqual([422, 'key_reused']);
  expect((await forms()).map(({ recipient }) => recipient)).toEqual([release('').recipient]);
});

it('drops the draft that was saved since', async () => {
  await sign();
  const draft = `/patients/${member.noviId}/drafts/release-of-information`;
  const body = { values: { recipient: 'x' } };
  await server.call('PUT', draft, { token: member.token, headers: ifMatch(0), body });
  await sign();
  expect((await server.call('GET', draft, { token: member.token })).body.data['version']).toBe(0);
});

it.each([
  ['recipient', { recipient: 'Dr. Other' }],
  ['releaser', { released_by: 'Another clinic' }],
  ['purpose', { purpose: 'insurance' }],
  ['language', { locale: 'es' }],
  ['last day', { expires_on: dayAfter(release('').expires_on) }],
  ['information', { information: ['care-plans', 'visit-summaries'] }],
])('makes another form for another %s', async (_, changes) => {
  const first = idOf(await sign());
  const other = await sign(changes);
  expect([other.status, idOf(other)]).toEqual([201, expect.not.stringContaining(first)]);
  expect(await forms()).toHaveLength(2);
});

it('makes another form where it names other particulars by now', async () => {
  await sign();
  await server.db
    .update(userEmails)
    .set({ email_address: `new-${member.email}` })
    .where(eq(userEmails.user_id, member.noviId));
  await sign();
  expect((await forms()).map(({ particulars }) => particulars?.email)).toEqual([member.email, `new-${member.email}`]);
});

it('makes another form where the first is revoked', async () => {
  const revoked = idOf(await sign());
  await server.call('DELETE', `/roi-forms/${revoked}`, { token: member.token, headers: ifMatch(1) });
  const standing = idOf(await sign());
  expect(standing).not.toBe(revoked);
  expect(idOf(await sign())).toBe(standing);
});

it.each([
  ['statements', { statements_version: '1.4.0' }],
  ['disclosures', { signing_consent: { version: '1.1.0', code: '1234' } }],
])('makes another form where the first has other %s', async (_, changes) => {
  const id = idOf(await sign());
  const [{ id: _id, ...form } = {}] = await forms();
  await server.call('DELETE', `/roi-forms/${id}`, { token: member.token, headers: ifMatch(1) });
  await server.db.insert(roiForms).values({ ...(form as typeof roiForms.$inferInsert), ...changes });
  await sign();
  expect((await forms()).filter(({ revoked_at }) => !revoked_at)).toHaveLength(2);
});
