import { randomUUID } from 'node:crypto';
import { Fhir } from 'fhir';
import { readGedcom } from 'read-gedcom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FamilyBundle } from '#domain/exports/fhir-shapes.ts';
import { newCondition, newRelative } from '#domain/family-history.ts';
import type { FamilyScreen } from '#domain/fhs-7.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { health, ifMatch, openClinic, survey, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let patient: Member;
const rosa = { ...newRelative(randomUUID(), 'sibling', 'both'), name: 'Rosa' };

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  patient = await clinic.memberAt('complete');
  const body = survey(patient.noviId);
  body.family_history.relatives.push({
    ...rosa,
    ...{
      sex_assigned_at_birth: 'female',
      has_conditions: 'yes',
      conditions: [{ ...newCondition('ovarian-cancer'), onset_unknown: true }],
    },
  });
  const saved = await clinic.post(patient, '/questionnaires', body, ifMatch(1));
  expect(saved.status).toBe(200);
});
afterAll(() => server.close());

async function file(by: { token: string }, query: string, of = patient) {
  const reply = await server.app.inject({
    url: `/api/v1/patients/${of.noviId}/get-famgenix?${query}`,
    headers: { authorization: `Bearer ${by.token}` },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, text: reply.payload };
}
const screenFor = async (by: { token: string }) => {
  const reply = await server.call('GET', `/patients/${patient.noviId}/get-famgenix`, { token: by.token });
  return (reply.body.data as unknown as { screen: FamilyScreen | null }).screen;
};

describe('the family history as a file', () => {
  it('is a FHIR bundle of the relatives, under a name that says nothing about anybody', async () => {
    const { status, headers, text } = await file(patient, 'format=fhir');
    expect([status, headers['content-type']]).toEqual([200, 'application/fhir+json']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="novi-family-tree-\d{4}-\d\d-\d\d\.json"/);
    const bundle = JSON.parse(text) as FamilyBundle;
    expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(true);
    const members = bundle.entry.filter(({ resource }) => resource.resourceType === 'FamilyMemberHistory');
    expect(members.map(({ fullUrl }) => fullUrl)).toContain(`urn:uuid:${rosa.id}`);
    expect(members).toHaveLength(3);
    expect(text).toContain('Rosa');
    expect(text).not.toContain('Byron');
  });

  it('is a family tree that another library reads', async () => {
    const { status, headers, bytes } = await file(patient, 'format=gedcom');
    expect([status, headers['content-type']]).toEqual([200, 'application/x-gedcom']);
    expect(headers['content-disposition']).toMatch(/filename="novi-family-tree-\d{4}-\d\d-\d\d\.ged"/);
    const gedcom = readGedcom(new Uint8Array(bytes).buffer);
    const names = gedcom.getIndividualRecord().getName().value();
    expect(names).toEqual(expect.arrayContaining(['Ada /Byron/', 'Rosa //']));
  });

  it.each(['fhir', 'gedcom'])('holds no name where names are hidden: %s', async (format) => {
    const { text } = await file(patient, `format=${format}&names=hidden`);
    expect(text).not.toMatch(/Rosa|Ada|Byron/);
  });

  it.each(['fhir', 'gedcom'])('is not there for anybody but the patient and their care team: %s', async (format) => {
    const other = await clinic.memberAt('survey');
    const stranger = await server.staff('specialist');
    expect((await file(clinic.specialist, `format=${format}`)).status).toBe(200);
    expect((await file(other, `format=${format}`)).status).toBe(404);
    expect((await file(stranger, `format=${format}`)).status).toBe(404);
    expect((await file(clinic.nurse, `format=${format}`)).status).toBe(403);
  });
});

describe('the FHS-7 screen', () => {
  it('is for the care team, with the relatives behind it', async () => {
    const screen = await screenFor(clinic.specialist);
    expect(screen).toMatchObject({ instrument: 'FHS-7', result: 'positive' });
    expect(screen?.items).toHaveLength(7);
    expect(screen?.items[0]).toMatchObject({ id: 'first-degree-breast-or-ovarian', answer: 'yes', because: [rosa.id] });
    expect(screen?.items[1]).toMatchObject({ answer: 'unknown' });
  });

  it('has what the patient sent of themself in the medical history beside it, and not what is a draft', async () => {
    const system = medicalHistoryCodes;
    const save = (status: string, version: number) => {
      const body = health(patient.noviId);
      const groups = body.response.item.filter(({ linkId }) => linkId !== 'testing');
      const testing = {
        linkId: 'testing',
        item: [
          { linkId: 'testing.had', answer: [{ valueBoolean: true }] },
          { linkId: 'testing.result', answer: [{ valueCoding: { system, code: 'positive' } }] },
          { linkId: 'testing.gene', answer: [{ valueString: 'BRCA1' }] },
          { linkId: 'testing.transplant', answer: [{ valueCoding: { system, code: 'no' } }] },
        ],
      };
      const response = { ...body.response, item: [...groups, testing] };
      return clinic.post(patient, '/questionnaires', { ...body, status, response }, ifMatch(version));
    };
    expect((await save('in-progress', 1)).status).toBe(200);
    expect((await screenFor(clinic.specialist))?.other_reasons).toEqual([]);
    expect((await save('completed', 2)).status).toBe(200);
    expect((await screenFor(clinic.specialist))?.other_reasons).toMatchObject([
      { person: 'self', why: 'gene-change', told_in: 'medical-history', told: { other: 'BRCA1' } },
    ]);
  });

  it('is not told to the patient before their specialist tells them', async () => {
    expect(await screenFor(patient)).toBeNull();
  });
});
