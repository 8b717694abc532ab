import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/app/api/queries.ts';
import { Autosaver } from '../../../src/app/autosave/autosaver.ts';
import { useStoredDraft } from '../../../src/app/autosave/stored.ts';
import { nameSaver } from '../../../src/app/autosave/unsaved.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('../../../src/app/api/client.ts', () => ({ api }));
vi.mock('../../../src/app/session/useIsActing.ts', () => ({ useIsActing: () => false }));

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const inApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('without the line a form that is opened again leaves to the one before what that could not save', async () => {
  api.GET.mockResolvedValue({ data: { data: { values: {}, version: 0 } }, response: new Response() });
  const left = new Autosaver(
    {
      place: { patientId: 'ada', record: 'drafts/eligibility' },
      read: () => Promise.reject(new Error('down')),
      save: () => Promise.reject(new Error('down')),
    },
    0,
  );
  nameSaver(left);
  left.change({ zip: '60647' });
  void left.close();
  onlineManager.setOnline(false);
  const { result } = renderHook(() => useStoredDraft('ada', 'eligibility'), { wrapper: inApp });
  await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)));
  expect([left.isLeft, result.current.data]).toEqual([true, undefined]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.data?.data.values).toEqual({ zip: '60647' }));
  expect(left.isLeft).toBe(false);
});
