import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatIsoDate } from '#domain/dates.ts';
import { removeIdentities } from '#server/areas/closing/remove-identities.ts';
import {
  answers,
  auditLog,
  formDrafts,
  idempotencyKeys,
  patients,
  roiForms,
  userEmails,
  userPhones,
  users,
} from '#server/db/schema/index.ts';
import { unavailable } from '#server/errors/errors.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { makeAccount } from '../../setup/accounts.ts';
import { ifMatch, inHours, newKey, openClinic, survey, type Clinic } from '../../setup/clinic.ts';
import { actAs } from '../../setup/impersonation.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const close = ({ noviId, token }: Member) => server.call('DELETE', `/users/${noviId}`, { token });
const read = (token: string, path: string) => server.call('GET', path, { token });
const userOf = async ({ noviId }: Member) => (await server.db.select().from(users).where(eq(users.id, noviId)))[0];
const keepDraft = ({ noviId, token }: Member, version = 0) =>
  server.call('PUT', `/patients/${noviId}/drafts/eligibility`, {
    ...{ token, headers: ifMatch(version), body: { values: { zip: '60601' } } },
  });
const leavePhone = ({ noviId, token }: Member) =>
  server.call('POST', `/user-phones/${noviId}`, {
    ...{ token, headers: newKey() },
    body: { kind: 'mobile', number: '3125550142', is_primary: true, may_text: true, may_leave_message: true },
  });

describe('closing an account before care was given', () => {
  it('counts at once, also where other requests came in while it was being closed', async () => {
    const member = await clinic.memberAt('survey');
    let closing: ReturnType<typeof close> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, member.noviId)).for('update');
      closing = close(member);
      await eventually(async () => {
        const { rows } = await server.db.execute(sql`select 1 from pg_locks where not granted`);
        expect(rows.length).toBeGreaterThan(0);
      });
      expect((await read(member.token, `/patients/${member.noviId}`)).status).toBe(200);
    });
    expect((await closing)?.status).toBe(200);
    expect((await read(member.token, `/patients/${member.noviId}`)).status).toBe(401);
  });

  it('deletes what there is at once, keeps an empty shell, and frees the e-mail', async () => {
    const member = await clinic.memberAt('medical-history');
    await leavePhone(member);
    await keepDraft(member);
    const mine = member.noviId;
    const pronouns = { token: member.token, body: { pronouns: 'she/her' } };
    await server.call('PUT', `/patients/${mine}/pronouns`, pronouns);
    const reply = await close(member);
    expect(reply).toMatchObject({ status: 200, body: { data: { keeps_record_of_care: false } } });
    expect(await server.db.$count(answers, eq(answers.patient_id, mine))).toBe(0);
    expect(await server.db.$count(formDrafts, eq(formDrafts.patient_id, mine))).toBe(0);
    expect(await server.db.$count(userPhones, eq(userPhones.user_id, mine))).toBe(0);
    expect(await server.db.$count(userEmails, eq(userEmails.user_id, mine))).toBe(0);
    expect(await server.db.$count(idempotencyKeys, eq(idempotencyKeys.identity_id, member.uid))).toBe(0);
    expect(await userOf(member)).toMatchObject({ first_name: '', last_name: '', closed_at: expect.any(Date) as Date });
    const [patient] = await server.db.select().from(patients).where(eq(patients.id, mine));
    expect(patient).toMatchObject({ first_name: '', pronouns: '', date_of_birth: null, state: null, zip: null });
    expect(await server.identity.emailOf(member.uid)).toBeUndefined();
    const anew = await makeAccount(member.email);
    expect((await server.call('POST', '/users', { token: anew.token, ...newUser(anew) })).status).toBe(201);
  });

  it('lets the roster’s entry go, so that the person can join again', async () => {
    const admin = await server.staff('admin');
    const { token } = admin;
    const slug = `corp-${randomUUID().slice(0, 8)}`;
    const body = { name: 'Prairie', slug, code: slug.toUpperCase(), welcome: null };
    const made = await server.call('POST', '/corporate', { token, headers: newKey(), body });
    const entry = { first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-12-10', zip: '', member_number: '1' };
    const entries = [{ ...entry, valid_from: '2020-01-01', valid_to: null }];
    const roster = { corporate_id: String(made.body.data['id']), entries };
    expect((await server.call('POST', '/eligibility', { token, headers: newKey(), body: roster })).status).toBe(201);
    const join = (member: Member) =>
      server.call('POST', '/eligibility/verify-patient-info', {
        token: member.token,
        body: {
          ...{ patient_id: member.noviId, first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-12-10' },
          ...{ state: 'IL', zip: '60601', partner_code: slug },
        },
      });
    const [first, second] = [await clinic.memberAt('eligibility'), await clinic.memberAt('eligibility')];
    expect((await join(first)).body.data).toMatchObject({ eligible: true });
    expect((await join(second)).body.data).toMatchObject({ reasons: [{ code: 'already-joined' }] });
    await close(first);
    expect((await join(second)).body.data).toMatchObject({ eligible: true });
  });
});

describe('closing an account after care was given', () => {
  it('keeps the record of care, ends what goes on, and is out of everybody’s reach', async () => {
    const member = await clinic.memberAt('complete');
    const { noviId } = member;
    const reply = await close(member);
    expect(reply).toMatchObject({ status: 200, body: { data: { keeps_record_of_care: true } } });
    expect(await server.db.$count(answers, eq(answers.patient_id, noviId))).toBe(2);
    const [patient] = await server.db.select().from(patients).where(eq(patients.id, noviId));
    expect(patient).toMatchObject({ last_name: 'Byron', zip: '60601' });
    const [release] = await server.db.select().from(roiForms).where(eq(roiForms.patient_id, noviId));
    expect(release?.revoked_at).toBeInstanceOf(Date);
    const kits = await read(clinic.nurse.token, `/kits/${noviId}`);
    expect(kits.body.data).toMatchObject([
      {
        status: 'CANCELED',
        history: expect.arrayContaining([
          expect.objectContaining({ by: 'member', reason_code: 'account-closed' }),
        ]) as unknown,
      },
    ]);
    const admin = await server.staff('admin');
    expect((await read(clinic.specialist.token, `/patients/${noviId}`)).status).toBe(404);
    expect((await read(admin.token, `/users/${noviId}`)).status).toBe(404);
    const found = await read(admin.token, '/patients?search=Byron');
    expect(JSON.stringify(found.body.data)).not.toContain(noviId);
  });

  it('gives the time of the visit back', async () => {
    const member = await clinic.memberAt('counseling');
    const [slot = ''] = await clinic.offerSlots(1);
    const booked = () =>
      server.call('POST', `/dna-visit/${member.noviId}/schedule`, {
        ...{ token: member.token, headers: newKey(), body: { slot_id: slot, medium: 'video', topic: '' } },
      });
    expect((await booked()).status).toBe(201);
    await close(member);
    const range = `from=${formatIsoDate(new Date())}&to=${formatIsoDate(inHours(24 * 30))}`;
    const free = await read(clinic.specialist.token, `/dna-visit/slots?${range}`);
    expect(JSON.stringify(free.body.data)).toContain(slot);
  });

  it('leaves a sample that the lab has to the lab, which can finish it', async () => {
    const member = await clinic.memberAt('complete');
    await clinic.moveKit(member, 'ANALYZING');
    await close(member);
    expect((await clinic.moveKit(member, 'COMPLETED')).status).toBe(200);
  });
});

describe('a closed account', () => {
  it('opens nothing any more, at once', async () => {
    const member = await clinic.memberAt('survey');
    await close(member);
    expect((await read(member.token, `/patients/${member.noviId}`)).status).toBe(401);
    const send = { token: member.token, headers: ifMatch(0), body: survey(member.noviId) };
    expect((await server.call('POST', '/questionnaires', send)).status).toBe(401);
    expect((await read(member.token, '/users/me/roles')).status).toBe(401);
  });

  it('answers a second press, and many at once, as the first, and is told once', async () => {
    const member = await clinic.memberAt('eligibility');
    const replies = await Promise.all([close(member), close(member), close(member)]);
    const again = await close(member);
    expect([...replies, again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...replies, again].map(({ text }) => text)).size).toBe(1);
    const told = and(eq(auditLog.operation, 'deleteUser'), eq(auditLog.patient_id, member.noviId));
    expect(await server.db.select().from(auditLog).where(told)).toMatchObject([{ detail: 'all_deleted' }]);
  });

  it('is removed at the provider later when that was away, and opens nothing meanwhile', async () => {
    const member = await clinic.memberAt('eligibility');
    const remove = vi.spyOn(server.identity, 'remove').mockRejectedValue(unavailable());
    expect((await close(member)).status).toBe(200);
    expect(await userOf(member)).toMatchObject({ identity_removed_at: null });
    expect((await read(member.token, `/users/${member.noviId}`)).status).toBe(401);
    const { headers, body } = newUser(member);
    expect((await server.call('POST', '/users', { token: member.token, headers, body })).status).toBe(401);
    await expect(removeIdentities(server.db, server.identity)).rejects.toThrow();
    remove.mockRestore();
    await removeIdentities(server.db, server.identity);
    expect((await userOf(member))?.identity_removed_at).toBeInstanceOf(Date);
    expect(await server.identity.emailOf(member.uid)).toBeUndefined();
  });

  it('keeps nothing that another tab stores at the same moment', async () => {
    const member = await clinic.memberAt('eligibility');
    await Promise.all([keepDraft(member), close(member), keepDraft(member), leavePhone(member)]);
    expect(await server.db.$count(formDrafts, eq(formDrafts.patient_id, member.noviId))).toBe(0);
    expect(await server.db.$count(userPhones, eq(userPhones.user_id, member.noviId))).toBe(0);
  });

  it('can be impersonated by nobody', async () => {
    const [admin, member] = [await server.staff('admin'), await server.member()];
    const impersonating = await actAs(server, admin, member.noviId);
    await close(member);
    const reply = await read(impersonating.token, `/patients/${member.noviId}/journey`);
    expect(reply).toMatchObject({ status: 403, body: { code: 'impersonation_ended' } });
  });
});

describe('an account is not closed', () => {
  it('without a sign-in of the last five minutes', async () => {
    const member = await server.member();
    vi.spyOn(server.identity, 'verify').mockResolvedValueOnce({
      ...{ identityId: member.uid, email: member.email, noviId: member.noviId, authorities: ['member'] },
      ...{ issuedAt: new Date(), signedInAt: new Date(Date.now() - 301_000), exp: Date.now(), original: undefined },
    });
    expect(await close(member)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect(await userOf(member)).toMatchObject({ closed_at: null });
  });

  it('by anybody else: another member, the staff, an admin who acts', async () => {
    const [member, stranger, admin] = [await server.member(), await server.member(), await server.staff('admin')];
    const by = ({ token }: { token: string }) => close({ ...member, token });
    expect((await by(stranger)).status).toBe(404);
    expect((await by(admin)).status).toBe(403);
    expect((await by(clinic.specialist)).status).toBe(403);
    const impersonating = await actAs(server, admin, member.noviId);
    expect(await by(impersonating)).toMatchObject({ status: 403, body: { code: 'only_in_person' } });
    expect(await userOf(member)).toMatchObject({ closed_at: null });
  });
});

it('DELETE /patients/{patientId} is the same', async () => {
  const member = await server.member();
  const reply = await server.call('DELETE', `/patients/${member.noviId}`, { token: member.token });
  expect(reply.status).toBe(200);
  expect((await userOf(member))?.closed_at).toBeInstanceOf(Date);
});
