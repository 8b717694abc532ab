import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  corporateCustomers,
  eligibilityChecks,
  patients,
  rosterEntries,
  states,
} from '#server/db/schema/index.ts';
import { details, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  const [partner] = await server.db
    .insert(corporateCustomers)
    .values({ name: 'Prairie Steel', slug: 'prairie', code: 'PRAIRIE-1' })
    .returning();
  const covered = { corporate_id: partner!.id, last_name: 'O’Brien', date_of_birth: '1985-12-10', zip: '60601' };
  await server.db.insert(rosterEntries).values([
    { ...covered, first_name: 'José', member_number: '1', valid_from: '2020-01-01' },
    { ...covered, first_name: 'Max', date_of_birth: '2015-05-05', member_number: '3', valid_from: '2020-01-01' },
    { ...covered, first_name: 'Ana', member_number: '2', valid_from: '2020-01-01', valid_to: '2020-12-31' },
  ]);
});
afterAll(() => server.close());

const verify = (member: Member, changes: object = {}, headers: Record<string, string> = {}) =>
  clinic.post(member, '/eligibility/verify-patient-info', { ...details(member.noviId), ...changes }, headers);
const inAlaska = { state: 'AK', zip: '99801' };
const codesOf = (data: unknown) => (data as { reasons: { code: string }[] }).reasons.map(({ code }) => code);

describe('the eligibility check', () => {
  it('stores the details, the outcome and an audit row, and drops the draft', async () => {
    const member = await clinic.memberAt('eligibility');
    const draft = `/patients/${member.noviId}/drafts/eligibility`;
    const put = { token: member.token, headers: ifMatch(0), body: { values: { zip: '606' } } };
    expect((await server.call('PUT', draft, put)).status).toBe(200);

    const reply = await verify(member, { first_name: ' Ada ', zip: '60601-1234' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ eligible: true, reasons: [], partner_name: null });
    const [patient] = await server.db.select().from(patients).where(eq(patients.id, member.noviId));
    expect(patient).toMatchObject({ first_name: 'Ada', date_of_birth: '1985-12-10', state: 'IL', zip: '60601-1234' });
    const checks = await server.db
      .select()
      .from(eligibilityChecks)
      .where(eq(eligibilityChecks.patient_id, member.noviId));
    expect(checks).toHaveLength(1);
    expect(await server.db.select().from(auditLog).where(eq(auditLog.record_id, checks[0]!.id))).toMatchObject([
      { operation: 'verifyPatientInfo', actor_id: member.noviId, patient_id: member.noviId },
    ]);
    const left = await server.call('GET', draft, { token: member.token });
    expect(left.body.data).toMatchObject({ version: 0, values: {} });
  });

  it('tells at once where nobody has a license to counsel, as it does whenever it is asked', async () => {
    const member = await clinic.memberAt('eligibility');
    expect((await verify(member)).body.data).toMatchObject({ eligible: true, has_counselor: true });
    await server.db.insert(states).values({ code: 'GU', name: 'Guam', served: true }).onConflictDoNothing();
    const inGuam = await verify(member, { state: 'GU', zip: '96910' });
    expect(inGuam.body.data).toMatchObject({ eligible: true, has_counselor: false });
  });

  it('tells reasons, keeps every check, and lets the newest count', async () => {
    const member = await clinic.memberAt('eligibility');
    const read = () => server.call('GET', `/patients/is-eligible?patient_id=${member.noviId}`, { token: member.token });
    expect((await read()).body.data).toMatchObject({
      eligible: false,
      reasons: [],
      checked_at: null,
      accepted_at: null,
    });
    const young = await verify(member, { date_of_birth: '2020-01-01', ...inAlaska });
    expect([young.status, codesOf(young.body.data)]).toEqual([200, ['under-age', 'state-not-served']]);
    expect((await read()).body.data).toEqual(young.body.data);
    expect((await verify(member)).body.data['eligible']).toBe(true);
    expect((await read()).body.data['eligible']).toBe(true);
    const kept = await server.db
      .select()
      .from(eligibilityChecks)
      .where(eq(eligibilityChecks.patient_id, member.noviId));
    expect(kept).toHaveLength(2);
  });

  it('sent again without having seen the reply is the same check, and with other details another one', async () => {
    const member = await clinic.memberAt('eligibility');
    for (const changes of [{}, {}, { zip: '60602' }, {}]) await verify(member, changes);
    const kept = eq(eligibilityChecks.patient_id, member.noviId);
    expect(await server.db.$count(eligibilityChecks, kept)).toBe(3);
  });

  it('says the reasons in Spanish to who asks for it', async () => {
    const member = await clinic.memberAt('eligibility');
    const reply = await verify(member, inAlaska, { 'accept-language': 'es-MX' });
    expect(JSON.stringify(reply.body.data)).toContain('Aún no atendemos');
  });

  it('reads a partner’s roster, whatever the case and the accents', async () => {
    const member = await clinic.memberAt('eligibility');
    const asCovered = { partner_code: 'prairie-1', last_name: "o'brien" };
    const found = await verify(member, { ...asCovered, first_name: 'JOSE' });
    expect(found.body.data).toMatchObject({ eligible: true, partner_name: 'Prairie Steel' });
    const outcome = async (changes: object) => codesOf((await verify(member, { ...asCovered, ...changes })).body.data);
    expect(await outcome({ first_name: 'Ana' })).toEqual(['coverage-not-current']);
    expect(await outcome({ first_name: 'Eve' })).toEqual(['not-on-roster']);
    expect(await outcome({ first_name: 'Jose', zip: '60699' })).toEqual(['not-on-roster']);
    expect(await outcome({ partner_code: 'WRONG' })).toEqual(['unknown-partner-code']);
  });

  it('lets one account join by an entry of the roster, also of several that try at once', async () => {
    const jo = { first_name: 'Jo', last_name: 'Rivers', date_of_birth: '1990-01-01', zip: '60601' };
    const [partner] = await server.db.select().from(corporateCustomers).where(eq(corporateCustomers.code, 'PRAIRIE-1'));
    const from = { corporate_id: partner!.id, valid_from: '2020-01-01' };
    await server.db.insert(rosterEntries).values({ ...jo, ...from, member_number: 'jo' });
    const asJo = { ...jo, partner_code: 'PRAIRIE-1' };
    const members = await Promise.all(Array.from({ length: 4 }, () => clinic.memberAt('eligibility')));
    const tried = await Promise.all(members.map(async (member) => ({ member, reply: await verify(member, asJo) })));
    const [joined, ...others] = tried.filter(({ reply }) => reply.body.data['eligible'] as unknown as boolean);
    expect(others).toEqual([]);
    const refused = tried.filter((one) => one !== joined);
    expect(refused.map(({ reply }) => codesOf(reply.body.data))).toEqual(Array(3).fill(['already-joined']));
    expect(refused.map(({ reply }) => reply.text).join()).not.toContain(joined!.member.noviId);
    // Whoever holds it can check again, and lets go of it by joining without it.
    expect((await verify(joined!.member, asJo)).body.data['eligible']).toBe(true);
    expect((await verify(joined!.member, { ...asJo, zip: '60699' })).body.data['eligible']).toBe(false);
    expect(codesOf((await verify(refused[0]!.member, asJo)).body.data)).toEqual(['already-joined']);
    expect((await verify(joined!.member)).body.data['eligible']).toBe(true);
    expect((await verify(refused[0]!.member, asJo)).body.data['eligible']).toBe(true);
  });

  it('refuses a child though the roster covers them', async () => {
    const member = await clinic.memberAt('eligibility');
    const child = { first_name: 'Max', last_name: 'O’Brien', date_of_birth: '2015-05-05', partner_code: 'PRAIRIE-1' };
    expect(codesOf((await verify(member, child)).body.data)).toEqual(['under-age']);
  });

  it('refuses a zip code of another state', async () => {
    const member = await clinic.memberAt('eligibility');
    const reply = await verify(member, { zip: '90210' });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      [{ path: '/zip', message: 'This ZIP code is not in Illinois. Check the ZIP code and the state.' }],
    ]);
  });

  it('refuses details that can’t be right, with a path for each, and stores nothing', async () => {
    const member = await clinic.memberAt('eligibility');
    expect((await verify(member, { date_of_birth: '2027-02-30' })).status).toBe(400);
    const future = await verify(member, { date_of_birth: '2999-01-01', state: 'XX' });
    expect(future.status).toBe(422);
    expect(future.body.errors?.map((problem) => problem['path'])).toEqual(['/date_of_birth', '/state']);
    const [patient] = await server.db.select().from(patients).where(eq(patients.id, member.noviId));
    expect(patient?.date_of_birth).toBeNull();
  });
});

describe('an amendment that fails', () => {
  const onFile = async (member: Member) => {
    const [patient] = await server.db.select().from(patients).where(eq(patients.id, member.noviId));
    return patient;
  };
  const outcome = async (member: Member) => {
    const path = `/patients/is-eligible?patient_id=${member.noviId}`;
    return (await server.call('GET', path, { token: member.token })).body.data;
  };

  it('before anything was accepted keeps what was last given, so that the form shows it', async () => {
    const member = await clinic.memberAt('eligibility');
    await verify(member, inAlaska);
    expect(await onFile(member)).toMatchObject(inAlaska);
    expect(await outcome(member)).toMatchObject({ accepted_at: null, checked_details: inAlaska });
  });

  it('leaves the accepted details on file, and tells both', async () => {
    const member = await clinic.memberAt('survey');
    const before = await onFile(member);
    const accepted = await outcome(member);
    expect(accepted).toMatchObject({ eligible: true, accepted_at: accepted['checked_at'] });
    const failed = await verify(member, { ...inAlaska, last_name: 'Lovelace' });
    expect(await onFile(member)).toEqual(before);
    expect(await outcome(member)).toEqual(failed.body.data);
    expect(failed.body.data).toMatchObject({
      ...{ eligible: false, reasons: [{ code: 'state-not-served' }], accepted_at: accepted['accepted_at'] },
      checked_details: { ...inAlaska, last_name: 'Lovelace' },
    });
  });

  it('never moves the journey back, and the earlier details open ordering again', async () => {
    const member = await clinic.memberAt('request-genetic-test-kit');
    await verify(member, inAlaska);
    const journey = await server.call('GET', `/patients/${member.noviId}/journey`, { token: member.token });
    expect(journey.body.data).toMatchObject({ step: 'request-genetic-test-kit', evidence: { eligibility: false } });
    const order = () => clinic.doStep['request-genetic-test-kit'](member);
    const refused = await order();
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
    expect(refused?.body.message).toContain('keep your earlier details');
    await verify(member);
    expect((await order())?.status).toBe(201);
  });

  it('refuses a new visit and a new time, while the one that is booked goes on', async () => {
    const member = await clinic.memberAt('complete');
    await verify(member, inAlaska);
    const [visit] = (await server.call('GET', `/dna-visit/${member.noviId}/visits`, { token: member.token })).body
      .data as unknown as { id: string; status: string }[];
    expect(visit?.status).toBe('SCHEDULED');
    const change = (version: number, body: object, { token } = member) =>
      server.call('PUT', `/visits/${visit!.id}`, { token, headers: ifMatch(version), body });
    const [slot = ''] = await clinic.offerSlots(1);
    const moved = await change(1, { slot_id: slot });
    expect(moved).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
    expect((await change(1, { slot_id: slot }, clinic.specialist)).status).toBe(200);
    expect((await change(2, { status: 'CANCELED' })).status).toBe(200);
    expect(await clinic.doStep.counseling(member)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  });

  it('made at once with others has its place among them', async () => {
    const member = await clinic.memberAt('eligibility');
    const zips = ['60601', '60602', '60603'].map((zip) => ({ state: 'IL', zip }));
    await Promise.all([...zips, inAlaska].map((where) => verify(member, where)));
    const checks = await server.db
      .select()
      .from(eligibilityChecks)
      .where(eq(eligibilityChecks.patient_id, member.noviId));
    expect(new Set(checks.map(({ checked_at }) => checked_at.getTime())).size).toBe(4);
    expect(await onFile(member)).toMatchObject({ state: 'IL' });
  });
});

it('the list of states is open to all and knows which are served', async () => {
  const reply = await server.call('GET', '/states/list');
  expect(reply.status).toBe(200);
  expect(reply.body.data).toHaveLength(56);
  expect(reply.body.data).toContainEqual({ code: 'IL', name: 'Illinois', served: true });
  expect(reply.body.data).toContainEqual({ code: 'AK', name: 'Alaska', served: false });
});
