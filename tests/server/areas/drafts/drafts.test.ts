import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropDraft } from '#server/areas/drafts/drafts.ts';
import { lockPatient } from '#server/db/lock-patient.ts';
import { ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
beforeAll(async () => {
  member = await clinic.memberAt('release-of-information');
});
afterAll(() => server.close());

const address = (step = 'release-of-information') => `/patients/${member.noviId}/drafts/${step}`;
const put = (version: number, values: object, step?: string) =>
  server.call('PUT', address(step), { token: member.token, headers: ifMatch(version), body: { values } });
const get = () => server.call('GET', address(), { token: member.token });

describe('a draft', () => {
  it('is empty with version 0 before anything was typed', async () => {
    const reply = await get();
    expect([reply.status, reply.headers['etag']]).toEqual([200, '"0"']);
    expect(reply.body.data).toEqual({ step: 'release-of-information', version: 0, values: {}, updated_at: null });
  });

  it('does not wait for a write that decides about the patient', async () => {
    const reply = await server.db.transaction(async (tx) => {
      await lockPatient(tx, member.noviId);
      return put(0, { first_name: 'Ada' }, 'eligibility');
    });
    expect(reply.status).toBe(200);
  });

  it('keeps what was typed, as typed, and counts its versions', async () => {
    const values = { recipient: ' Dr. B', information: ['care-plans'], agrees: true, tries: 2, nothing: null };
    const first = Number((await put(0, values)).body.data['version']);
    expect((await put(first, { ...values, recipient: 'Dr. Brandt' })).headers['etag']).toBe(`"${first + 1}"`);
    const kept = { version: first + 1, values: { ...values, recipient: 'Dr. Brandt' } };
    expect((await get()).body.data).toMatchObject(kept);
  });

  it('is not overwritten by a tab that saw an older version, nor made twice', async () => {
    const version = Number((await get()).body.data['version']);
    expect((await put(version - 1, { recipient: 'stale' })).status).toBe(412);
    expect((await put(0, { recipient: 'first' })).status).toBe(412);
    expect((await put(version + 7, { recipient: 'future' })).status).toBe(412);
    expect((await get()).body.data['values']).toMatchObject({ recipient: 'Dr. Brandt' });
  });

  it('that is kept already is kept, when its reply was lost and it is sent once more', async () => {
    const before = (await get()).body.data;
    const shuffled = Object.fromEntries(Object.entries(before['values'] ?? {}).toReversed());
    const again = await put(Number(before['version']) - 1, shuffled);
    expect([again.status, again.headers['etag']]).toEqual([200, `"${String(before['version'])}"`]);
    expect((await get()).body.data).toEqual(before);
  });

  it('goes to one of two tabs that save at once', async () => {
    const version = Number((await get()).body.data['version']);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, tab) => put(version, { tab: String(tab) })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  it('that was begun after the one before was sent is not overwritten by what was typed into that one', async () => {
    const patientId = member.noviId;
    const before = Number((await get()).body.data['version']);
    await server.db.transaction((tx) => dropDraft(tx, patientId, 'release-of-information'));
    let version = Number((await put(0, { recipient: 'Dr. Chen' })).body.data['version']);
    // As many changes as the other had.
    for (const recipient of ['Dr. Chen, MD', 'Dr. Chen, PhD'])
      version = Number((await put(version, { recipient })).body.data['version']);
    expect((await put(before, { recipient: 'Dr. Brandt' })).status).toBe(412);
    expect((await get()).body.data['values']).toEqual({ recipient: 'Dr. Chen, PhD' });
  });

  it('needs If-Match', async () => {
    const reply = await server.call('PUT', address(), { token: member.token, body: { values: {} } });
    expect(reply.status).toBe(428);
  });

  it('of a step that is not open yet is refused', async () => {
    const reply = await put(0, {}, 'counseling');
    expect(reply).toMatchObject({ status: 409, body: { code: 'step_not_open' } });
  });

  it('takes no values that are not of a form', async () => {
    expect((await put(1, { 'not a name': 'x' })).status).toBe(400);
    expect((await put(1, { nested: { deep: true } })).status).toBe(400);
  });
});
