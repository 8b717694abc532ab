import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Autosaver } from '#src/features/drafts/autosaver.ts';
import { useStoredDraft } from '#src/features/drafts/stored.ts';
import { forgetSavers, nameSaver } from '#src/features/drafts/unsaved.ts';
import { useAutosaver } from '#src/features/drafts/use-autosaver.ts';
import { queryClient } from '#src/lib/api/queries.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  forgetSavers();
});

const inApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const place = { patientId: 'ada', record: 'drafts/eligibility' };
const stored = { data: { data: { values: {}, version: 0 } }, response: new Response() };

/** A form that was left in this page with something that could not be saved. */
function left() {
  const save = vi.fn(() => Promise.reject<{ version: number }>(new Error('down')));
  const saver = new Autosaver({ place, read: () => Promise.reject(new Error('down')), save }, 0);
  const forget = nameSaver(saver);
  saver.change({ zip: '60647' });
  void saver.close().then(forget);
  return { saver, save };
}

const page = (reactStrictMode = false) =>
  renderHook(() => useStoredDraft('ada', 'eligibility'), { wrapper: inApp, reactStrictMode });
const atRest = () => act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)));

test('without the line a form that is opened again leaves to the one before what that could not save', async () => {
  api.GET.mockResolvedValue(stored);
  const { saver } = left();
  onlineManager.setOnline(false);
  const { result } = page();
  await atRest();
  expect([saver.isLeft, saver.paused, result.current.data]).toEqual([true, undefined, undefined]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
  expect(saver.isAtRisk).toBe(true);
});

test.each([
  ['once', false],
  ['twice over, as while developing', true],
])(
  'a form that is opened again takes over what one before it could not save as soon as it stands, %s',
  async (_, isTwice) => {
    api.GET.mockResolvedValue(stored);
    const { saver } = left();
    const { result } = page(isTwice);
    await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
    expect([saver.isLeft, saver.paused?.value]).toEqual([true, { zip: '60647' }]);
    const save = vi.fn(() => Promise.resolve({ version: 1 }));
    const form = renderHook(() => useAutosaver({ place, read: () => Promise.reject(new Error('down')), save }, 0));
    await waitFor(() => expect(form.result.current.status).toBe('saved'));
    expect(save).toHaveBeenCalledWith({ zip: '60647' }, 0, { leaving: false });
    expect([saver.isLeft, saver.isUnsaved]).toEqual([false, false]);
  },
);

test('where the page of a form is left again because nothing could be read, the form before goes on', async () => {
  api.GET.mockRejectedValue(new Error('down'));
  const { saver, save } = left();
  const { unmount } = page();
  await waitFor(() => expect(saver.paused?.value).toEqual({ zip: '60647' }));
  const before = save.mock.calls.length;
  unmount();
  await vi.waitFor(() => expect(save.mock.calls.length).toBe(before + 1));
  expect([saver.isLeft, saver.paused, saver.isUnsaved]).toEqual([true, undefined, true]);
});
