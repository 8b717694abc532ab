import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentDisclosures } from '#domain/release.ts';
import { signingCode } from '#server/areas/releases/signing-code.ts';
import { roiForms } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { ifMatch, newKey, openClinic, release, type Clinic, idOf } from '../../setup/clinic.ts';
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

describe('signing on a screen', () => {
  const stroke = [20, 100, 60, 40, 100, 160, 140, 60, 200, 120];
  const drawn = (strokes: number[][], box = { width: 600, height: 200 }) => ({
    signature: { kind: 'drawn', text: 'Ada Byron', drawing: { ...box, strokes } },
  });
  const consent = (changes: object) => ({
    signing_consent: { version: currentDisclosures.version, code: signingCode(member.noviId), ...changes },
  });

  it('needs the consent to it, with the code of the member’s own PDF', async () => {
    const code = signingCode(member.noviId);
    const other = code === '0000' ? '0001' : '0000';
    expect((await sign(consent({ code: other }))).body.errors).toMatchObject([{ path: '/signing_consent/code' }]);
    expect((await sign(consent({ version: '0.1.0' }))).body.errors).toMatchObject([
      { path: '/signing_consent/version' },
    ]);
    for (const malformed of ['', '12', '12345', 'abcd'])
      expect((await sign(consent({ code: malformed }))).status).toBe(400);
    expect((await sign({ signing_consent: undefined })).status).toBe(400);
    expect((await sign(consent({ code: other }))).status).toBe(422);
    const reply = await sign();
    expect(reply.body.data['signing_consent']).toEqual({ version: currentDisclosures.version, code });
  });

  it('needs the code once a person, and tells a wrong code and a wrong name in one go', async () => {
    const patient = await clinic.memberAt('release-of-information');
    const signAs = (changes: object) => clinic.post(patient, '/roi-forms', { ...release(patient.noviId), ...changes });
    const { version } = currentDisclosures;
    const withoutCode = { signing_consent: { version } };
    expect((await signAs(withoutCode)).body.errors).toMatchObject([{ path: '/signing_consent/code' }]);
    const code = signingCode(patient.noviId) === '0000' ? '0001' : '0000';
    const wrong = { signing_consent: { version, code }, signature: { kind: 'typed', text: 'Grace Hopper' } };
    expect((await signAs(wrong)).body.errors?.map((problem) => problem['path'])).toEqual([
      '/signing_consent/code',
      '/signature/text',
    ]);
    expect((await signAs({})).status).toBe(201);
    const next = await signAs({ ...withoutCode, recipient: 'Dr. Next' });
    expect([next.status, next.body.data['signing_consent']]).toEqual([201, { version }]);
  });

  it('keeps a drawn signature as it was drawn', async () => {
    const reply = await sign({ ...drawn([stroke, [300, 50, 310, 60]]), recipient: 'Dr. Drawn' });
    expect(reply.status).toBe(201);
    const [row] = await server.db
      .select()
      .from(roiForms)
      .where(eq(roiForms.id, idOf(reply)));
    expect(row?.signature).toEqual(drawn([stroke, [300, 50, 310, 60]]).signature);
    expect(reply.body.data['content_hash']).toBe(row?.content_hash);
  });

  it('takes no dot, no stranger’s name below it, and nothing typed with a drawing', async () => {
    const problem = (path: string) => ({ status: 422, body: { errors: [{ path }] } });
    expect(await sign(drawn([[300, 100]]))).toMatchObject(problem('/signature/drawing'));
    expect(await sign({ signature: { kind: 'drawn', text: 'Ada Byron' } })).toMatchObject(
      problem('/signature/drawing'),
    );
    const grace = { signature: { ...drawn([stroke]).signature, text: 'Grace Hopper' } };
    expect(await sign(grace)).toMatchObject(problem('/signature/text'));
    const typed = { signature: { ...drawn([stroke]).signature, kind: 'typed' } };
    expect(await sign(typed)).toMatchObject(problem('/signature/drawing'));
  });

  it('takes no more lines and points than a name has', async () => {
    const long = (points: number) => Array.from({ length: points }, (_, at) => [at % 600, at % 200]).flat();
    expect((await sign({ ...drawn([long(2000), long(1000)]), recipient: 'Dr. Long' })).status).toBe(201);
    expect((await sign(drawn([long(2000), long(1001)]))).body.errors).toMatchObject([{ path: '/signature/drawing' }]);
    expect((await sign(drawn([long(2001)]))).status).toBe(400);
    expect((await sign(drawn(Array.from({ length: 101 }, () => stroke)))).status).toBe(400);
    expect((await sign(drawn([]))).status).toBe(400);
    expect((await sign(drawn([[...stroke, 1.5, 2]]))).status).toBe(400);
    expect((await sign(drawn([stroke], { width: 601, height: 200 }))).status).toBe(400);
  });

  it('makes each form by itself: two releases stand beside each other, and revoking one leaves the other', async () => {
    const [one, other] = [idOf(await sign({ recipient: 'Dr. One' })), idOf(await sign({ recipient: 'Dr. Two' }))];
    await revoke(one, 1);
    const state = async (id: string) =>
      (await server.call('GET', `/roi-forms/${id}`, { token: member.token })).body.data['status'];
    expect([await state(one), await state(other)]).toEqual(['REVOKED', 'ACTIVE']);
  });
});
