import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, eligibilityChecks, userEmails } from '#server/db/schema/index.ts';
import { changeEmail } from '../../setup/accounts.ts';
import { details, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { actAs } from '../../setup/impersonation.ts';
import { startTestServer, type Json, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
beforeEach(async () => {
  member = await clinic.memberAt('survey');
});
afterAll(() => server.close());

const correction = (changes: object = {}) => {
  const { patient_id: _, ...facts } = details(member.noviId);
  return { ...facts, ...changes };
};
const correct = (by: Member, version: number, changes: object = {}) =>
  server.call('PUT', `/patients/${member.noviId}`, {
    ...{ token: by.token, headers: ifMatch(version), body: correction(changes) },
  });
const versionNow = async () => {
  const { headers } = await server.call('GET', `/patients/${member.noviId}`, { token: member.token });
  return Number(String(headers['etag']).slice(1, -1));
};
const history = async (by = member, page = 1) => {
  const path = `/patients/${member.noviId}/eligibility-history?page=${String(page)}`;
  const reply = await server.call('GET', path, { token: by.token });
  return reply.body.data as unknown as { items: Json[]; total: number };
};

describe('the history of eligibility checks', () => {
  it('tells each, the newest first, with the outcome, the reasons and who made it', async () => {
    const admin = await server.staff('admin');
    const refused = { ...details(member.noviId), partner_code: 'NOSUCH' };
    await clinic.post(member, '/eligibility/verify-patient-info', refused, {});
    const impersonating = await actAs(server, admin, member.noviId);
    await clinic.post(impersonating, '/eligibility/verify-patient-info', details(member.noviId), {});
    expect(await history()).toMatchObject({
      total: 3,
      items: [
        { eligible: true, checked_by: 'Sam Staff', reasons: [] },
        { eligible: false, checked_by: null, reasons: [{ code: 'unknown-partner-code' }] },
        { eligible: true, checked_by: null, details: { zip: '60601' } },
      ],
    });
  });

  it('comes page by page', async () => {
    const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
    const { patient_id, ...facts } = details(member.noviId);
    const rows = Array.from({ length: 20 }, (_, index) => ({
      patient_id,
      eligible: true,
      reasons: [],
      details: facts,
      checked_at: at(index),
    }));
    await server.db.insert(eligibilityChecks).values(rows);
    const [first, second] = [await history(), await history(member, 2)];
    expect([first.items.length, second.items.length, first.total]).toEqual([20, 1, 21]);
    expect(second.items[0]?.['checked_at']).toBe('2020-01-01T00:00:00.000Z');
  });

  it('is for the patient and their specialist', async () => {
    const patient = await clinic.memberAt('complete');
    const path = `/patients/${patient.noviId}/eligibility-history`;
    const status = async ({ token }: Member) => (await server.call('GET', path, { token })).status;
    const who = [patient, clinic.specialist, member, await server.staff('specialist'), clinic.nurse];
    expect(await Promise.all(who.map(status))).toEqual([200, 200, 404, 404, 403]);
  });
});

describe('a correction of a patient’s legal details', () => {
  it('is made by an admin or their specialist, goes on file, and stands in the history', async () => {
    const admin = await server.staff('admin');
    const version = await versionNow();
    const reply = await correct(admin, version, { first_name: 'Adá' });
    expect(reply).toMatchObject({ status: 200, body: { data: { first_name: 'Adá', zip: '60601' } } });
    expect((await correct(admin, version)).status).toBe(412);
    expect((await history()).items[0]).toMatchObject({ checked_by: 'Sam Staff', details: { first_name: 'Adá' } });
    const standing = await server.call('GET', `/patients/is-eligible?patient_id=${member.noviId}`, member);
    expect(standing.body.data).toMatchObject({ eligible: true, checked_details: { first_name: 'Adá' } });
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.operation, 'updatePatient'));
    expect(rows).toMatchObject([{ detail: 'corrected', actor_id: admin.noviId, patient_id: member.noviId }]);
  });

  it('changes nothing where the patient could not join with it', async () => {
    const admin = await server.staff('admin');
    const reply = await correct(admin, await versionNow(), { date_of_birth: '2020-01-01' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
    expect(String(reply.body.errors?.[0]?.['message'])).toContain('18 or older');
    expect((await history()).total).toBe(1);
    expect((await correct(admin, await versionNow(), { zip: '99501' })).status).toBe(422);
  });

  it('waits for the patient’s own first check', async () => {
    const admin = await server.staff('admin');
    member = await clinic.memberAt('eligibility');
    expect(await correct(admin, 1)).toMatchObject({ status: 409, body: { code: 'not_checked_yet' } });
  });

  it('is not the member’s, an impersonating admin’s, a nurse’s or a stranger’s', async () => {
    const impersonating = await actAs(server, await server.staff('admin'), member.noviId);
    const who = [member, impersonating, clinic.nurse, await server.staff('specialist')];
    const replies = await Promise.all(who.map((by) => correct(by, 2)));
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
  });
});

it('POST /patients finds the record that the sign-up has made, for its owner alone', async () => {
  const post = ({ token }: Member) => server.call('POST', '/patients', { token, body: { user_id: member.noviId } });
  expect(await post(member)).toMatchObject({ status: 201, body: { data: { id: member.noviId, last_name: 'Byron' } } });
  expect((await post(await server.member())).status).toBe(404);
});

describe('the pronouns of a patient', () => {
  const tell = (by: Member, pronouns: string, headers: Record<string, string> = {}) =>
    server.call('PUT', `/patients/${member.noviId}/pronouns`, { token: by.token, headers, body: { pronouns } });
  const read = async (by: Member) =>
    (await server.call('GET', `/patients/${member.noviId}`, { token: by.token })).body.data['pronouns'];

  it('are what they tell, cleaned, over the version that they read; their specialist reads them', async () => {
    member = await clinic.memberAt('complete');
    expect(await read(clinic.specialist)).toBe('');
    const version = await versionNow();
    const told = await tell(member, ' she/\u0065\u0301l ', ifMatch(version));
    expect(told).toMatchObject({ status: 200, headers: { etag: `"${String(version + 1)}"` } });
    expect(await read(clinic.specialist)).toBe('she/\u00e9l');
    expect((await tell(member, 'they/them', ifMatch(version))).status).toBe(412);
    expect((await tell(member, '')).status).toBe(200);
    expect(await read(member)).toBe('');
  });

  it('are bounded, and stay when the care team corrects the name', async () => {
    expect((await tell(member, 'x'.repeat(41))).status).toBe(400);
    await tell(member, 'they/them');
    await correct(await server.staff('admin'), await versionNow(), { first_name: 'Adá' });
    expect(await read(member)).toBe('they/them');
  });

  it('are theirs to tell; an admin who impersonates them says over which version', async () => {
    const admin = await server.staff('admin');
    const others = [admin, clinic.specialist, clinic.nurse, await server.member()];
    const replies = await Promise.all(others.map((by) => tell(by, 'he/him')));
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    const impersonating = await actAs(server, admin, member.noviId);
    expect((await tell(impersonating, 'he/him')).status).toBe(428);
    expect((await tell(impersonating, 'he/him', ifMatch(await versionNow()))).status).toBe(200);
  });
});

describe('the e-mail of a record', () => {
  const emails = async (by = member) =>
    (await server.call('GET', `/user-emails?user_id=${member.noviId}`, by)).body.data as unknown as { id: string }[];
  const put = (id: string, email_address: string, by = member, version = 1) =>
    server.call('PUT', `/user-emails/${id}`, { token: by.token, headers: ifMatch(version), body: { email_address } });

  it('follows the account’s, and stores nothing that the account does not sign in with', async () => {
    const [held] = await emails();
    const next = `${randomUUID()}@example.com`;
    expect(await put(held!.id, next)).toMatchObject({ status: 409, body: { code: 'email_not_changed' } });
    const renewed = await changeEmail(member, next);
    expect(await put(held!.id, member.email, renewed)).toMatchObject({ body: { code: 'email_not_changed' } });
    const followed = await put(held!.id, next, renewed);
    expect(followed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { data: { email_address: next } } });
    expect((await put(held!.id, next, renewed)).status).toBe(412);
    expect((await put(held!.id, next, renewed, 2)).status).toBe(200);
    expect(await server.db.select().from(userEmails).where(eq(userEmails.user_id, member.noviId))).toMatchObject([
      { email_address: next, version: 2 },
    ]);
  });

  it('is the person’s own: not a stranger’s, and not an impersonating admin’s to change', async () => {
    const [held] = await emails();
    const stranger = await server.member();
    expect((await put(held!.id, stranger.email, stranger)).status).toBe(404);
    expect((await server.call('GET', `/user-emails?user_id=${member.noviId}`, stranger)).status).toBe(404);
    const impersonating = await actAs(server, await server.staff('admin'), member.noviId);
    expect(await put(held!.id, member.email, impersonating)).toMatchObject({
      status: 403,
      body: { code: 'only_in_person' },
    });
  });
});
