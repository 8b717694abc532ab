import { isSame } from '#domain/is-same.ts';
import type { OverruleInput, ReadInput, SaveInput } from '#machines/draft/base.ts';
import { outlivesPage } from '#machines/draft/outlives-page.ts';
import type { ComparedDraft, DraftKey, SaveAnswer, StoredDraft } from '#machines/draft/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { ApiError, hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { trackSave } from '../../lib/api/pending-saves.ts';
import { isWriting, readWriting, sendWriting } from './writing-store.ts';

type Schemas = components['schemas'];
export type DraftStep = Schemas['DraftStep'];
export type DraftValues = Schemas['DraftValues'];
type Questionnaire = Schemas['QuestionnaireName'];
export type AnswersBody = Pick<Schemas['SaveAnswers'], 'family_history' | 'response'>;

/** The draft of a step's form. */
export function draftKey(patientId: string, step: DraftStep): DraftKey {
  return { patientId, record: `drafts/${step}` };
}

/** The family history or the medical history while it is being filled in. */
export function answersKey(patientId: string, questionnaire: Questionnaire): DraftKey {
  return { patientId, record: `answers/${questionnaire}` };
}

/** Reads what the backend holds of a draft, and tells which of the records that is. */
export async function readDraft({ key, records }: ReadInput): Promise<ComparedDraft> {
  if (isWriting(key)) return { ...(await readWriting(key)), isRecord: records.map(() => false) };
  const { patientId, name, isAnswers } = partsOf(key);
  if (!isAnswers) {
    const path = { patientId, draftStep: name as DraftStep };
    const { data } = await api.GET('/patients/{patientId}/drafts/{draftStep}', { params: { path } });
    const { version = 0, values = {} } = data?.data ?? {};
    const value = Object.keys(values).length > 0 ? values : undefined;
    return { version, value, isRecord: records.map(() => false) };
  }
  const path = { patientId, questionnaire: name as Questionnaire };
  const { data } = await api.GET('/patients/{patientId}/answers/{questionnaire}', { params: { path } });
  if (!data || data.data.version === 0) return { version: 0, value: undefined, isRecord: records.map(() => false) };
  const { version } = data.data;
  return { version, value: answersOf(data.data), isRecord: records.map((record) => isRecord(data.data, record)) };
}

/** What was answered, without what else the backend knows of it. */
export function answersOf({ family_history, response }: Schemas['Answers']): AnswersBody {
  return { ...(family_history && { family_history }), ...(response && { response }) };
}

/** Saves over the version last seen. Rejects where another try may go well. */
export async function saveDraft({ key, value, version, isLeaving }: SaveInput): Promise<SaveAnswer> {
  try {
    const { data } = await trackSave(key.record, version, send({ key, value, version, isLeaving }));
    return { kind: 'saved', version: data?.data.version ?? version };
  } catch (error) {
    if (hasCode(error, 'stale')) return { kind: 'stale' };
    if (isRefusal(error)) return { kind: 'refused' };
    throw error;
  }
}

/** Reads what is stored now, and puts what was typed here over it; family histories go together, relative by relative. */
export async function overwriteDraft({ key, base, mine }: OverruleInput): Promise<StoredDraft & { merged: unknown }> {
  const { version, value } = await readDraft({ key, records: [] });
  const histories = [base, mine, value].map((each) => (each as AnswersBody | undefined)?.family_history);
  const [before, here, there] = histories;
  if (!before || !here || !there) return { version, value, merged: mine };
  const { mergeHistories } = await import('#domain/family-history/merge.ts');
  return { version, value, merged: { family_history: mergeHistories(before, here, there) } };
}

function send({ key, value, version, isLeaving }: SaveInput): Promise<{ data?: { data: { version: number } } }> {
  if (isWriting(key)) return sendWriting(key, value, version, isLeaving);
  const { patientId, name, isAnswers } = partsOf(key);
  const header = { 'If-Match': `"${version}"` };
  const keepalive = outlivesPage(value, { isLeaving });
  if (!isAnswers) {
    const path = { patientId, draftStep: name as DraftStep };
    return api.PUT('/patients/{patientId}/drafts/{draftStep}', {
      params: { path, header },
      body: { values: value as DraftValues },
      keepalive,
    });
  }
  const questionnaire = name as Questionnaire;
  return api.POST('/questionnaires', {
    params: { header },
    body: { patient_id: patientId, questionnaire, status: 'in-progress', ...(value as AnswersBody) },
    keepalive,
  });
}

/** Whether what the backend holds is this record: a family history, or a response of the medical history. */
function isRecord({ status, family_history, response }: Schemas['Answers'], record: unknown): boolean {
  if (status !== 'completed' && status !== 'amended') return false;
  if (family_history) return isSame(family_history, record);
  return response !== undefined && isSame(response.item, (record as typeof response | undefined)?.item);
}

function partsOf({ patientId, record }: DraftKey) {
  const [kind = '', name = ''] = record.split('/');
  return { patientId, name, isAnswers: kind === 'answers' };
}

/** An answer that the same request would get again. A token can be renewed, and a limit passes. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
