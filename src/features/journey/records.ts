import type { JourneyStep } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasCode, type ErrorCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queries.ts';

type Schemas = components['schemas'];
type WithKey<Body> = { body: Body; idempotencyKey: string };
type WithVersion<Body> = { body: Body; version: number };

/** What a screen sends with `step.completed`, by step. Steps that are not named store nothing of their own. */
export type StepRecords = {
  eligibility: Omit<Schemas['VerifyPatientInfo'], 'patient_id'>;
  survey: WithVersion<Schemas['FamilyHistory']>;
  'medical-history': WithVersion<Schemas['QuestionnaireResponse']>;
  /** A signed form, or the decision to share with nobody. */
  'release-of-information': WithKey<Omit<Schemas['CreateRoiForm'], 'patient_id'> | Schemas['DecideSharing']>;
  'request-genetic-test-kit': WithKey<Omit<Schemas['OrderKit'], 'patient_id'>>;
  counseling: WithKey<Schemas['ScheduleVisit']>;
};

/**
 * What became of a record: the backend has it; one was there already and stays as it is; or the backend has it but does not
 * count it as done (not eligible).
 */
type Outcome = 'stored' | 'found' | 'refused';

type Store<Record> = (record: Record, patientId: string) => Promise<Outcome>;

/** Stores the record of a step. */
export async function storeRecord(step: JourneyStep, data: unknown, patientId: string): Promise<Outcome> {
  const store = (stores as Partial<Record<JourneyStep, Store<never>>>)[step];
  if (!store) return 'stored';
  try {
    return await store(data as never, patientId);
  } finally {
    // Whatever came of it, what the screens know about the patient may be old now.
    void queryClient.invalidateQueries();
  }
}

const stores: { [S in keyof StepRecords]: Store<StepRecords[S]> } = {
  eligibility: async (details, patient_id) => {
    const { data } = await api.POST('/eligibility/verify-patient-info', {
      params: { header: {} },
      body: { patient_id, ...details },
    });
    return data?.data.eligible ? 'stored' : 'refused';
  },
  survey: ({ body, version }, patient_id) =>
    done(
      api.POST('/questionnaires', {
        params: { header: { 'If-Match': `"${version}"` } },
        body: { patient_id, questionnaire: 'survey', status: 'completed', family_history: body },
      }),
    ),
  'medical-history': ({ body, version }, patient_id) =>
    done(
      api.POST('/questionnaires', {
        params: { header: { 'If-Match': `"${version}"` } },
        body: { patient_id, questionnaire: 'medical-history', status: 'completed', response: body },
      }),
    ),
  'release-of-information': ({ body, idempotencyKey }, patient_id) =>
    done(
      'shares_with' in body
        ? api.POST('/patients/{patientId}/sharing-decisions', {
            params: { path: { patientId: patient_id }, header: { 'Idempotency-Key': idempotencyKey } },
            body,
          })
        : api.POST('/roi-forms', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: { patient_id, ...body },
          }),
    ),
  // An order or a visit that is there already, from another tab or before a reload, is what the member wanted.
  'request-genetic-test-kit': ({ body, idempotencyKey }, patient_id) =>
    doneOrFound(
      'order_open',
      api.POST('/patients/order-kit', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { patient_id, ...body },
      }),
    ),
  counseling: ({ body, idempotencyKey }, patientId) =>
    doneOrFound(
      'visit_exists',
      api.POST('/dna-visit/{patientId}/schedule', {
        params: { path: { patientId }, header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
    ),
};

async function done(request: Promise<unknown>): Promise<Outcome> {
  await request;
  return 'stored';
}

async function doneOrFound(code: ErrorCode, request: Promise<unknown>): Promise<Outcome> {
  try {
    return await done(request);
  } catch (error) {
    if (hasCode(error, code)) return 'found';
    throw error;
  }
}
