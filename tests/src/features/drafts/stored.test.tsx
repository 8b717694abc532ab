import { onlineManager } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { unsavedOf } from '#machines/draft/types.ts';
import { drafts, tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import { queryClient } from '#src/lib/api/queries.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-impersonating.ts', () => ({ useIsImpersonating: () => false }));

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  drafts.forget();
});

const inApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const key = { patientId: 'ada', record: 'drafts/eligibility' };
const stored = { data: { data: { values: {}, version: 0 } }, response: new Response() };

/** A form that was left in this page with something that could not be saved. */
async function left() {
  api.PUT.mockReset().mockRejectedValue(new Error('down'));
  const actor = openDraft(key, { maySeal: false });
  tell(actor, { type: 'form.opened' });
  tell(actor, { type: 'draft.changed', value: { zip: '60647' } });
  tell(actor, { type: 'form.closed' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ saving: 'retrying' } as never)).toBe(true));
  return actor;
}
const page = (reactStrictMode = false) =>
  renderHook(() => useStoredDraft('ada', 'eligibility'), { wrapper: inApp, reactStrictMode });
const atRest = () => act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)));

test('without the line a form that is opened again leaves its draft to be tried on', async () => {
  api.GET.mockResolvedValue(stored);
  const actor = await left();
  onlineManager.setOnline(false);
  const { result } = page();
  await atRest();
  expect([actor.getSnapshot().hasTag('opening'), result.current.data]).toEqual([false, undefined]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
});

test.each([
  ['once', false],
  ['twice over, as while developing', true],
])('a form that is opened again goes on with what could not be saved as soon as it stands, %s', async (_, isTwice) => {
  api.GET.mockResolvedValue(stored);
  const actor = await left();
  const { result } = page(isTwice);
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
  expect(actor.getSnapshot().hasTag('opening')).toBe(true);
  api.PUT.mockReset().mockResolvedValue({ data: { data: { version: 1 } } });
  const form = renderHook(() => useDraft(key));
  await waitFor(() => expect(form.result.current.status).toBe('saved'));
  expect(api.PUT).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ body: { values: { zip: '60647' } } }),
  );
});

test('where the page of a form is left again because nothing could be read, its draft is tried on', async () => {
  api.GET.mockRejectedValue(new Error('down'));
  const actor = await left();
  const { unmount } = page();
  await waitFor(() => expect(actor.getSnapshot().hasTag('opening')).toBe(true));
  const before = api.PUT.mock.calls.length;
  unmount();
  await vi.waitFor(() => expect(api.PUT.mock.calls.length).toBe(before + 1));
  expect(unsavedOf(actor.getSnapshot().context)).toMatchObject({ value: { zip: '60647' } });
});
