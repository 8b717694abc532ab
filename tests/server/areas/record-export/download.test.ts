import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Fhir } from 'fhir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplePlan, exampleSummary } from '#scripts/seed/summary.ts';
import { otherTables, personTables } from '#server/db/person-tables.ts';
import * as schema from '#server/db/schema/index.ts';
import { answers, slots, visits } from '#server/db/schema/index.ts';
import { ifMatch, inHours, newKey, openClinic, type Clinic } from '../../setup/clinic.ts';
import { actAs } from '../../setup/impersonation.ts';
import { startTestServer, type Json, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let ada: Member;
let bob: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  [ada, bob] = [await clinic.memberAt('complete'), await clinic.memberAt('complete')];
  for (const [member, number] of [
    [ada, '3125550142'],
    [bob, '3125550199'],
  ] as const) {
    const body = { kind: 'mobile', number, is_primary: true, may_text: false, may_leave_message: true };
    await server.call('POST', `/user-phones/${member.noviId}`, { token: member.token, headers: newKey(), body });
  }
}, 60_000);
afterAll(() => server.close());

const download = ({ noviId }: Member, kind: 'download' | 'download-fhir', by = ada) =>
  server.call('GET', `/patients/${noviId}/${kind}`, { token: by.token });
const tables = Object.values(schema).filter((each) => is(each, PgTable));

describe('the file with everything that Novi holds of a member', () => {
  it('has a place for every table of the schema, or the reason why not', () => {
    const told = personTables.map(({ table }) => getTableName(table));
    const known = [...told, ...Object.keys(otherTables)];
    expect(tables.map((table) => getTableName(table)).toSorted()).toEqual(known.toSorted());
  });

  it('holds every row and column about them, as it stands in the tables, and nothing about another', async () => {
    const { status, headers, body, text } = await download(ada, 'download');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/vnd.novi.record+json',
      'no-store',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="novi-my-data-[\d-]+\.json"/);
    for (const { name, table, of, omit = [] } of personTables) {
      const rows = await server.db.select().from(table).where(of(ada.noviId));
      const told = body[name] as unknown as Json[];
      // The trail goes on: the download itself is told of, too.
      if (name !== 'trail') expect(told, name).toHaveLength(rows.length);
      const columns = Object.keys(getTableColumns(table)).filter((column) => !omit.includes(column));
      for (const row of told) expect(Object.keys(row).toSorted(), name).toEqual(columns.toSorted());
      expect(Object.keys(body['_about'] ?? {}), name).toContain(name);
    }
    for (const name of [
      'account',
      'patient',
      'answers',
      'releases',
      'kits',
      'kit_events',
      'visits',
      'phones',
      'emails',
    ]) {
      expect(body[name], name).not.toEqual([]);
    }
    expect(text).not.toContain(bob.noviId);
    expect(text).not.toContain(bob.email);
    expect(body['people']).toMatchObject(
      expect.arrayContaining([{ id: clinic.specialist.noviId, name: 'Sam Staff', role: 'specialist' }]) as object,
    );
  });
});

/** https://hl7.org/fhir/R4/bundle.html#bundle-unique: without a server of its own, a resource is named by a UUID. */
const uuidUrn = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const referencesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"reference":"([^"]+)"/g)].map(([, reference = '']) => reference);

describe('the health record as FHIR', () => {
  it('is a bundle that a validator of others finds valid', async () => {
    const { status, headers, body } = await download(ada, 'download-fhir');
    expect([status, headers['content-type']]).toEqual([200, 'application/fhir+json']);
    const { messages } = new Fhir().validate(body);
    expect(messages.filter(({ severity }) => String(severity) === 'error')).toEqual([]);
    const entries = body['entry'] as unknown as { fullUrl: string; resource: Json }[];
    const kinds = new Set(entries.map(({ resource }) => resource['resourceType']));
    for (const kind of [
      'Patient',
      'FamilyMemberHistory',
      'Questionnaire',
      'QuestionnaireResponse',
      'Consent',
      'ServiceRequest',
      'Appointment',
    ]) {
      expect(kinds).toContain(kind);
    }
    const urls = entries.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(entries.length);
    expect(urls.filter((url) => !uuidUrn.test(url))).toEqual([]);
    expect(referencesIn(entries).filter((reference) => !urls.includes(reference))).toEqual([]);
    expect(entries.filter(({ resource }) => String(resource['resourceType']) === 'Patient')).toHaveLength(1);
  });

  it('holds each visit that was, what was written after it as it reads now, and the result', async () => {
    const [visit] = await server.db.select().from(visits).where(eq(visits.patient_id, ada.noviId));
    const past = { starts_at: inHours(-30), ends_at: inHours(-29.5) };
    await server.db.update(slots).set(past).where(eq(slots.id, visit!.slot_id));
    const content = { ...exampleSummary(), overview: 'Risk < 2 % & "low"\nSecond paragraph.' };
    for (const [version, change_note] of ['', 'The result came in.'].entries()) {
      const body = { locale: 'en', content: version ? content : exampleSummary(), change_note };
      const headers = ifMatch(version);
      const path = `/visits/${visit!.id}/summary`;
      expect((await server.call('PUT', path, { token: clinic.specialist.token, headers, body })).status).toBe(200);
    }
    const { body } = await download(ada, 'download-fhir');
    const { messages } = new Fhir().validate(body);
    expect(messages.filter(({ severity }) => String(severity) === 'error')).toEqual([]);
    const entries = body['entry'] as unknown as { fullUrl: string; resource: Json }[];
    const of = (kind: string) => entries.filter(({ resource }) => String(resource['resourceType']) === kind);
    const urls = entries.map(({ fullUrl }) => fullUrl);
    expect(urls.filter((url) => !uuidUrn.test(url))).toEqual([]);
    expect(referencesIn(entries).filter((reference) => !urls.includes(reference))).toEqual([]);
    const [[encounter], [summary], [report]] = [of('Encounter'), of('Composition'), of('DiagnosticReport')];
    expect(encounter?.resource).toMatchObject({
      ...{ status: 'finished', period: { start: past.starts_at.toISOString() } },
      appointment: [{ reference: `urn:uuid:${visit!.id}` }],
    });
    expect(of('Composition')).toHaveLength(1);
    expect(summary?.resource).toMatchObject({ status: 'amended', encounter: { reference: encounter?.fullUrl } });
    const text = JSON.stringify(summary?.resource);
    expect(text).toContain('<p>Risk &lt; 2 % &amp; &quot;low&quot;</p><p>Second paragraph.</p>');
    expect(text).toContain('The result came in.');
    expect(report?.resource).toMatchObject({
      ...{ status: 'final', encounter: { reference: encounter?.fullUrl } },
      conclusion: expect.stringContaining('No harmful change was found.') as string,
    });
  });

  it('says how far a plan is, and that a newer one took its place', async () => {
    const add = async (body: object) => {
      const reply = await clinic.post(clinic.specialist, `/patients/${ada.noviId}/add-care-plan`, body);
      expect(reply.status).toBe(201);
      return (reply.body.data as unknown as { id: string }).id;
    };
    const plan = { locale: 'en', title: 'Your plan', items: examplePlan(new Date()) };
    const first = await add(plan);
    const done = { token: ada.token, headers: ifMatch(1), body: { status: 'done' } };
    expect((await server.call('PUT', `/care-plans/${first}/items/0`, done)).status).toBe(200);
    const next = await add({ ...plan, title: 'Your new plan', replaces: first });
    const { body } = await download(ada, 'download-fhir');
    expect(new Fhir().validate(body).messages.filter(({ severity }) => String(severity) === 'error')).toEqual([]);
    const entries = body['entry'] as unknown as { resource: Json }[];
    const planned = (id: string) => entries.find(({ resource }) => String(resource['id']) === id)?.resource;
    const statuses = (planned(first)?.['activity'] as unknown as { detail: { status: string } }[]).map(
      ({ detail }) => detail.status,
    );
    expect(statuses.slice(0, 2)).toEqual(['completed', 'not-started']);
    expect(planned(first)).toMatchObject({ status: 'revoked' });
    expect(planned(next)).toMatchObject({ status: 'active', replaces: [{ reference: `urn:uuid:${first}` }] });
  });

  it('says of the patient also what only the family history tells', async () => {
    const key = and(eq(answers.patient_id, bob.noviId), eq(answers.questionnaire, 'survey'));
    const [survey] = await server.db.select().from(answers).where(key);
    const family_history = { ...survey!.body.family_history!, adopted: 'yes' as const };
    await server.db.update(answers).set({ body: { family_history } }).where(key);
    const { body } = await download(bob, 'download-fhir', bob);
    const entries = body['entry'] as unknown as { resource: Json }[];
    const patient = entries.find(({ resource }) => String(resource['resourceType']) === 'Patient');
    expect(patient?.resource).toMatchObject({
      ...{ id: bob.noviId, birthDate: '1985-12-10' },
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/patient-adoptionInfo' }],
    });
  });
});

it('is for the person alone: nobody else, and no impersonating admin', async () => {
  const impersonating = await actAs(server, await server.staff('admin'), ada.noviId);
  for (const kind of ['download', 'download-fhir'] as const) {
    const who = [bob, clinic.specialist, clinic.nurse, impersonating];
    const replies = await Promise.all(who.map((by) => download(ada, kind, by)));
    expect(replies.map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    expect(replies[3]?.body.code).toBe('only_in_person');
  }
});
