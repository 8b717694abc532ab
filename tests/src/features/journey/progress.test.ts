import { beforeEach, expect, test, vi } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { stepAfter } from '#domain/steps.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn(), POST: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/lib/identity/identity.ts', () => ({
  getToken: () => Promise.resolve('token'),
  signedInNoviId: () => Promise.resolve('m'),
}));

const drafts = vi.hoisted(() => ({ noteStored: vi.fn(), noteNotStored: vi.fn() }));
vi.mock('#src/features/drafts/unsaved.ts', () => drafts);

const evidence = { ...noEvidence, eligibility: true, survey: true };
const saved = () =>
  saveStep({ step: 'survey', data: undefined, progress: { furthest: 'survey', evidence: noEvidence } });

beforeEach(() => {
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
  ['was stored', () => api.POST.mockResolvedValue({}), [['counseling']], []],
  ['could not be stored', () => api.POST.mockRejectedValue(new ApiError(503, 'unavailable', '')), [], [['counseling']]],
] as const)('the form whose record %s hears of it', async (_, reply, stored, notStored) => {
  api.PUT.mockResolvedValue({});
  Object.values(drafts).forEach((heard) => heard.mockClear());
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  reply();
  await saveStep({ step: 'counseling', data: {}, progress: { furthest: 'counseling', evidence } }).catch(
    () => undefined,
  );
  expect(drafts.noteStored.mock.calls).toEqual(stored);
  expect(drafts.noteNotStored.mock.calls).toEqual(notStored);
  // Whatever came of it, what the screens know may be old now.
  expect(asked).toHaveBeenCalledOnce();
});
