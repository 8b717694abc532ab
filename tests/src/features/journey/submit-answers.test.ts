import { beforeEach, expect, test, vi } from 'vitest';
import { newFamilyHistory } from '#domain/family-history.ts';
import { noEvidence } from '#domain/progress.ts';
import { statusOf } from '#machines/draft/status.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn(), POST: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/lib/identity/identity.ts', () => ({
  getToken: () => Promise.resolve('token'),
  signedInNoviId: () => Promise.resolve('m'),
}));

type Body = { status: string; family_history?: object; response?: object };
type Request = { params: { header: { 'If-Match': string } }; body: Body };

/** What the backend holds; its copy changes with what it is told. */
let stored: Body & { version: number };
const submissions = () =>
  (api.POST.mock.calls as [string, Request][]).filter(([, { body }]) => body.status === 'completed');

beforeEach(() => {
  drafts.forget();
  api.PUT.mockReset().mockResolvedValue({});
  api.GET.mockReset().mockImplementation(() => Promise.resolve({ data: { data: stored } }));
  api.POST.mockReset().mockImplementation((_: string, { params, body }: Request) => {
    if (params.header['If-Match'] !== `"${stored.version}"`) return Promise.reject(new ApiError(412, 'stale', ''));
    stored = { ...body, version: stored.version + 1 };
    return Promise.resolve({ data: { data: stored } });
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
  stored = { status: 'in-progress', ...typed, version: 3 };
  const draft = openDraft({ patientId: 'm', record: `answers/${step}` }, { maySeal: false });
  tell(draft, { type: 'form.opening' });
  tell(draft, { type: 'draft.read', read: { version: 3, value: typed } });
  tell(draft, { type: 'form.opened' });
  const send = (data: object) =>
    saveStep({ step, data, progress: { furthest: step, evidence: noEvidence } }).catch((error: unknown) => error);
  const type = (value: object) => tell(draft, { type: 'draft.changed', value });
  return { draft, send, type, status: () => statusOf(draft.getSnapshot()) };
}

/** The reply to what is sent next is lost, though it comes through. */
function loseReply() {
  const answer = api.POST.getMockImplementation()!;
  api.POST.mockImplementationOnce((...given: unknown[]) =>
    Promise.resolve(answer(...given)).then(() => Promise.reject(new TypeError('lost'))),
  );
}

test.each(kinds)('$step is sent with the version that the last draft has', async (kind) => {
  const { send, type } = form(kind);
  type(kind.changed);
  await send(kind.record);
  expect(submissions()).toMatchObject([['/questionnaires', { params: { header: { 'If-Match': '"4"' } } }]]);
});

test.each(kinds)('$step: when only the reply was lost, another try finds it stored and goes on', async (kind) => {
  const { send, status } = form(kind);
  loseReply();
  expect(await send(kind.record)).toBeInstanceOf(TypeError);
  expect(await send(kind.record)).toMatchObject({ evidence: { [kind.step]: true } });
  expect([submissions().length, status()]).toEqual([1, 'unchanged']);
});

test.each(kinds)(
  '$step: what is changed after it was sent, with the reply lost, is a draft and no choice',
  async (kind) => {
    const { send, type, status } = form(kind);
    loseReply();
    await send(kind.record);
    type(kind.changed);
    await vi.waitFor(() => expect(status()).toBe('saved'), 3_000);
    expect(stored).toMatchObject({ status: 'in-progress', ...kind.changed });
  },
);

test.each(kinds)('$step: what another tab has changed meanwhile is not sent over: the member chooses', async (kind) => {
  const { draft, send, status } = form(kind);
  stored = { status: 'in-progress', ...kind.theirs, version: 9 };
  expect(await send(kind.record)).toMatchObject({ code: 'stale' });
  await vi.waitFor(() => expect(status()).toBe('conflict'));
  expect(await send(kind.record)).toMatchObject({ isInConflict: true });
  tell(draft, { type: 'conflict.mineKept' });
  await vi.waitFor(() => expect(status()).toBe('saved'));
  expect(await send(kind.record)).toMatchObject({ evidence: { [kind.step]: true } });
  expect(submissions().at(-1)).toMatchObject(['/questionnaires', { params: { header: { 'If-Match': '"10"' } } }]);
});
