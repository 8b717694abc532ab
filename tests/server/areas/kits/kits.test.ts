import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCounselorYet } from '#domain/counselor.ts';
import { easternmostDate } from '#domain/dates.ts';
import { testConsent } from '#domain/test-consent.ts';
import { auditLog, kits, licenses, patients, users } from '#server/db/schema/index.ts';
import { details, ifMatch, newKey, openClinic, inHours, order, type Clinic, idOf } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const place = (member: Member, headers = newKey(), changes: object = {}) =>
  clinic.post(member, '/patients/order-kit', { ...order(member.noviId), ...changes }, headers);
const kitsOf = (member: Member) => server.db.select().from(kits).where(eq(kits.patient_id, member.noviId));

describe('ordering a kit', () => {
  it('makes one order with its history and audit row', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    expect((await server.call('GET', `/kits/${member.noviId}`, { token: member.token })).body.data).toEqual([]);
    const reply = await place(member);
    expect([reply.status, reply.headers['etag']]).toEqual([201, '"1"']);
    expect(reply.body.data).toMatchObject({ status: 'SUBMITTED', history: [{ status: 'SUBMITTED', by: 'member' }] });
    const audit = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.record, 'kit'), eq(auditLog.record_id, idOf(reply))));
    expect(audit).toMatchObject([{ operation: 'orderKit', actor_id: member.noviId, patient_id: member.noviId }]);
  });

  it('is done once by 20 presses of the button, with one key each or one for all', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    const many = await Promise.all(Array.from({ length: 20 }, () => place(member)));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(many.filter(({ status, body }) => status === 409 && body.code === 'order_open')).toHaveLength(19);
    expect(await kitsOf(member)).toHaveLength(1);

    const other = await clinic.memberAt('request-genetic-test-kit');
    const key = newKey();
    const again = await Promise.all(Array.from({ length: 20 }, () => place(other, key)));
    expect(new Set(again.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(again[0]?.status).toBe(201);
    expect(await kitsOf(other)).toHaveLength(1);
  });

  it('waits for a specialist who may counsel the patient, says what to do, and opens as soon as there is one', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    const { token } = member;
    const specialist = await server.staff('specialist');
    await server.db.update(patients).set({ state: 'GU' }).where(eq(patients.id, member.noviId));
    const license = { specialist_id: specialist.noviId, state: 'GU' };
    const hasCounselor = async () => {
      const reply = await server.call('GET', `/patients/is-eligible?patient_id=${member.noviId}`, { token });
      return (reply.body.data as unknown as { has_counselor: boolean }).has_counselor;
    };
    const isHeld = async () => {
      const reply = await place(member);
      expect(reply).toMatchObject({ status: 409, body: { code: 'no_counselor', message: noCounselorYet.en } });
      expect(await hasCounselor()).toBe(false);
      expect(await kitsOf(member)).toEqual([]);
    };
    await isHeld();
    await server.db.insert(licenses).values({ ...license, expires_on: '2020-01-01' });
    await isHeld();
    // It would end before the result can be talked about.
    await server.db
      .update(licenses)
      .set({ expires_on: easternmostDate(inHours(24)) })
      .where(eq(licenses.state, 'GU'));
    await isHeld();
    await server.db.update(licenses).set({ expires_on: '2099-01-01' }).where(eq(licenses.state, 'GU'));
    await server.db.update(users).set({ role: 'nurse' }).where(eq(users.id, specialist.noviId));
    await isHeld();
    await server.db
      .update(users)
      .set({ role: 'specialist', disabled_at: new Date() })
      .where(eq(users.id, specialist.noviId));
    await isHeld();
    await server.db.update(users).set({ disabled_at: null }).where(eq(users.id, specialist.noviId));
    expect(await hasCounselor()).toBe(true);
    expect((await place(member)).status).toBe(201);
  });

  it('is refused to who is not eligible any more, and stores nothing', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    await clinic.post(
      member,
      '/eligibility/verify-patient-info',
      { ...details(member.noviId), state: 'AK', zip: '99801' },
      {},
    );
    expect(await place(member)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
    expect(await kitsOf(member)).toHaveLength(0);
  });

  it('needs consent and an address in the US', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    const { address } = order(member.noviId);
    expect((await place(member, newKey(), { consents: false })).status).toBe(400);
    const abroad = await place(member, newKey(), { address: { ...address, state: 'ZZ' } });
    expect(abroad.body.errors).toMatchObject([{ path: '/address/state' }]);
    const elsewhere = await place(member, newKey(), { address: { ...address, zip: '90210' } });
    expect([elsewhere.status, elsewhere.body.errors]).toMatchObject([422, [{ path: '/address/zip' }]]);
    const unreadable = await place(member, newKey(), { address: { ...address, line1: '\u200B', city: '\u200B' } });
    expect(unreadable.body.errors).toMatchObject([{ path: '/address/line1' }, { path: '/address/city' }]);
    const zip = await place(member, newKey(), { address: { ...address, zip: '6060' } });
    expect([zip.status, zip.body.errors?.map((problem) => problem['path'])]).toEqual([400, ['/address/zip']]);
  });

  it('stores the address without what nobody sees in it', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    const { address } = order(member.noviId);
    const typed = { line1: ' 12 Maple\u0085 Street', line2: '\u202EApt 4\u202C', city: 'Chi\u200Bcago' };
    const reply = await place(member, newKey(), { address: { ...address, ...typed } });
    const stored = { ...address, line1: '12 Maple Street', line2: 'Apt 4', city: 'Chicago' };
    expect(reply).toMatchObject({ status: 201, body: { data: { address: stored } } });
    expect(await kitsOf(member)).toMatchObject([{ address: stored }]);
  });

  it('keeps which text was agreed to, in which language; an older text is refused', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    const older = await place(member, newKey(), { consent_version: '0.9.0' });
    expect([older.status, older.body.errors]).toMatchObject([422, [{ path: '/consent_version' }]]);
    const reply = await place(member, newKey(), { locale: 'es' });
    expect(reply.body.data['consent']).toMatchObject({ version: testConsent.version, locale: 'es' });
    const [kit] = await kitsOf(member);
    expect(kit).toMatchObject({ consent_version: testConsent.version, consent_locale: 'es' });
  });

  it('can be done anew after the last order was denied', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    await place(member);
    await clinic.moveKit(member, 'CLINICIAN REVIEW');
    await clinic.moveKit(member, 'DENIED');
    expect((await place(member)).status).toBe(201);
    const listed = await server.call('GET', `/kits/${member.noviId}`, { token: member.token });
    expect(listed.body.data).toMatchObject([{ status: 'SUBMITTED' }, { status: 'DENIED' }]);
  });
});

describe('moving an order on', () => {
  it('keeps who did it, and gives one of two nurses the change', async () => {
    const member = await clinic.memberAt('shipping-genetic-test-kit');
    const [kit] = await kitsOf(member);
    const body = { kit_id: kit!.id, status: 'CLINICIAN REVIEW', reason: 'Now' };
    const put = () =>
      server.call('PUT', `/kits/update/${member.noviId}`, { token: clinic.nurse.token, headers: ifMatch(1), body });
    const replies = await Promise.all([put(), put(), put()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    for (const status of ['APPROVED', 'AWAITING SAMPLE', 'ANALYZING', 'AWAITING SAMPLE', 'ANALYZING', 'COMPLETED']) {
      expect((await clinic.moveKit(member, status)).status).toBe(200);
    }
    const listed = await server.call('GET', `/kits/${member.noviId}`, { token: member.token });
    const [shown] = listed.body.data as unknown as { history: { by: string }[] }[];
    expect(shown?.history.map(({ by }) => by)).toEqual([
      ...['member', 'care-team', 'care-team', 'care-team'],
      ...['lab', 'lab', 'lab', 'lab'],
    ]);
  });

  it('keeps why: in words of ours, and in free ones with their language', async () => {
    const member = await clinic.memberAt('shipping-genetic-test-kit');
    const [kit] = await kitsOf(member);
    const put = (version: number, body: object) =>
      server.call('PUT', `/kits/update/${member.noviId}`, {
        ...{ token: clinic.nurse.token, headers: ifMatch(version) },
        body: { kit_id: kit!.id, ...body },
      });
    await put(1, { status: 'CLINICIAN REVIEW', reason: 'Reviso el pedido', reason_locale: 'es' });
    const reply = await put(2, { status: 'DENIED', reason: 'Done in 2024', reason_code: 'tested-before' });
    expect(reply.body.data).toMatchObject({
      history: [
        { reason: '', reason_code: null },
        { reason: 'Reviso el pedido', reason_code: null, reason_locale: 'es' },
        { reason: 'Done in 2024', reason_code: 'tested-before', reason_locale: 'en' },
      ],
    });
    const unknown = await put(3, { status: 'DENIED', reason: 'x', reason_code: 'no-such' });
    expect(unknown.status).toBe(400);
    const unreadable = await put(3, { status: 'DENIED', reason: '\u200B' });
    expect([unreadable.status, unreadable.body.errors]).toMatchObject([422, [{ path: '/reason' }]]);
  });

  it('keeps the reason without what nobody sees in it', async () => {
    const member = await clinic.memberAt('shipping-genetic-test-kit');
    const [kit] = await kitsOf(member);
    const reply = await server.call('PUT', `/kits/update/${member.noviId}`, {
      ...{ token: clinic.nurse.token, headers: ifMatch(1) },
      body: { kit_id: kit!.id, status: 'CLINICIAN REVIEW', reason: ' Order\u0085 re\u200Bviewed ' },
    });
    expect(reply.body.data).toMatchObject({ history: [{ reason: '' }, { reason: 'Order reviewed' }] });
  });

  it('is for nurses and admins, and for the order of the patient that is named', async () => {
    const member = await clinic.memberAt('shipping-genetic-test-kit');
    const other = await clinic.memberAt('shipping-genetic-test-kit');
    expect((await clinic.moveKit(member, 'CLINICIAN REVIEW', member.token)).status).toBe(403);
    const [kit] = await kitsOf(other);
    const put = (kit_id: string) =>
      server.call('PUT', `/kits/update/${member.noviId}`, {
        ...{ token: clinic.nurse.token, headers: ifMatch(1) },
        body: { kit_id, status: 'CLINICIAN REVIEW', reason: 'x' },
      });
    expect((await put(kit!.id)).status).toBe(404);
    expect((await put(randomUUID())).status).toBe(404);
  });
});
