import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostTemplates } from '#domain/own-templates.ts';
import { auditLog, visits, writingTemplates } from '#server/db/schema/index.ts';
import { booking, idOf, ifMatch, newKey, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type Reply, type TestServer } from '../../setup/server.ts';

/** The templates of specialists: what they keep to begin summaries and plans with. */
let server: TestServer;
let clinic: Clinic;
/** A visit of Ada Byron. */
let visit_id: string;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  visit_id = await bookedWith(clinic.specialist);
});
beforeEach(() => server.db.delete(writingTemplates));
afterAll(() => server.close());

async function bookedWith(specialist: Member): Promise<string> {
  const [member] = await clinic.manyAtCounseling(1);
  const [slot = ''] = await clinic.offerSlots(1, specialist.noviId);
  return idOf(await clinic.post(member!, `/dna-visit/${member!.noviId}/schedule`, booking(slot)));
}

const values = { overview: 'No change was found. [What it means.]' };
const template = () => ({ kind: 'summary', locale: 'en', name: 'No change', values, visit_id });
const pathOf = ({ noviId }: Member) => `/specialists/${noviId}/writing-templates`;
const create = (more: object = {}, by = clinic.specialist, of = by, headers = newKey()) =>
  server.call('POST', pathOf(of), { token: by.token, headers, body: { ...template(), ...more } });
const list = (by = clinic.specialist, of = by) => server.call('GET', pathOf(of), { token: by.token });
const change = (id: string, version: number, more: object = {}, by = clinic.specialist) =>
  server.call('PUT', `/writing-templates/${id}`, {
    ...{ token: by.token, headers: ifMatch(version) },
    body: { name: 'No change', values, visit_id, ...more },
  });
const remove = (id: string, version: number, by = clinic.specialist) =>
  server.call('DELETE', `/writing-templates/${id}`, { token: by.token, headers: ifMatch(version) });
const namesIn = ({ body }: Reply) => (body.data as unknown as { name: string }[]).map(({ name }) => name);
const said = ({ status, body }: Reply) => [status, body.code, ...(body.errors ?? []).map(({ path }) => path)];

describe('one’s own templates', () => {
  it('are kept, listed by name, changed and removed, and each write is told in the trail', async () => {
    expect((await list()).body.data).toEqual([]);
    const made = await create({ name: ' no   CHANGE ' });
    expect([made.status, made.headers['etag']]).toEqual([201, '"1"']);
    expect(made.body.data).toMatchObject({ kind: 'summary', locale: 'en', name: 'no CHANGE', values, version: 1 });
    await create({ name: 'A change' });
    expect(namesIn(await list())).toEqual(['A change', 'no CHANGE']);

    const id = idOf(made);
    const other = { overview: 'Other', relatives: 'Tell them.' };
    expect((await change(id, 1, { name: 'Zero changes', values: other })).body.data).toMatchObject({ version: 2 });
    expect((await list()).body.data).toMatchObject([{ name: 'A change' }, { name: 'Zero changes', values: other }]);
    expect(namesIn(await remove(id, 2))).toEqual(['A change']);
    expect((await remove(id, 2)).status).toBe(404);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id));
    expect(rows.map(({ operation }) => operation).sort()).toEqual([
      ...['createWritingTemplate', 'deleteWritingTemplate', 'updateWritingTemplate'],
    ]);
  });

  it('are nobody else’s: a colleague finds none, and no other role has any', async () => {
    const id = idOf(await create());
    const colleague = await server.staff('specialist');
    expect((await list(colleague)).body.data).toEqual([]);
    const [admin, member] = [await server.staff('admin'), await server.member()];
    for (const by of [colleague, admin, member, clinic.nurse]) {
      const replies = [list(by, clinic.specialist), create({ name: 'Mine' }, by, clinic.specialist)];
      const ofOne = [change(id, 1, {}, by), remove(id, 1, by)];
      const status = by === colleague ? 404 : 403;
      expect((await Promise.all([...replies, ...ofOne])).map((reply) => reply.status)).toEqual(Array(4).fill(status));
    }
    expect(namesIn(await list())).toEqual(['No change']);
  });

  it('have a name once in each kind and language, whatever its capitals', async () => {
    const first = idOf(await create());
    expect(said(await create({ name: 'NO change' }))).toEqual([409, 'template_name_taken']);
    for (const more of [{ kind: 'care-plan' }, { locale: 'es' }]) expect((await create(more)).status).toBe(201);
    const second = idOf(await create({ name: 'Another' }));
    expect(said(await change(second, 1, { name: 'no CHANGE' }))).toEqual([409, 'template_name_taken']);
    expect((await change(first, 1, { name: 'NO CHANGE' })).status).toBe(200);
  });

  it('are one, however often the same is sent at once or again', async () => {
    const key = newKey();
    const replies = await Promise.all([create({}, undefined, undefined, key), create({}, undefined, undefined, key)]);
    const again = await create({}, undefined, undefined, key);
    expect(new Set([...replies.filter(({ status }) => status === 201), again].map(idOf)).size).toBe(1);
    expect(namesIn(await list())).toEqual(['No change']);
    const two = await Promise.all([create({ name: 'Race' }), create({ name: 'race' })]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are not written over from an older version, unless what is sent is stored already', async () => {
    const id = idOf(await create());
    await change(id, 1, { name: 'Newer' });
    expect((await change(id, 1, { name: 'Older' })).status).toBe(412);
    expect((await remove(id, 1)).status).toBe(412);
    expect((await change(id, 1, { name: 'Newer' })).body.data).toMatchObject({ name: 'Newer', version: 2 });
    const blind = { token: clinic.specialist.token, body: { name: 'Blind', values, visit_id } };
    expect((await server.call('PUT', `/writing-templates/${id}`, blind)).status).toBe(428);
  });

  it('are so many and so long', async () => {
    const row = { specialist_id: clinic.specialist.noviId, kind: 'summary', locale: 'en', values } as const;
    const rows = Array.from({ length: mostTemplates - 1 }, (_, index) => ({
      name: `n${index}`,
      name_key: `n${index}`,
    }));
    await server.db.insert(writingTemplates).values(rows.map((each) => ({ ...row, ...each })));
    const two = await Promise.all([create({ name: 'a' }), create({ name: 'b' })]);
    expect(two.map((reply) => said(reply).slice(0, 2)).sort()).toEqual([
      [201, undefined],
      [409, 'templates_full'],
    ]);
    const [{ id } = { id: '' }] = (await list()).body.data as unknown as { id: string }[];
    const long = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, 'x'.repeat(9_000)]));
    expect(said(await change(id, 1, { values: long }))).toEqual([422, 'unprocessable', '/values']);
    expect(said(await change(id, 1, { values: { overview: ' ' } }))).toEqual([422, 'unprocessable', '/values']);
    expect(said(await change(id, 1, { name: '…' }))).toEqual([422, 'unprocessable', '/name']);
    expect((await change(id, 1, { values: { overview: 'x'.repeat(10_001) } })).status).toBe(400);
  });
});

describe('the patient from whose text a template is made', () => {
  it('is not named in it, nor in what it is called, unless the word means something else', async () => {
    const overview = 'Dear áda, call us.';
    expect(said(await create({ name: 'For Byron', values: { ...values, overview } }))).toEqual([
      ...[422, 'names_patient', '/name', '/values/overview'],
    ]);
    expect((await create({ values: { overview }, other_words: ['Ada'] })).status).toBe(201);
  });

  it('is not looked for in what is there already, which is of another patient', async () => {
    const id = idOf(await create({ name: 'Lord Byron', values: { overview: 'Ada' }, other_words: ['Ada', 'Byron'] }));
    expect((await change(id, 1, { name: 'Lord Byron', values: { overview: 'Ada', reason: 'New' } })).status).toBe(200);
    const added = await change(id, 2, { name: 'Lord Byron', values: { overview: 'Ada', reason: 'Ada' } });
    expect(said(added)).toEqual([422, 'names_patient', '/values/reason']);
    expect(said(await change(id, 2, { name: 'Byron', values: { overview: 'Ada' } }))).toEqual([
      ...[422, 'names_patient', '/name'],
    ]);
  });

  it('has had the visit with the specialist', async () => {
    const theirs = await bookedWith(await server.staff('specialist'));
    const canceled = await bookedWith(clinic.specialist);
    await server.db.update(visits).set({ status: 'CANCELED' }).where(eq(visits.id, canceled));
    for (const visit_id of [theirs, canceled, '4e1d6a30-7a3c-4d0c-9d0e-0c0b7a6f2b77'])
      expect(said(await create({ visit_id }))).toEqual([422, 'unprocessable', '/visit_id']);
  });
});
