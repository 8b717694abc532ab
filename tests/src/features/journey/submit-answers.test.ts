import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { newFamilyHistory } from '#domain/family-history.ts';
import { noEvidence } from '#domain/progress.ts';
import { statusOf } from '#machines/draft/status.ts';
import type { components } from '#openapi/generated/types.ts';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { NetworkError } from '#src/lib/api/api-error.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { answersWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';

type Answers = components['schemas']['Answers'];
const path = '/questionnaires';

/** What the backend holds; its copy changes with what it is told. */
let stored: Answers;
/** Whether the reply to what is sent next is lost, though it comes through. */
let losesReply = false;
const submissions = () => backend.received('post', path).filter(({ body }) => body.status === 'completed');
const versionsSent = () => submissions().map(({ headers }) => headers.get('If-Match'));

beforeEach(() => {
  startSession();
  losesReply = false;
  backend.answers('get', '/patients/{patientId}/answers/{questionnaire}', () => stored);
  backend.answers('post', path, ({ headers, body }) => {
    if (headers.get('If-Match') !== `"${stored.version}"`) return refusal(412, { code: 'stale' });
    stored = answersWith({ ...body, version: stored.version + 1 });
    if (!losesReply) return stored;
    losesReply = false;
    return HttpResponse.error() as never;
  });
});

const history = newFamilyHistory(() => 'id');
const item = [{ linkId: 'cancer' }];
const response = (status: string, items: object[] = item) => ({
  resourceType: 'QuestionnaireResponse',
  status,
  item: items,
});

/** Both kinds of answers: as they are typed, changed, sent, and changed by another tab. */
const kinds = [
  {
    step: 'survey' as const,
    typed: { family_history: history },
    changed: { family_history: { ...history, adopted: 'no' } },
    record: history,
    theirs: { family_history: { ...history, adopted: 'yes' } },
  },
  {
    step: 'medical-history' as const,
    typed: { response: response('in-progress') },
    changed: { response: response('in-progress', [{ linkId: 'tobacco' }]) },
    record: response('completed'),
    theirs: { response: response('in-progress', []) },
  },
];

/** A form that stands with answers that are saved as a draft of version 3. */
function form({ step, typed }: (typeof kinds)[number]) {
  stored = answersWith({ status: 'in-progress', ...(typed as object), version: 3 });
  const draft = openDraft({ patientId: 'm', record: `answers/${step}` }, { mayEncrypt: false });
  tell(draft, { type: 'form.opening' });
  tell(draft, { type: 'draft.read', read: { version: 3, value: typed } });
  tell(draft, { type: 'form.opened' });
  const send = (data: object) =>
    saveStep({ step, data, progress: { furthest: step, evidence: noEvidence } }).catch((error: unknown) => error);
  const type = (value: object) => tell(draft, { type: 'draft.changed', value });
  return { draft, send, type, status: () => statusOf(draft.getSnapshot()) };
}

test.each(kinds)('$step is sent with the version that the last draft has', async (kind) => {
  const { send, type } = form(kind);
  type(kind.changed);
  await send(kind.record);
  expect(versionsSent()).toEqual(['"4"']);
});

test.each(kinds)('$step: when only the reply was lost, another try finds it stored and goes on', async (kind) => {
  const { send, status } = form(kind);
  losesReply = true;
  expect(await send(kind.record)).toBeInstanceOf(NetworkError);
  expect(await send(kind.record)).toMatchObject({ evidence: { [kind.step]: true } });
  expect([submissions().length, status()]).toEqual([1, 'unchanged']);
});

test.each(kinds)(
  '$step: what is changed after it was sent, with the reply lost, is a draft and no choice',
  async (kind) => {
    const { send, type, status } = form(kind);
    losesReply = true;
    await send(kind.record);
    type(kind.changed);
    await eventually(() => expect(status()).toBe('saved'));
    expect(stored).toMatchObject({ status: 'in-progress', ...kind.changed });
  },
);

test.each(kinds)('$step: a conflict that was found by saving stops it: nothing is sent', async (kind) => {
  const { draft, send, type, status } = form(kind);
  stored = answersWith({ status: 'in-progress', ...(kind.theirs as object), version: 9 });
  type(kind.changed);
  tell(draft, { type: 'save.requested' });
  await eventually(() => expect(status()).toBe('conflict'));
  expect(await send(kind.record)).toMatchObject({ isInConflict: true });
  expect(submissions()).toEqual([]);
});

test.each(kinds)('$step: what another tab has changed meanwhile is not sent over: the member chooses', async (kind) => {
  const { draft, send, status } = form(kind);
  stored = answersWith({ status: 'in-progress', ...(kind.theirs as object), version: 9 });
  expect(await send(kind.record)).toMatchObject({ code: 'stale' });
  await eventually(() => expect(status()).toBe('conflict'));
  expect(await send(kind.record)).toMatchObject({ isInConflict: true });
  expect(submissions()).toHaveLength(1);
  tell(draft, { type: 'conflict.mineKept' });
  await eventually(() => expect(status()).toBe('saved'));
  expect(await send(kind.record)).toMatchObject({ evidence: { [kind.step]: true } });
  expect(versionsSent().at(-1)).toBe('"10"');
});
