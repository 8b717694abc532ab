import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { stepAfter } from '#domain/steps.ts';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { saveStep } from '#src/features/journey/progress.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { draftWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';

const evidence = { ...noEvidence, eligibility: true, survey: true };
const saved = () =>
  saveStep({ step: 'survey', data: undefined, progress: { furthest: 'survey', evidence: noEvidence } });

const journey = '/patients/{patientId}/journey';
const user = '/users/{userId}';
const draftPath = '/patients/{patientId}/drafts/{draftStep}';

beforeEach(() => {
  startSession();
  backend.holds({ [journey]: { step: 'counseling', evidence } });
});

test('a step that the backend accepts leads to the next one', async () => {
  expect(await saved()).toEqual({ furthest: 'medical-history', evidence: { ...noEvidence, survey: true } });
  expect(backend.received('get', journey)).toEqual([]);
});

test('a refused step comes with what the backend holds, and does not count as done', async () => {
  backend.refuses('put', user, 409, { code: 'step_refused' });
  expect(await saved()).toEqual({ furthest: 'counseling', evidence: { ...evidence, survey: false } });
});

test.each([
  ['counseling', '/dna-visit/{patientId}/schedule', 'visit_exists'],
  ['request-genetic-test-kit', '/patients/order-kit', 'order_open'],
] as const)(
  'at %s, a record that another tab or an earlier try has made counts, and is told to be found: %s %s',
  async (step, path, code) => {
    const save = () => saveStep({ step, data: {}, progress: { furthest: step, evidence } });
    for (const [status, reason] of [
      [409, code],
      [422, 'key_reused'],
    ] as const) {
      backend.refuses('post', path, status, { code: reason });
      expect(await save()).toMatchObject({ furthest: stepAfter(step), found: true });
    }
    backend.answers('post', path, () => Response.json({ data: {} }));
    expect(await save()).not.toHaveProperty('found');
  },
);

test('a step that another tab has passed already is taken as it is now', async () => {
  backend.refuses('put', user, 409, { code: 'step_behind' });
  expect(await saved()).toEqual({ furthest: 'counseling', evidence });
});

test.each([
  ['was stored', () => Response.json({ data: {} }), []],
  ['could not be stored', () => refusal(503, { code: 'unavailable' }), [{ values: { topic: 'typed' } }]],
] as const)('the draft whose record %s hears of it', async (_, reply, savedAfter) => {
  const draft = openDraft({ patientId: 'm', record: 'drafts/counseling' }, { mayEncrypt: false });
  tell(draft, { type: 'form.opened' });
  // The first save is lost.
  let isDown = true;
  backend.answers('put', draftPath, ({ body }) => {
    if (!isDown) return draftWith(body.values, 1, 'counseling');
    isDown = false;
    return HttpResponse.error() as never;
  });
  tell(draft, { type: 'draft.changed', value: { topic: 'typed' } });
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  backend.answers('post', '/dna-visit/{patientId}/schedule', reply);
  await saveStep({ step: 'counseling', data: {}, progress: { furthest: 'counseling', evidence } }).catch(
    () => undefined,
  );
  await eventually(() => expect(draft.getSnapshot().hasTag('busy')).toBe(false));
  const saves = backend.received('put', draftPath);
  expect(saves.slice(1).map(({ body }) => body)).toEqual(savedAfter);
  // Whatever came of it, what the screens know may be old now.
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['eligibility', { first_name: 'mine' }, { first_name: 'theirs' }],
  ['counseling', { topic: 'mine' }, { topic: 'theirs' }],
] as const)(
  'a draft of %s that another tab has changed stops its record, and the step is not done',
  async (step, mine, theirs) => {
    const draft = openDraft({ patientId: 'm', record: `drafts/${step}` }, { mayEncrypt: false });
    backend.refuses('put', draftPath, 412, { code: 'stale' });
    backend.holds({ [draftPath]: draftWith(theirs, 3, step) });
    tell(draft, { type: 'draft.read', read: { version: 2, value: undefined } });
    tell(draft, { type: 'form.opened' });
    tell(draft, { type: 'draft.changed', value: mine });
    const progress = { furthest: step, evidence } as const;
    expect(await saveStep({ step, data: {}, progress })).toEqual({ ...progress, isInConflict: true });
    expect(backend.requests().filter((request) => request.startsWith('post'))).toEqual([]);
  },
);
