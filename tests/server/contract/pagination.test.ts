import { afterAll, beforeAll, expect, it } from 'vitest';
import { details, openClinic, type Clinic } from '../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let admin: Member;
let corporateId: string;

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  admin = await server.staff('admin');
  const customer = { name: 'Prairie Steel', slug: 'prairie', code: 'PRAIRIE', welcome: null };
  const made = await server.call('POST', '/corporate', { token: admin.token, body: customer });
  corporateId = String(made.body.data['id']);
  const person = {
    ...{ first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-12-10', zip: '60601', member_number: '1' },
    ...{ valid_from: '2020-01-01', valid_to: null },
  };
  const entries = { corporate_id: corporateId, entries: [person] };
  await server.call('POST', '/eligibility', { token: admin.token, body: entries });
  const member = await clinic.memberAt('eligibility');
  await clinic.post(
    member,
    '/eligibility/verify-patient-info',
    { ...details(member.noviId), partner_code: 'PRAIRIE' },
    {},
  );
  patient = await clinic.memberAt('complete');
}, 60_000);
afterAll(() => server.close());
let patient: Member;

it.each<[string, () => string, () => Member]>([
  ['who joined by a customer', () => `/corporate/patients?corporate_id=${corporateId}&page=`, () => admin],
  ['who joined by any customer', () => '/corporate/patients?page=', () => admin],
  ['eligibility checks', () => `/patients/${patient.noviId}/eligibility-history?page=`, () => patient],
  ['customers', () => '/corporate?page=', () => admin],
  ['a roster', () => `/eligibility?corporate_id=${corporateId}&page=`, () => admin],
])('a page behind the last of the list of %s tells how many there are', async (_list, path, by) => {
  const read = async (page: number) =>
    (await server.call('GET', `${path()}${String(page)}`, { token: by().token })).body.data;
  const [first, behind] = [await read(1), await read(7)];
  expect(Number(first['total'])).toBeGreaterThan(0);
  expect(behind).toMatchObject({ items: [], total: first['total'], page: 7 });
});

it('a list with nothing in it has a total of 0 on every page', async () => {
  const path = `/corporate?search=nobody-is-called-so&page=`;
  for (const page of [1, 2]) {
    const { body } = await server.call('GET', `${path}${String(page)}`, { token: admin.token });
    expect(body.data).toMatchObject({ items: [], total: 0 });
  }
});
