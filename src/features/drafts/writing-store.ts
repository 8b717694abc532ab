import { isSame } from '#domain/is-same.ts';
import type { WritingKind } from '#domain/visit-summary.ts';
import type { StoreInput } from '#machines/draft/base.ts';
import { outlivesPage } from '#machines/draft/outlives-page.ts';
import type { ComparedDraft, DraftKey, StoreAnswer } from '#machines/draft/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queries.ts';

type Schemas = components['schemas'];
export type WritingValues = Schemas['WritingValues'];

/** What takes the place of a draft when it is signed. `version`: the signed one that it was made from, 0 for the first. */
export type SignedSummary = { kind: 'summary'; version: number; body: Schemas['WriteSummary'] };
export type SignedPlan = { kind: 'care-plan'; body: Schemas['AddCarePlan'] };

/** What a specialist writes about a visit; kept by the backend alone, never on the device. */
export function writingKey(patientId: string, visitId: string, kind: WritingKind): DraftKey {
  return { patientId, record: `writing/${visitId}/${kind}` };
}

export function isWriting({ record }: DraftKey): boolean {
  return record.startsWith('writing/');
}

/** Reads what the backend holds of such a draft. */
export async function readWriting(key: DraftKey): Promise<Omit<ComparedDraft, 'isRecord'>> {
  const { data } = await api.GET('/visits/{visitId}/drafts/{writingKind}', { params: { path: pathOf(key) } });
  const { version = 0, values = {} } = data?.data ?? {};
  return { version, value: valueOfWriting(values) };
}

/** A draft without anything in it is none. */
export function valueOfWriting(values: WritingValues): WritingValues | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Saves over the version last seen. Where what was signed on another device has taken the draft along, there is nothing to save
 * over: what is written here begins a new one, and whether it is still wanted is asked where it is signed.
 */
export async function sendWriting(key: DraftKey, value: unknown, version: number, isLeaving: boolean) {
  const put = async (over: number) => {
    const { data } = await api.PUT('/visits/{visitId}/drafts/{writingKind}', {
      params: { path: pathOf(key), header: { 'If-Match': `"${over}"` } },
      body: { values: value as WritingValues },
      keepalive: outlivesPage(value, { isLeaving }),
    });
    return { ...(data && { data: { data: { version: data.data.version } } }) };
  };
  try {
    return await put(version);
  } catch (error) {
    const isGone = version > 0 && hasCode(error, 'stale') && (await readWriting(key)).version === 0;
    if (!isGone) throw error;
    return put(0);
  }
}

/** Signs what was written: the backend drops the draft with that. */
export async function storeWriting({ key, record, idempotencyKey }: StoreInput): Promise<StoreAnswer> {
  const signed = record as SignedSummary | SignedPlan;
  try {
    if (signed.kind === 'summary') await signSummary(pathOf(key).visitId, signed);
    else await signPlan(key.patientId, signed, idempotencyKey);
    return { kind: 'stored', outcome: 'stored', version: 0 };
  } finally {
    // Whatever came of it, what the screens know about the patient may be old now.
    void queryClient.invalidateQueries();
  }
}

/** Where the reply to the last try was lost, that one may be what is signed now: then it is done. */
async function signSummary(visitId: string, { version, body }: SignedSummary): Promise<void> {
  const path = { visitId };
  try {
    await api.PUT('/visits/{visitId}/summary', { params: { path, header: { 'If-Match': `"${version}"` } }, body });
  } catch (error) {
    if (!hasCode(error, 'stale')) throw error;
    const { data } = await api.GET('/visits/{visitId}/summary', { params: { path } });
    const current = data?.data.current;
    const isMine = current?.version === version + 1 && current.locale === body.locale;
    if (!isMine || !isSame(current.content, body.content)) throw error;
  }
}

/** The same of a plan: what takes its place, or came before it, may be the one that was signed with the last try. */
async function signPlan(patientId: string, { body }: SignedPlan, idempotencyKey: string): Promise<void> {
  const path = { patientId };
  try {
    const header = { 'Idempotency-Key': idempotencyKey };
    await api.POST('/patients/{patientId}/add-care-plan', { params: { path, header }, body });
  } catch (error) {
    if (!hasCode(error, 'plan_replaced') && !hasCode(error, 'plan_written')) throw error;
    const { data } = await api.GET('/patients/{patientId}/care-plans', { params: { path } });
    if (!data?.data.some((plan) => isSame(bodyOf(plan), body))) throw error;
  }
}

/** What was sent to sign a plan. */
function bodyOf({ visit_id, replaces, locale, title, items }: Schemas['CarePlan']): Schemas['AddCarePlan'] {
  return {
    ...(visit_id !== null && { visit_id }),
    ...(replaces !== null && { replaces }),
    ...{ locale, title, items: items.map(({ status: _status, status_at: _at, ...item }) => item) },
  };
}

function pathOf({ record }: DraftKey): { visitId: string; writingKind: WritingKind } {
  const [, visitId = '', kind] = record.split('/');
  return { visitId, writingKind: kind === 'care-plan' ? kind : 'summary' };
}
