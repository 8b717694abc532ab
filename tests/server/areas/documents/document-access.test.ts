import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema/index.ts';
import { idOf, newKey, openClinic, release, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

type Listed = { id: string; kind: string; title: string; created_at: string; ended: string | null };

let server: TestServer;
let clinic: Clinic;
let patient: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  patient = await clinic.memberAt('complete');
});
afterAll(() => server.close());

async function list(by: Member, of = patient, language = 'en') {
  const headers = { 'accept-language': language };
  const reply = await server.call('GET', `/patients/${of.noviId}/documents`, { token: by.token, headers });
  return { status: reply.status, documents: reply.body.data as unknown as Listed[] };
}

async function file(by: Member, id: string, { of = patient, language = 'en' } = {}) {
  const reply = await server.app.inject({
    url: `/api/v1/patients/${of.noviId}/documents/${id}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

const sign = async (changes: object = {}, by = patient) =>
  idOf(await clinic.post(by, '/roi-forms', { ...release(by.noviId), ...changes }, newKey()));

describe('who may see documents', () => {
  it.each([
    ['en', /\byour\b/i],
    ['es', /\bsus?\b/i],
  ])('the care team, whom no title calls “you” as it does the patient, in %s', async (language, you) => {
    const titlesFor = async (reader: Member) =>
      (await list(reader, patient, language)).documents.map(({ title }) => title).filter((title) => you.test(title));
    expect((await titlesFor(patient)).length).toBeGreaterThan(1);
    expect(await titlesFor(clinic.specialist)).toEqual([]);
  });

  it('the patient and their care team, whose reading leaves a trail', async () => {
    const id = await sign();
    const count = async () =>
      (await server.db.select().from(auditLog).where(eq(auditLog.operation, 'getDocument'))).length;
    const before = await count();
    expect((await file(patient, id)).status).toBe(200);
    expect(await count()).toBe(before);
    expect((await list(clinic.specialist)).status).toBe(200);
    expect((await file(clinic.specialist, id)).status).toBe(200);
    // What is to be read before signing is the member's own, and so is the code in it.
    const own = await list(patient);
    const reading = own.documents.find(({ kind }) => kind === 'signing-disclosures');
    const team = await list(clinic.specialist);
    const idsOf = (documents: Listed[]) => documents.map(({ id }) => id);
    expect(idsOf(team.documents)).toEqual(idsOf(own.documents.filter((each) => each !== reading)));
    expect((await file(clinic.specialist, reading?.id ?? '')).status).toBe(404);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.operation, 'getDocument'));
    expect(rows.at(-1)).toMatchObject({ actor_id: clinic.specialist.noviId, patient_id: patient.noviId });
  });

  it('nobody else: a stranger, another specialist and another patient’s address answer as if it were not there', async () => {
    const id = await sign();
    const stranger = await server.member();
    const elsewhere = await server.staff('specialist');
    for (const by of [stranger, elsewhere]) {
      expect((await list(by)).status).toBe(404);
      expect((await file(by, id)).status).toBe(404);
    }
    expect((await file(stranger, id, { of: stranger })).status).toBe(404);
    expect((await list(clinic.nurse)).status).toBe(403);
    expect((await file(clinic.nurse, id)).status).toBe(403);
  });
});
