import type { JourneyStep } from '#domain/steps.ts';
import type { RecordOutcome } from '#machines/draft/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasCode, type ErrorCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queries.ts';

type Schemas = components['schemas'];

/** What a screen sends with `step.completed`, by step. Steps that are not named store nothing of their own. */
export type StepRecords = {
  eligibility: Omit<Schemas['VerifyPatientInfo'], 'patient_id'>;
  survey: Schemas['FamilyHistory'];
  'medical-history': Schemas['QuestionnaireResponse'];
  /** A signed form, or the decision to share with nobody. */
  'release-of-information': Omit<Schemas['CreateRoiForm'], 'patient_id'> | Schemas['DecideSharing'];
  'request-genetic-test-kit': Omit<Schemas['OrderKit'], 'patient_id'>;
  counseling: Schemas['ScheduleVisit'];
};

/**
 * Whose record it is; the version of their draft that it takes the place of, where it is stored over one; and the key by which the
 * backend knows that it was sent before, where it is a new one each time.
 */
type DraftOwner = { patientId: string; version: number; idempotencyKey: string };

/** What became of a record, and the version that what is typed from then on is made from. */
type Stored = { outcome: RecordOutcome; version: number };

type StoreOf<Record> = (record: Record, owner: DraftOwner) => Promise<Stored>;

/** Stores the record of a step. */
export async function storeRecord(step: JourneyStep, data: unknown, owner: DraftOwner): Promise<Stored> {
  const store = (stores as Partial<Record<JourneyStep, StoreOf<never>>>)[step];
  if (!store) return stored();
  try {
    return await store(data as never, owner);
  } finally {
    // Whatever came of it, what the screens know about the patient may be old now.
    void queryClient.invalidateQueries();
  }
}

const stores: { [S in keyof StepRecords]: StoreOf<StepRecords[S]> } = {
  eligibility: async (details, { patientId }) => {
    const { data } = await api.POST('/eligibility/verify-patient-info', {
      params: { header: {} },
      body: { patient_id: patientId, ...details },
    });
    return stored(data?.data.eligible ? 'stored' : 'refused');
  },
  survey: (family_history, owner) => storeAnswers({ questionnaire: 'survey', family_history }, owner),
  'medical-history': (response, owner) => storeAnswers({ questionnaire: 'medical-history', response }, owner),
  'release-of-information': (body, { patientId, idempotencyKey }) =>
    done(
      'shares_with' in body
        ? api.POST('/patients/{patientId}/sharing-decisions', {
            params: { path: { patientId }, header: { 'Idempotency-Key': idempotencyKey } },
            body,
          })
        : api.POST('/roi-forms', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: { patient_id: patientId, ...body },
          }),
    ),
  // An order or a visit that is there already, from another tab or an earlier try, is what the member wanted.
  'request-genetic-test-kit': (body, { patientId, idempotencyKey }) =>
    doneOrFound(
      'order_open',
      api.POST('/patients/order-kit', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { patient_id: patientId, ...body },
      }),
    ),
  counseling: (body, { patientId, idempotencyKey }) =>
    doneOrFound(
      'visit_exists',
      api.POST('/dna-visit/{patientId}/schedule', {
        params: { path: { patientId }, header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
    ),
};

/** Answers take the place of their draft, and are the next version of it. */
async function storeAnswers(
  answers: Pick<Schemas['SaveAnswers'], 'questionnaire' | 'family_history' | 'response'>,
  { patientId, version }: DraftOwner,
): Promise<Stored> {
  const { data } = await api.POST('/questionnaires', {
    params: { header: { 'If-Match': `"${version}"` } },
    body: { patient_id: patientId, status: 'completed', ...answers },
  });
  return stored('stored', data?.data.version);
}

async function done(request: Promise<unknown>): Promise<Stored> {
  await request;
  return stored();
}

async function doneOrFound(code: ErrorCode, request: Promise<unknown>): Promise<Stored> {
  try {
    return await done(request);
  } catch (error) {
    if (hasCode(error, code) || hasCode(error, 'key_reused')) return stored('found');
    throw error;
  }
}

/** The backend drops the draft of what it has stored: the next one begins anew. */
function stored(outcome: RecordOutcome = 'stored', version = 0): Stored {
  return { outcome, version };
}
