import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog, corporateCustomers, rosterEntries } from '#server/db/schema/index.ts';
import { ifMatch, newKey, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Json, type Member, type Reply, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let admin: Member;
let slug: string;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  admin = await server.staff('admin');
});
beforeEach(() => {
  slug = `corp-${randomUUID().slice(0, 8)}`;
});
afterAll(() => server.close());

const customer = (changes: object = {}) => ({
  ...{ name: 'Prairie Steel', slug, code: slug.toUpperCase(), welcome: { en: 'Hello', es: 'Hola' } },
  ...changes,
});
const person = (member_number: string, changes: object = {}) => ({
  ...{ first_name: 'Eve', last_name: 'Stone', date_of_birth: '1985-12-10', zip: '60601', member_number },
  ...{ valid_from: '2020-01-01', valid_to: null, ...changes },
});
const post = (path: string, body: object, headers = newKey(), by = admin) =>
  server.call('POST', path, { token: by.token, headers, body });
const put = (path: string, version: number, body: object, by = admin) =>
  server.call('PUT', path, { token: by.token, headers: ifMatch(version), body });
const remove = (path: string, version: number, by = admin) =>
  server.call('DELETE', path, { token: by.token, headers: ifMatch(version) });
const get = (path: string, by = admin) => server.call('GET', path, { token: by.token });
const idIn = (reply: Reply) => String(reply.body.data['id']);
const made = async (changes: object = {}) => idIn(await post('/corporate', customer(changes)));
const addTo = (corporate_id: string, ...entries: object[]) => post('/eligibility', { corporate_id, entries });
const entryIn = (reply: Reply, index = 0) => (reply.body.data as unknown as Json[])[index]!;
const check = (member: Member, changes: object = {}) =>
  server.call('POST', '/eligibility/verify-patient-info', {
    token: member.token,
    body: {
      ...{ patient_id: member.noviId, first_name: 'Eve', last_name: 'Stone', date_of_birth: '1985-12-10' },
      ...{ state: 'IL', zip: '60601', partner_code: slug, ...changes },
    },
  });
const joined = async (changes: object = {}) => {
  const member = await clinic.memberAt('eligibility');
  const reply = await check(member, changes);
  return { member, data: reply.body.data };
};

describe('a corporate customer', () => {
  it('is added once for a key, listed, read and changed, and the trail tells', async () => {
    const key = newKey();
    const [first, again] = [await post('/corporate', customer(), key), await post('/corporate', customer(), key)];
    expect([first.status, first.text]).toEqual([201, again.text]);
    expect(first.body.data).toMatchObject({ roster_size: 0, joined: 0, closed_at: null, version: 1 });
    const id = idIn(first);
    expect((await get(`/corporate?search=prairie%20${slug}`)).body.data).toMatchObject({ total: 1, items: [{ id }] });
    expect((await get('/corporate?search=%25')).body.data).toMatchObject({ total: 0 });
    const changed = await put(`/corporate/${id}`, 1, customer({ name: 'Prairie Iron', welcome: null }));
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { data: { name: 'Prairie Iron' } } });
    expect((await put(`/corporate/${id}`, 1, customer())).status).toBe(412);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id));
    expect(rows.map(({ operation }) => operation)).toEqual(['createCorporate', 'updateCorporate']);
  });

  it('never has a slug or a code that leads to another, also when both come at once', async () => {
    await made();
    const other = { slug: `${slug}-b`, code: `${slug}-B` };
    for (const [changes, code] of [
      [{ ...other, slug }, 'slug_taken'],
      [{ ...other, code: slug.toUpperCase() }, 'code_taken'],
      [{ ...other, code: slug }, 'code_taken'],
    ] as const) {
      expect(await post('/corporate', customer(changes)), code).toMatchObject({ status: 409, body: { code } });
    }
    const [one, two] = [`${slug}-x`, `${slug}-y`];
    const both = await Promise.all([
      post('/corporate', customer({ slug: one, code: two.toUpperCase() })),
      post('/corporate', customer({ slug: two, code: 'Z' + slug })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['a slug of capitals', { slug: 'LOUD' }, 400],
    ['a code with a blank', { code: 'A B' }, 400],
    ['half a welcome', { welcome: { en: 'Hello' } }, 400],
    ['a welcome that nobody can read', { welcome: { en: 'Hello', es: '\u202E' } }, 422],
    ['a name without letters', { name: '…' }, 422],
    ['an unknown property', { size: 3 }, 400],
  ])('is refused with %s', async (_what, changes, status) => {
    expect((await post('/corporate', customer(changes))).status).toBe(status);
  });

  it('is listed with its counts by one query, however many customers there are', async () => {
    const one = await made({ name: 'Quartz Mill' });
    await addTo(one, person('1'), person('2', { first_name: 'Ann' }));
    await joined();
    const none = await made({ name: 'Quartz Works', slug: `${slug}-2`, code: `${slug}-2` });
    await get('/corporate?search=quartz');
    const query = vi.spyOn(server.db.$client, 'query');
    const { items, total } = (await get('/corporate?search=quartz')).body.data as unknown as {
      items: Json[];
      total: number;
    };
    expect(query).toHaveBeenCalledTimes(1);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: one, roster_size: 2, joined: 1 },
      { id: none, roster_size: 0, joined: 0 },
    ]);
  });

  it('is removed with its roster while nobody has used its code', async () => {
    const id = await made();
    await addTo(id, person('1'));
    expect(await remove(`/corporate/${id}`, 1)).toMatchObject({ status: 200, body: { data: { closed_at: null } } });
    expect((await get(`/corporate/${id}`)).status).toBe(404);
    expect(await server.db.$count(rosterEntries, eq(rosterEntries.corporate_id, id))).toBe(0);
  });

  it('is closed and kept once somebody has: nobody joins by it, and who has joined stays in', async () => {
    const id = await made();
    await addTo(id, person('1'), person('2', { first_name: 'Ann' }));
    const { member, data } = await joined();
    expect(data).toMatchObject({ eligible: true });
    const closed = await remove(`/corporate/${id}`, 1);
    expect(closed.body.data).toMatchObject({ closed_at: expect.any(String) as string, joined: 1, roster_size: 2 });
    expect((await remove(`/corporate/${id}`, 2)).body.data).toEqual(closed.body.data);
    expect((await joined({ first_name: 'Ann' })).data).toMatchObject({ reasons: [{ code: 'unknown-partner-code' }] });
    expect((await server.call('GET', `/corporate/find?query=${slug}`)).status).toBe(404);
    const standing = await get(`/patients/is-eligible?patient_id=${member.noviId}`, member);
    expect(standing.body.data).toMatchObject({ eligible: true, partner_name: 'Prairie Steel' });
    expect(await put(`/corporate/${id}`, 2, customer())).toMatchObject({ body: { code: 'corporate_closed' } });
    expect(await addTo(id, person('3'))).toMatchObject({ status: 409, body: { code: 'corporate_closed' } });
    expect(await post('/corporate', customer())).toMatchObject({ status: 409 });
  });
});

describe('a roster', () => {
  it('takes many people at once, and tells who has joined by which entry', async () => {
    const id = await made();
    const reply = await addTo(id, person('A-1'), person('A-2', { first_name: 'Ann', zip: '' }));
    expect(reply.status).toBe(201);
    const [entry] = reply.body.data as unknown as { id: string }[];
    const { member, data } = await joined();
    expect(data).toMatchObject({ eligible: true });
    const people = await get(`/corporate/patients?corporate_id=${id}`);
    expect(people.body.data).toMatchObject({
      total: 1,
      items: [{ patient_id: member.noviId, last_name: 'Stone', eligibility_id: entry?.id, member_number: 'A-1' }],
    });
    const page = await get(`/eligibility?corporate_id=${id}&search=ann`);
    expect(page.body.data).toMatchObject({ total: 1, items: [{ member_number: 'A-2', zip: '' }] });
    const read = and(eq(auditLog.operation, 'listRosterEntries'), eq(auditLog.actor_id, admin.noviId));
    expect(await server.db.$count(auditLog, read)).toBe(1);
  });

  it('takes all or none, and tells each wrong place', async () => {
    const id = await made();
    const wrong = person('2', { date_of_birth: '2999-01-01', valid_from: '2027-05-01', valid_to: '2027-04-01' });
    const never = person('3', { valid_from: '0000-01-01' });
    const reply = await addTo(id, person('1'), wrong, person('1', { first_name: '…' }), never);
    expect(reply.status).toBe(422);
    const places = (reply.body.errors as unknown as { path: string }[]).map(({ path }) => path);
    expect(places).toEqual([
      '/entries/1/date_of_birth',
      '/entries/1/valid_to',
      '/entries/2/first_name',
      '/entries/3/valid_from',
      '/entries/2/member_number',
    ]);
    expect(await server.db.$count(rosterEntries, eq(rosterEntries.corporate_id, id))).toBe(0);
  });

  it('has a member number once, also when it comes twice at the same time', async () => {
    const id = await made();
    const both = await Promise.all([addTo(id, person('7')), addTo(id, person('7'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const more = await addTo(id, person('8'), person('7'));
    expect(more).toMatchObject({
      status: 409,
      body: { code: 'member_number_taken', errors: [{ path: '/entries/1/member_number' }] },
    });
    const added = await addTo(id, person('9'));
    const entry = entryIn(added);
    const taken = await put(`/eligibility/${String(entry['id'])}`, 1, person('7'));
    expect(taken).toMatchObject({ status: 409, body: { code: 'member_number_taken' } });
  });

  it('lets an entry end, which counts at the next check, and removes only one that nobody has joined by', async () => {
    const id = await made();
    const reply = await addTo(id, person('1'), person('2', { first_name: 'Ann' }));
    const [eve, ann] = [String(entryIn(reply)['id']), String(entryIn(reply, 1)['id'])];
    const { member } = await joined();
    expect(await remove(`/eligibility/${eve}`, 1)).toMatchObject({ status: 409, body: { code: 'entry_in_use' } });
    expect((await remove(`/eligibility/${ann}`, 1)).status).toBe(200);
    expect((await remove(`/eligibility/${ann}`, 1)).status).toBe(404);
    const ended = await put(`/eligibility/${eve}`, 1, person('1', { valid_to: '2021-01-01' }));
    expect(ended).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect((await put(`/eligibility/${eve}`, 1, person('1'))).status).toBe(412);
    expect((await check(member)).body.data).toMatchObject({ reasons: [{ code: 'coverage-not-current' }] });
  });

  it('finds people however their names are written, and nobody else', async () => {
    const id = await made();
    await addTo(
      id,
      person('1', { first_name: 'Ana María', last_name: 'ÁLVAREZ REED', zip: '' }),
      person('2', { first_name: 'Søren', last_name: 'O’Brien Jr.', zip: '60601-1234' }),
    );
    const found = async (first_name: string, last_name: string, more: object = {}) =>
      (await joined({ first_name, last_name, ...more })).data;
    expect(await found('Ana', 'Álvarez Cruz')).toMatchObject({ reasons: [{ code: 'not-on-roster' }] });
    expect(await found('ana', 'alvarez-reed')).toMatchObject({ reasons: [{ code: 'not-on-roster' }] });
    expect(await found('ana', 'alvarez-reed', { middle_name: 'Maria' })).toMatchObject({ eligible: true });
    expect(await found('Soren', "O'Brien", { zip: '60610' })).toMatchObject({ reasons: [{ code: 'not-on-roster' }] });
    expect(await found('Soren', "O'Brien")).toMatchObject({ eligible: true });
  });
});

describe('customers and rosters', () => {
  it('are for admins alone', async () => {
    const id = await made();
    const entry = String(entryIn(await addTo(id, person('1')))['id']);
    for (const by of [clinic.nurse, clinic.specialist, await server.member()]) {
      const replies = await Promise.all([
        ...['/corporate', `/corporate/${id}`, `/corporate/patients?corporate_id=${id}`].map((path) => get(path, by)),
        get(`/eligibility?corporate_id=${id}`, by),
        post('/corporate', customer(), newKey(), by),
        post('/eligibility', { corporate_id: id, entries: [person('2')] }, newKey(), by),
        put(`/corporate/${id}`, 1, customer(), by),
        put(`/eligibility/${entry}`, 1, person('1'), by),
        remove(`/corporate/${id}`, 1, by),
        remove(`/eligibility/${entry}`, 1, by),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
    }
    expect(await server.db.$count(corporateCustomers, eq(corporateCustomers.id, id))).toBe(1);
  });
});
