import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayAfter, easternmostDate, westernmostDate, yearsAfter } from '#domain/dates.ts';
import { longestRelease } from '#domain/release.ts';
import { evidenceOf } from '#server/areas/journey/evidence.ts';
import { auditLog, patients, roiForms } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { ifMatch, inHours, newKey, openClinic, release, type Clinic, idOf } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  // One member signs more often here than anybody may in an hour.
  const operations = { ...defaultLimits.operations, createRoiForm: { max: 300, seconds: 3_600 } };
  server = await startTestServer({ limits: { ...defaultLimits, operations } });
  clinic = await openClinic(server);
  member = await clinic.memberAt('release-of-information');
});
afterAll(() => server.close());

const sign = (changes: object = {}, headers = newKey()) =>
  clinic.post(member, '/roi-forms', { ...release(member.noviId), ...changes }, headers);
const revoke = (id: string, version: number) =>
  server.call('PUT', `/roi-forms/${id}`, {
    ...{ token: member.token, headers: ifMatch(version), body: { status: 'REVOKED' } },
  });
const today = () => westernmostDate(new Date());

describe('signing a release', () => {
  it('stores what was signed with its hash, and drops the draft', async () => {
    const draft = `/patients/${member.noviId}/drafts/release-of-information`;
    await server.call('PUT', draft, { token: member.token, headers: ifMatch(0), body: { values: { recipient: 'x' } } });
    const reply = await sign();
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({ status: 'ACTIVE', revoked_at: null, version: 1, recipient: 'Dr. Brandt' });
    const id = idOf(reply);
    const read = await server.call('GET', `/roi-forms/${id}`, { token: member.token });
    expect([read.headers['etag'], read.body.data]).toEqual(['"1"', reply.body.data]);
    const [row] = await server.db.select().from(roiForms).where(eq(roiForms.id, id));
    expect(row?.content_hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await server.call('GET', draft, { token: member.token })).body.data['version']).toBe(0);
  });

  it('needs names and a signature that somebody can read', async () => {
    const reply = await sign({
      recipient: '\u200b',
      released_by: '\u2060',
      signature: { kind: 'typed', text: '\u200b' },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map((problem) => problem['path'])).toEqual([
      '/released_by',
      '/recipient',
      '/signature/text',
    ]);
  });

  it('needs a date that has begun nowhere in the country', async () => {
    const begun = easternmostDate(new Date());
    for (const expires_on of [today(), begun, '2020-01-01']) {
      const reply = await sign({ expires_on });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toMatchObject([
        { path: '/expires_on', message: expect.stringMatching(/^Choose a date later than now: /) },
      ]);
    }
    expect((await sign({ expires_on: dayAfter(begun) })).status).toBe(201);
  });

  it('lasts five years at most', async () => {
    const limit = yearsAfter(today(), longestRelease);
    expect((await sign({ expires_on: limit })).status).toBe(201);
    const reply = await sign({ expires_on: yearsAfter(today(), longestRelease + 1) });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ path: '/expires_on' }]);
  });

  it('needs the legal name as its signature, however it is written', async () => {
    const signature = (text: string) => ({ signature: { kind: 'typed', text } });
    const reply = await sign(signature('Grace Hopper'));
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ path: '/signature/text', message: 'Type your legal name: Ada Byron' }]);
    expect((await sign(signature('  ÁDA   byron '))).status).toBe(201);
  });

  it('takes the longest legal name there can be', async () => {
    const names = { first_name: 'Ä'.repeat(100), middle_name: 'B'.repeat(100), last_name: 'C'.repeat(100) };
    const patient = await clinic.memberAt('release-of-information');
    await server.db.update(patients).set(names).where(eq(patients.id, patient.noviId));
    const signature = { kind: 'typed', text: Object.values(names).join(' ') };
    const reply = await clinic.post(patient, '/roi-forms', { ...release(patient.noviId), signature }, newKey());
    expect([reply.status, reply.body.data]).toMatchObject([201, { signature }]);
  });

  it('keeps the language in which it was read', async () => {
    const reply = await sign({ locale: 'es' });
    expect(reply.body.data['locale']).toBe('es');
    expect((await sign({ locale: 'fr' })).status).toBe(400);
  });

  it('needs the statements of today, consent, and a signature', async () => {
    expect((await sign({ statements_version: '0.1.0' })).body.errors).toMatchObject([{ path: '/statements_version' }]);
    expect((await sign({ agrees: false })).status).toBe(400);
    expect((await sign({ signature: { kind: 'typed', text: '  ' } })).status).toBe(400);
  });

  it('happens once for one key', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 5 }, () => sign({ recipient: 'Once' }, key)));
    expect(new Set(replies.map((reply) => `${String(reply.status)} ${idOf(reply)}`)).size).toBe(1);
    const rows = await server.db.select().from(roiForms).where(eq(roiForms.recipient, 'Once'));
    expect(rows).toHaveLength(1);
  });
});

describe('revoking a release', () => {
  it('happens once, by the version last seen', async () => {
    const id = idOf(await sign());
    expect((await revoke(id, 2)).status).toBe(412);
    const reply = await revoke(id, 1);
    expect(reply).toMatchObject({ status: 200, body: { data: { status: 'REVOKED', version: 2 } } });
    expect(await revoke(id, 2)).toMatchObject({ status: 409, body: { code: 'already_revoked' } });
    expect(await revoke(id, 1)).toMatchObject({ status: 412 });
  });

  it('happens by a clock that is four seconds behind the one of the database', async () => {
    const signed = await sign();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4_000 });
    const revoked = await revoke(idOf(signed), 1);
    expect([revoked.status, revoked.body.data['revoked_at']]).toEqual([200, signed.body.data['signed_at']]);
  });

  it('by two tabs at once works in one', async () => {
    const id = idOf(await sign());
    const replies = await Promise.all([revoke(id, 1), revoke(id, 1), revoke(id, 1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('that came in writing is recorded by the patient’s specialist, with its day', async () => {
    const patient = await clinic.memberAt('complete');
    const id = idOf(await clinic.post(patient, '/roi-forms', release(patient.noviId)));
    const record = (by: Member, body: object) =>
      server.call('PUT', `/roi-forms/${id}`, {
        ...{ token: by.token, headers: ifMatch(1), body: { status: 'REVOKED', ...body } },
      });
    const tomorrow = easternmostDate(inHours(24));
    for (const body of [{}, { received_on: tomorrow }, { received_on: '2020-01-01' }]) {
      expect(await record(clinic.specialist, body)).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/received_on' }] },
      });
    }
    expect(await record(patient, { received_on: today() })).toMatchObject({ status: 422 });
    expect(await record(clinic.specialist, { received_on: today() })).toMatchObject({
      ...{ status: 200, body: { data: { status: 'REVOKED', revocation_received_on: today() } } },
    });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record_id, id))
      .orderBy(desc(auditLog.at));
    expect(entry).toMatchObject({ actor_id: clinic.specialist.noviId, operation: 'updateRoiForm' });
  });

  it('is what deleting means: the form is kept, and only the patient does it', async () => {
    const patient = await clinic.memberAt('complete');
    const id = idOf(await clinic.post(patient, '/roi-forms', release(patient.noviId)));
    const remove = (by: Member, version = 1) =>
      server.call('DELETE', `/roi-forms/${id}`, { token: by.token, headers: ifMatch(version) });
    expect(await remove(clinic.specialist)).toMatchObject({ status: 403 });
    expect(await remove(member)).toMatchObject({ status: 404 });
    expect(await remove(patient, 2)).toMatchObject({ status: 412 });
    expect(await remove(patient)).toMatchObject({ status: 200, body: { data: { status: 'REVOKED', version: 2 } } });
    expect(await remove(patient, 2)).toMatchObject({ status: 409, body: { code: 'already_revoked' } });
    const read = await server.call('GET', `/roi-forms/${id}`, { token: patient.token });
    expect(read.body.data).toMatchObject({ status: 'REVOKED', recipient: 'Dr. Brandt' });
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id));
    expect(trail.map(({ operation }) => operation)).toContain('deleteRoiForm');
  });

  it('is the only change that the database allows', async () => {
    const id = idOf(await sign());
    const tamper = server.db.update(roiForms).set({ recipient: 'Somebody else' }).where(eq(roiForms.id, id));
    await expect(tamper).rejects.toThrow();
  });
});

it.each([
  ['the clock that it names', { time_zone: 'America/Chicago' }, '2026-03-02T05:59:59Z', '2026-03-02T06:00:00Z'],
  ['the strictest where it names none', null, '2026-03-01T13:59:59Z', '2026-03-01T14:00:00Z'],
])('a release is proof of its step until its last day is over by %s', async (_by, clock, last, over) => {
  const patient = await clinic.memberAt('release-of-information');
  const holder = { email: '', address: '' };
  await server.db.insert(roiForms).values({
    particulars: clock && { date_of_birth: null, email: null, holder, ...clock },
    ...{ patient_id: patient.noviId, information: ['care-plans'], released_by: 'Novi', recipient: 'Dr. B' },
    ...{ purpose: 'my-care', expires_on: '2026-03-01', statements_version: '1.1.0', locale: 'en' },
    ...{ content_hash: 'a'.repeat(64), signature: { kind: 'typed', text: 'Ada' } },
    signed_at: new Date('2026-02-01T00:00:00Z'),
  });
  const isProven = async (at: string) =>
    (await evidenceOf(server.db, patient.noviId, new Date(at)))['release-of-information'];
  expect(await isProven(last)).toBe(true);
  expect(await isProven(over)).toBe(false);
});

it('the list holds all of them, newest first, with what has become of them', async () => {
  await server.db.insert(roiForms).values({
    ...{ patient_id: member.noviId, information: ['care-plans'], released_by: 'Novi', recipient: 'Past' },
    ...{
      purpose: 'my-care',
      expires_on: '2026-01-02',
      statements_version: '1.0.0',
      locale: 'en',
      content_hash: 'a'.repeat(64),
    },
    ...{ signature: { kind: 'typed', text: 'Ada' }, signed_at: sql`'2026-01-01T00:00:00Z'::timestamptz` },
  });
  const reply = await server.call('GET', `/roi-forms?patient_id=${member.noviId}`, { token: member.token });
  const forms = reply.body.data as unknown as { status: string; recipient: string; signed_at: string }[];
  expect(new Set(forms.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'REVOKED', 'EXPIRED']));
  expect(forms.at(-1)).toMatchObject({ recipient: 'Past', status: 'EXPIRED' });
  const moments = forms.map(({ signed_at }) => signed_at);
  expect(moments).toEqual(moments.toSorted().reverse());
});
