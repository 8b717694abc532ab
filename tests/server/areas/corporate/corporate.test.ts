import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corporateCustomers, rosterEntries } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { details, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
const welcome = { en: 'Take care of yourself.', es: 'Cuídese.' };
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  const [steel] = await server.db
    .insert(corporateCustomers)
    .values([
      { name: 'Prairie Steel', slug: 'prairie-steel', code: 'IRON-1', welcome },
      { name: 'Quiet Partner', slug: 'quiet', code: 'Q' },
    ])
    .returning();
  const person = { first_name: 'Eve', last_name: 'Stone', date_of_birth: '1985-12-10', zip: '60601' };
  await server.db
    .insert(rosterEntries)
    .values({ corporate_id: steel!.id, ...person, member_number: '1', valid_from: '2020-01-01' });
});
afterAll(() => server.close());

const find = (query: string, headers: Record<string, string> = {}) =>
  server.call('GET', `/corporate/find?query=${encodeURIComponent(query)}`, { headers });

describe('the page of a partner', () => {
  it('tells anybody the name and the welcome text, and nothing else', async () => {
    const reply = await find('prairie-steel');
    expect([reply.status, reply.body]).toEqual([
      200,
      { data: { name: 'Prairie Steel', welcome_text: 'Take care of yourself.' } },
    ]);
    expect((await find('prairie-steel', { 'accept-language': 'es-US' })).body.data['welcome_text']).toBe('Cuídese.');
    expect((await find('quiet')).body).toEqual({ data: { name: 'Quiet Partner', welcome_text: null } });
  });

  it.each([
    ['the beginning of a slug', 'prairie'],
    ['a pattern', 'prairie%'],
    ['another case', 'Prairie-Steel'],
    ['a blank around it', ' prairie-steel'],
    ['what no text can hold', 'prairie-steel\u0000'],
    ['the name', 'Prairie Steel'],
    ['the code', 'IRON-1'],
    ['a quote', "' or ''='"],
  ])('is found by the exact slug alone, not by %s', async (_, query) => {
    const reply = await find(query);
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  });

  it('wants one slug of a slug’s length', async () => {
    const statuses = await Promise.all(
      ['', '?query=', `?query=${'x'.repeat(41)}`, '?query=quiet&all=1', '?query=quiet&query=prairie-steel'].map(
        async (query) => (await server.call('GET', `/corporate/find${query}`)).status,
      ),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
  });

  it('is counted by address, so that slugs are not tried out by the thousand', async () => {
    const strict = await startTestServer({ limits: { ...defaultLimits, address: { max: 1, seconds: 60 } } });
    try {
      const guess = async () => (await strict.call('GET', '/corporate/find?query=guess')).status;
      expect([await guess(), await guess()]).toEqual([404, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the slug of a partner’s page', () => {
  it('is as good as the code', async () => {
    const member = await clinic.memberAt('eligibility');
    for (const partner_code of ['prairie-steel', 'Prairie-Steel', 'iron-1']) {
      const body = { ...details(member.noviId), first_name: 'Eve', last_name: 'Stone', zip: '60601', partner_code };
      const reply = await clinic.post(member, '/eligibility/verify-patient-info', body);
      expect(reply.body.data, partner_code).toMatchObject({ eligible: true, partner_name: 'Prairie Steel' });
    }
  });

  it.each([
    ['another partner’s code', { name: 'Iron', slug: 'iron-1', code: 'OTHER' }, 'corporate_slug_is_nobody_elses_code'],
    ['made of capitals', { name: 'Loud', slug: 'LOUD', code: 'LOUD' }, 'corporate_customers_slug_form'],
    ['longer than a code', { name: 'Long', slug: 'l'.repeat(41), code: 'LONG' }, 'corporate_customers_slug_form'],
  ])('is never %s', async (_, partner, constraint) => {
    await expect(server.db.insert(corporateCustomers).values(partner)).rejects.toMatchObject({ cause: { constraint } });
  });

  it('can’t be taken by another partner’s new code, either', async () => {
    const taker = { name: 'Taker', slug: 'taker', code: 'PRAIRIE-STEEL' };
    await expect(server.db.insert(corporateCustomers).values(taker)).rejects.toMatchObject({
      cause: { constraint: 'corporate_slug_is_nobody_elses_code' },
    });
  });
});

it('a welcome text stands in both languages', async () => {
  const half = { name: 'Half', slug: 'half', code: 'HALF', welcome: { en: 'Hello', es: '' } };
  await expect(server.db.insert(corporateCustomers).values(half)).rejects.toMatchObject({
    cause: { constraint: 'corporate_customers_welcome_in_both_languages' },
  });
});
