import { beforeEach, expect, test, vi } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { stepAfter } from '#domain/steps.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn(), POST: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/lib/identity/identity.ts', () => ({
  getToken: () => Promise.resolve('token'),
  signedInNoviId: () => Promise.resolve('m'),
}));

const evidence = { ...noEvidence, eligibility: true, survey: true };
const saved = () =>
  saveStep({ step: 'survey', data: undefined, progress: { furthest: 'survey', evidence: noEvidence } });

beforeEach(() => {
  drafts.forget();
  api.GET.mockReset().mockResolvedValue({ data: { data: { step: 'counseling', evidence } } });
});

test('a step that the backend accepts leads to the next one', async () => {
  api.PUT.mockResolvedValue({});
  expect(await saved()).toEqual({ furthest: 'medical-history', evidence: { ...noEvidence, survey: true } });
  expect(api.GET).not.toHaveBeenCalled();
});

test('a refused step comes with what the backend holds, and does not count as done', async () => {
  api.PUT.mockRejectedValue(new ApiError(409, 'step_refused', 'Not yet'));
  expect(await saved()).toEqual({ furthest: 'counseling', evidence: { ...evidence, survey: false } });
});

test.each([
  ['counseling', 'visit_exists'],
  ['request-genetic-test-kit', 'order_open'],
] as const)('at %s, a record that another tab has made counts, and is told to be found: %s', async (step, code) => {
  api.PUT.mockResolvedValue({});
  const save = () => saveStep({ step, data: {}, progress: { furthest: step, evidence } });
  api.POST.mockRejectedValue(new ApiError(409, code, 'There is one'));
  expect(await save()).toMatchObject({ furthest: stepAfter(step), found: true });
  api.POST.mockResolvedValue({});
  expect(await save()).not.toHaveProperty('found');
});

test('a step that another tab has passed already is taken as it is now', async () => {
  api.PUT.mockRejectedValue(new ApiError(409, 'step_behind', 'Passed'));
  expect(await saved()).toEqual({ furthest: 'counseling', evidence });
});

test.each([
  ['was stored', () => api.POST.mockResolvedValue({}), []],
  [
    'could not be stored',
    () => api.POST.mockRejectedValue(new ApiError(503, 'unavailable', '')),
    [{ values: { topic: 'typed' } }],
  ],
] as const)('the draft whose record %s hears of it', async (_, reply, savedAfter) => {
  const draft = openDraft({ patientId: 'm', record: 'drafts/counseling' }, { maySeal: false });
  tell(draft, { type: 'form.opened' });
  api.PUT.mockReset()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ data: { data: { version: 1 } } });
  tell(draft, { type: 'draft.changed', value: { topic: 'typed' } });
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  reply();
  await saveStep({ step: 'counseling', data: {}, progress: { furthest: 'counseling', evidence } }).catch(
    () => undefined,
  );
  await vi.waitFor(() => expect(draft.getSnapshot().hasTag('busy')).toBe(false));
  const saves = (api.PUT.mock.calls as [string, { body: unknown }][]).filter(([path]) => path.includes('drafts'));
  expect(saves.slice(1).map(([, { body }]) => body)).toEqual(savedAfter);
  // Whatever came of it, what the screens know may be old now.
  expect(asked).toHaveBeenCalledOnce();
});

test('a draft that another tab has changed stops its record, and the step is not done', async () => {
  const draft = openDraft({ patientId: 'm', record: 'drafts/counseling' }, { maySeal: false });
  api.PUT.mockRejectedValue(new ApiError(412, 'stale', ''));
  api.POST.mockReset();
  api.GET.mockResolvedValue({ data: { data: { version: 3, values: { topic: 'theirs' } } } });
  tell(draft, { type: 'draft.read', read: { version: 2, value: undefined } });
  tell(draft, { type: 'form.opened' });
  tell(draft, { type: 'draft.changed', value: { topic: 'mine' } });
  const progress = { furthest: 'counseling', evidence } as const;
  expect(await saveStep({ step: 'counseling', data: {}, progress })).toEqual({ ...progress, isInConflict: true });
  expect(api.POST).not.toHaveBeenCalled();
});
