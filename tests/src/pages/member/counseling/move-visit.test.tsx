import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { MovePage } from '#src/pages/member/counseling/move-page.tsx';
import { show } from '#tests/src/show.tsx';
import { slotAt, visitWith } from '../records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({ useSignedInPerson: () => ({ noviId: 'm' }) }));
vi.mock('#src/features/journey/use-journey.ts', () => ({ useJourney: () => ({}) }));

const chosen = slotAt('2027-11-23T15:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b01');
const other = slotAt('2027-11-24T15:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b02');
// The free times lie in the week of this moment, ahead of it, and the visit two days.
vi.setSystemTime('2027-11-22T16:00:00.000Z');
const visit = visitWith('SCHEDULED');
const moved = { ...visit, starts_at: chosen.starts_at, version: 2 };

let free: readonly (typeof chosen)[];
beforeEach(() => {
  queryClient.clear();
  free = [chosen, other];
  api.PUT.mockReset();
  api.GET.mockImplementation((path: string) =>
    Promise.resolve({
      data: {
        data: path.endsWith('slots')
          ? { items: free, next_day: null, previous_day: null, is_licensed: true }
          : { state: 'IL' },
      },
      response: new Response(),
    }),
  );
});

afterAll(() => void vi.useRealTimers());

/** Asks for the chosen time; the move fails, and visit and times are read anew as they are `after`. */
async function moveAndFail(failure: Error, after = visit) {
  let read = (_: typeof visit) => {};
  function Page() {
    const [now, setNow] = useState(visit);
    read = setNow;
    const { pathname, state } = useLocation();
    if (pathname !== '/move') return <p>{`At ${pathname}: ${String(state)}`}</p>;
    return <MovePage visit={now} onZone={vi.fn()} />;
  }
  api.PUT.mockImplementation(() => {
    free = [other];
    read(after);
    return Promise.reject(failure);
  });
  const { user } = show(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
    { at: '/move' },
  );
  await user.click(await screen.findByRole('radio', { name: /Nov 23|November 23/ }));
  await user.click(await screen.findByRole('radio', { name: /\d:00/ }));
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  return user;
}

test.each([
  ['the reply was lost after the visit was moved', new NetworkError('lost')],
  ['a second try comes after the first one, whose reply was lost', new ApiError(412, 'stale', 'Changed')],
])('when %s, the visit is told as moved', async (_, failure) => {
  await moveAndFail(failure, moved);
  expect(await screen.findByText('At /member/counseling/: moved')).toBeVisible();
});

test('when the request was lost, the same is sent again, and no time is said to be gone', async () => {
  const user = await moveAndFail(new NetworkError('lost'));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('We don’t know yet if your visit was moved');
  expect(screen.queryByText('That time is no longer free')).toBeNull();
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.PUT).toHaveBeenCalledTimes(2));
  const [first, second] = api.PUT.mock.calls;
  expect(second).toEqual(first);
});

test('when somebody else was faster, the time is gone and another one is asked for', async () => {
  await moveAndFail(new ApiError(409, 'slot_taken', 'Taken'));
  expect(await screen.findByText('That time is no longer free')).toBeVisible();
  expect(screen.queryByDisplayValue(chosen.id)).toBeNull();
});
