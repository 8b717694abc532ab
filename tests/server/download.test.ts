import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Fhir } from 'fhir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../server/db/schema/index.ts';
import { otherTables, personTables } from '../../server/records/person-tables.ts';
import { newKey, openClinic, type Clinic } from './setup/clinic.ts';
import { actAs } from './setup/impersonation.ts';
import { startTestServer, type Json, type Member, type TestServer } from './setup/server.ts';

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
    expect(new Set(entries.map(({ fullUrl }) => fullUrl)).size).toBe(entries.length);
  });
});

it('is for the person alone: nobody else, and no acting admin', async () => {
  const acting = await actAs(server, await server.staff('admin'), ada.noviId);
  for (const kind of ['download', 'download-fhir'] as const) {
    const who = [bob, clinic.specialist, clinic.nurse, acting];
    const replies = await Promise.all(who.map((by) => download(ada, kind, by)));
    expect(replies.map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    expect(replies[3]?.body.code).toBe('only_in_person');
  }
});
