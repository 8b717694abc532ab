import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { unsavedOf } from '#machines/draft/types.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import type { AuthActor } from '#src/features/session/auth-provider.tsx';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { draftWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';
import { hookInSession } from '#tests/harness/show-page.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const key = { patientId: 'ada', record: 'drafts/eligibility' };
const path = '/patients/{patientId}/drafts/{draftStep}';
const sent = () => backend.received('put', path);

/** A form that was left in this page with something that could not be saved. */
async function left() {
  const auth = startSession();
  backend.isAway('put', path);
  const actor = openDraft(key, { mayEncrypt: false });
  tell(actor, { type: 'form.opened' });
  tell(actor, { type: 'draft.changed', value: { zip: '60647' } });
  tell(actor, { type: 'form.closed' });
  await eventually(() => expect(actor.getSnapshot().matches({ saving: 'retrying' } as never)).toBe(true));
  return { actor, auth };
}
const page = (auth: AuthActor, reactStrictMode = false) =>
  hookInSession(() => useStoredDraft('ada', 'eligibility'), { auth, reactStrictMode });
const atRest = () => act(() => eventually(() => expect(queryClient.isFetching()).toBe(0)));

test('without the line a form that is opened again leaves its draft to be tried on', async () => {
  const { actor, auth } = await left();
  onlineManager.setOnline(false);
  const { result } = page(auth);
  await atRest();
  expect([actor.getSnapshot().hasTag('opening'), result.current.data]).toEqual([false, undefined]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
});

test.each([
  ['once', false],
  ['twice over, as while developing', true],
])('a form that is opened again goes on with what could not be saved as soon as it stands, %s', async (_, isTwice) => {
  const { actor, auth } = await left();
  const { result } = page(auth, isTwice);
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
  expect(actor.getSnapshot().hasTag('opening')).toBe(true);
  backend.forgetRequests();
  backend.answers('put', path, ({ body }) => draftWith(body.values, 1, 'eligibility'));
  const form = hookInSession(() => useDraft(key), { auth });
  await waitFor(() => expect(form.result.current.status).toBe('saved'));
  expect(sent().map(({ body }) => body)).toEqual([{ values: { zip: '60647' } }]);
});

test('where the page of a form is left again because nothing could be read, its draft is tried on', async () => {
  backend.isAway('get', path);
  const { actor, auth } = await left();
  const { unmount } = page(auth);
  await waitFor(() => expect(actor.getSnapshot().hasTag('opening')).toBe(true));
  const before = sent().length;
  unmount();
  await eventually(() => expect(sent().length).toBe(before + 1));
  expect(unsavedOf(actor.getSnapshot().context)).toMatchObject({ value: { zip: '60647' } });
});

test.each([
  ['once', false],
  ['twice over, as while developing', true],
])('a form that stands finds the draft that is open, and is counted as one, %s', async (_, isTwice) => {
  const auth = startSession();
  const actor = openDraft(key, { mayEncrypt: false });
  const form = hookInSession(() => useDraft<{ zip: string }>(key), { auth, reactStrictMode: isTwice });
  expect(form.result.current.actor).toBe(actor);
  expect(actor.getSnapshot().context.forms).toBe(1);
  backend.answers('put', path, ({ body }) => draftWith(body.values, 1, 'eligibility'));
  act(() => form.result.current.change({ zip: '60651' }));
  await waitFor(() => expect(form.result.current.status).toBe('saved'));
  expect(sent().map(({ body }) => body)).toEqual([{ values: { zip: '60651' } }]);
  form.unmount();
  expect(actor.getSnapshot().context.forms).toBe(0);
});

test('drawing a form opens no draft: without one it breaks', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => hookInSession(() => useDraft(key))).toThrow('No draft is open for drafts/eligibility');
  expect(drafts.find(key)).toBeUndefined();
});
