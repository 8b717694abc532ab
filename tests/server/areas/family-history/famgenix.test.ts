import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClinic, ifMatch, survey, type Clinic } from '../../setup/clinic.ts';
import { readPdf } from '../../setup/pdf.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

type Pedigree = {
  pedigree: { persons: { id: string; name: string; kind: string; relation: string }[]; unions: { id: string }[] };
  version: number;
};

let server: TestServer;
let clinic: Clinic;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  member = await clinic.memberAt('survey');
  const body = survey(member.noviId);
  const [mother, father] = body.family_history.relatives;
  Object.assign(mother!, { name: 'Žofia', vital_status: 'living', age: 61 });
  Object.assign(father!, { name: 'Nguyễn' });
  await clinic.post(member, '/questionnaires', { ...body, status: 'in-progress' }, ifMatch(0));
});
afterAll(() => server.close());

async function get(by: Member, query = '', language = 'en') {
  const reply = await server.app.inject({
    url: `/api/v1/patients/${member.noviId}/get-famgenix${query}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, text: reply.body };
}
const pedigree = async (by: Member, query = '') => (JSON.parse((await get(by, query)).text) as { data: Pedigree }).data;

describe('a pedigree', () => {
  it('is data by default: everybody once, with placeholders and unions, from a draft as well', async () => {
    const { pedigree: found, version } = await pedigree(member);
    expect(version).toBe(1);
    expect(found.persons.map(({ kind, relation }) => `${kind} ${relation}`)).toEqual([
      'member self',
      'relative parent',
      'relative parent',
    ]);
    expect(found.unions).toMatchObject([{ id: 'parents', children: ['self'] }]);
    expect(found.persons.map(({ name }) => name)).toEqual(expect.arrayContaining(['Žofia', 'Nguyễn']));
    expect(await pedigree(member, '?format=json')).toMatchObject({ version: 1 });
  });

  it('is there before anything is told: the member and the parents', async () => {
    const fresh = await clinic.memberAt('eligibility');
    const reply = await server.call('GET', `/patients/${fresh.noviId}/get-famgenix`, { token: fresh.token });
    expect(reply.status).toBe(200);
    expect((reply.body.data as unknown as Pedigree).version).toBe(0);
    expect((reply.body.data as unknown as Pedigree).pedigree.persons).toHaveLength(3);
  });

  it('holds no names of people when it is asked for without', async () => {
    const { pedigree: found } = await pedigree(member, '?names=hidden');
    expect(found.persons.map(({ name }) => name)).toEqual(['', '', '']);
    expect((await get(member, '?format=svg&names=hidden')).text).not.toContain('Žofia');
  });

  it('is a drawing as SVG, in the language of the request, to be kept under a name that names nobody', async () => {
    const { status, headers, text } = await get(member, '?format=svg', 'es');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="novi-arbol-familiar-\d{4}-\d{2}-\d{2}\.svg"/,
    );
    expect(text).toContain('Žofia');
    expect(text).toContain('Qué significan los símbolos');
  });

  it('is a tagged PDF of one page that another library reads, with every letter of the names', async () => {
    const { status, headers, bytes } = await get(member, '?format=pdf');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const { pages, text, roles, info } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    expect(text).toContain('Žofia');
    expect(text).toContain('Nguyễn');
    expect(text).toContain('61 y');
    expect(roles).toContain('Figure');
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Family tree of/), IsAcroFormPresent: false });
  });

  it('says in the PDF that a box stands for a letter that the fonts lack, and only then', async () => {
    const said = 'stands for a letter that this PDF can’t show';
    expect((await readPdf((await get(member, '?format=pdf')).bytes)).text).not.toContain(said);
    const relative = await clinic.memberAt('survey');
    const body = survey(relative.noviId);
    Object.assign(body.family_history.relatives[0]!, { name: '王小明' });
    await clinic.post(relative, '/questionnaires', { ...body, status: 'in-progress' }, ifMatch(0));
    const reply = await server.app.inject({
      url: `/api/v1/patients/${relative.noviId}/get-famgenix?format=pdf`,
      headers: { authorization: `Bearer ${relative.token}` },
    });
    const { text, pages } = await readPdf(reply.rawPayload);
    expect(text).toContain('□□□');
    expect(text).toContain(said);
    expect(pages).toHaveLength(1);
  });

  it('is for the patient and their care team: for others it is not there', async () => {
    const other = await clinic.memberAt('survey');
    expect((await get(other)).status).toBe(404);
    expect((await get({ ...other, token: (await server.staff('specialist')).token })).status).toBe(404);
    expect((await get({ ...other, token: (await server.staff('nurse')).token })).status).toBe(403);
  });

  it('shows others what was sent, and never what the member is still changing', async () => {
    const done = await clinic.memberAt('complete');
    const path = `/patients/${done.noviId}/answers/survey`;
    const version = Number((await server.call('GET', path, { token: done.token })).body.data['version']);
    const body = survey(done.noviId);
    Object.assign(body.family_history.relatives[0]!, { name: 'Not sent yet' });
    await clinic.post(done, '/questionnaires', { ...body, status: 'in-progress' }, ifMatch(version));

    const read = async (token: string) =>
      (await server.call('GET', `/patients/${done.noviId}/get-famgenix`, { token })).body.data as unknown as Pedigree;
    expect(await read(done.token)).toMatchObject({ version: version + 1 });
    const shown = await read(clinic.specialist.token);
    expect(shown.version).toBe(version);
    expect(JSON.stringify(shown)).not.toContain('Not sent yet');
  });

  it('is refused in a format that nobody knows', async () => {
    expect((await get(member, '?format=docx')).status).toBe(400);
  });
});
