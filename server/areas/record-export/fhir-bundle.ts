import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { fhirFamilyHistory } from '#domain/exports/fhir.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { notFound } from '../../errors/errors.ts';
import type { Database, Queries } from '../../db/database.ts';
import { answers, patients, userEmails, userPhones } from '../../db/schema/index.ts';
import { famgenixOf } from '../family-history/famgenix.ts';
import { careResources } from './fhir-care.ts';
import { entryOf, urn, type Bundle, type Resource } from './fhir-resource.ts';
import { summaryResources } from './fhir-summaries.ts';

/**
 * The health record of a member as a FHIR R4 Bundle: who they are, their family history, the medical history with its questions,
 * the releases they signed, their orders, visits, what was written after those, and care plans.
 * @throws ApiError 404 when there is no such patient
 */
export async function fhirBundle(db: Database, id: string, now: Date): Promise<Bundle> {
  const family = await familyEntries(db, id, now);
  const resources = [
    { ...patientIn(family), ...(await patientResource(db, id)) },
    ...(await historyResources(db, id, now)),
    ...(await careResources(db, id, now)),
    ...(await summaryResources(db, id)),
  ];
  const entry = [...resources.map(entryOf), ...family.filter(({ resource }) => resource.resourceType !== 'Patient')];
  return { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString(), entry };
}

/** The family history as its own export tells it, for the patient of this bundle. Nothing while none is stored. */
async function familyEntries(db: Database, id: string, now: Date): Promise<Bundle['entry']> {
  const { history, member, version, reportedAt } = await famgenixOf(id, db, now, 'newest');
  if (version === 0) return [];
  const pedigree = pedigreeOf(history, member);
  return fhirFamilyHistory({ patientId: id, history, pedigree, reportedAt, now, makeId: randomUUID }).entry;
}

/** What the family history tells of the patient themself, such as that they were adopted; the record says the rest. */
function patientIn(family: Bundle['entry']): object {
  return family.find(({ resource }) => resource.resourceType === 'Patient')?.resource ?? {};
}

async function patientResource(db: Queries, id: string): Promise<Resource> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, id));
  if (!patient) throw notFound();
  const phones = await db
    .select()
    .from(userPhones)
    .where(eq(userPhones.user_id, id))
    .orderBy(asc(userPhones.created_at));
  const emails = await db.select().from(userEmails).where(eq(userEmails.user_id, id));
  const given = [patient.first_name, patient.middle_name].filter(Boolean);
  const telecom = [
    ...phones.map(({ number, kind, is_primary }) => ({
      ...{ system: 'phone', value: number, use: kind },
      ...(is_primary && { rank: 1 }),
    })),
    ...emails.map(({ email_address }) => ({ system: 'email', value: email_address })),
  ];
  return {
    ...{ resourceType: 'Patient', id, active: true },
    ...(patient.last_name && { name: [{ use: 'official', family: patient.last_name, given }] }),
    ...(telecom.length > 0 && { telecom }),
    ...(patient.date_of_birth && { birthDate: patient.date_of_birth }),
    ...(patient.state && { address: [{ use: 'home', state: patient.state, postalCode: patient.zip, country: 'US' }] }),
  };
}

/** The answers about one's health, with the questions that they answer. */
async function historyResources(db: Queries, id: string, now: Date): Promise<Resource[]> {
  const [row] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.patient_id, id), eq(answers.questionnaire, 'medical-history')));
  if (!row?.body.response) return [];
  const [patient] = await db.select().from(patients).where(eq(patients.id, id));
  const questionnaire = medicalHistory('en', { now, dateOfBirth: patient?.date_of_birth ?? null });
  return [
    { ...questionnaire, id: 'medical-history' },
    {
      ...row.body.response,
      id: `medical-history-answers-${id}`,
      status: row.status,
      subject: { reference: urn(id) },
      author: { reference: urn(id) },
      authored: row.updated_at.toISOString(),
    },
  ];
}
