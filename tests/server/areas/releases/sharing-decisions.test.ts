import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog, roiForms } from '#server/db/schema/index.ts';
import { idOf, ifMatch, newKey, openClinic, release, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';
import { waiting } from '../../setup/waiting.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const address = ({ noviId }: Member) => `/patients/${noviId}/sharing-decisions`;
const decide = (member: Member) => clinic.post(member, address(member), { shares_with: 'nobody' });
const sign = (member: Member) => clinic.post(member, '/roi-forms', release(member.noviId));
const revoke = (member: Member, id: string) =>
  server.call('PUT', `/roi-forms/${id}`, {
    ...{ token: member.token, headers: ifMatch(1), body: { status: 'REVOKED' } },
  });
const decisionsOf = async (member: Member, by = member) =>
  (await server.call('GET', address(member), { token: by.token })).body.data as unknown as {
    id: string;
    stands: boolean;
  }[];
const evidenceOf = async ({ noviId, token }: Member) =>
  (await server.call('GET', `/patients/${noviId}/journey`, { token })).body.data['evidence'] as unknown as Record<
    string,
    boolean
  >;
const isProven = async (member: Member) => (await evidenceOf(member))['release-of-information'];

it('who shares with nobody passes the step without a signature: the decision is its record, with its date', async () => {
  const member = await clinic.memberAt('release-of-information');
  const draft = `/patients/${member.noviId}/drafts/release-of-information`;
  await server.call('PUT', draft, { token: member.token, headers: ifMatch(0), body: { values: { recipient: 'x' } } });
  expect(await isProven(member)).toBe(false);
  const reply = await decide(member);
  expect(reply).toMatchObject({ status: 201, body: { data: { shares_with: 'nobody', stands: true } } });
  expect(Date.now() - Date.parse(String(reply.body.data['decided_at']))).toBeLessThan(60_000);
  expect(await isProven(member)).toBe(true);
  expect((await clinic.recordStep(member, 'request-genetic-test-kit')).status).toBe(200);
  expect(await server.db.$count(roiForms, eq(roiForms.patient_id, member.noviId))).toBe(0);
  expect((await server.call('GET', draft, { token: member.token })).body.data['version']).toBe(0);
  const trail = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.record_id, idOf(reply)));
  expect(trail).toMatchObject([{ operation: 'createSharingDecision', actor_id: member.noviId }]);
});

it('is decided once, however often it is sent', async () => {
  const member = await clinic.memberAt('release-of-information');
  const replies = await Promise.all([decide(member), decide(member), decide(member)]);
  expect(new Set(replies.map((reply) => `${String(reply.status)} ${idOf(reply)}`)).size).toBe(1);
  expect(await decisionsOf(member)).toHaveLength(1);
});

it('can be made into a release, which replaces it: who takes that back decides anew', async () => {
  const member = await clinic.memberAt('release-of-information');
  await decide(member);
  const form = await sign(member);
  expect(form.status).toBe(201);
  expect(await decisionsOf(member)).toMatchObject([{ stands: false }]);
  expect(await decide(member)).toMatchObject({ status: 409, body: { code: 'release_in_force' } });
  await revoke(member, idOf(form));
  expect(await decisionsOf(member)).toMatchObject([{ stands: false }]);
  expect(await isProven(member)).toBe(false);
  expect((await decide(member)).status).toBe(201);
  expect(await isProven(member)).toBe(true);
  expect(await decisionsOf(member)).toMatchObject([{ stands: true }, { stands: false }]);
});

it('never holds beside a release that is signed at the same moment', async () => {
  const member = await clinic.memberAt('release-of-information');
  await Promise.all([decide(member), sign(member)]);
  const [decision] = await decisionsOf(member);
  expect(decision?.stands ?? false).toBe(false);
  expect(await isProven(member)).toBe(true);
});

it('bears the moment of its turn, as a release does, not of its request: what waited for another comes after it', async () => {
  const member = await clinic.memberAt('release-of-information');
  const holder = await server.db.$client.connect();
  await holder.query('begin');
  await holder.query('select 1 from patients where id = $1 for update', [member.noviId]);
  const signed = sign(member);
  await waiting(server, 1);
  const before = Date.now();
  // Stored moments are told in milliseconds: the next one has begun.
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(before);
  await holder.query('commit');
  holder.release();
  const form = await signed;
  expect(form.status).toBe(201);
  expect(Date.parse(String(form.body.data['signed_at']))).toBeGreaterThan(before);
});

it('is not taken before its step is open, and is read by the care team', async () => {
  const early = await clinic.memberAt('survey');
  expect(await decide(early)).toMatchObject({ status: 409, body: { code: 'step_not_open' } });
  const member = await clinic.memberAt('complete');
  const [form] = (await server.call('GET', `/roi-forms?patient_id=${member.noviId}`, { token: member.token })).body
    .data as unknown as { id: string }[];
  await revoke(member, form!.id);
  await decide(member);
  expect(await decisionsOf(member, clinic.specialist)).toMatchObject([{ stands: true }]);
  const other = await clinic.post(clinic.specialist, address(member), { shares_with: 'nobody' }, newKey());
  expect(other.status).toBe(403);
});
