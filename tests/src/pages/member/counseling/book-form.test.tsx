import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { BookForm } from '#src/pages/member/counseling/book-form.tsx';
import { slotsByDay } from '#src/pages/member/counseling/slots.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { show } from '#tests/src/show.tsx';
import { slotAt, weekOf } from '../records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
const journey = vi.hoisted(() => {
  const now: { isSaving: boolean; failure?: unknown } = { isSaving: false };
  return { complete: vi.fn<(booking: unknown) => void>(), now };
});
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({ useSignedInPerson: () => ({ noviId: 'm' }) }));
vi.mock('#src/features/journey/use-journey.ts', () => ({
  useJourney: () => journey.now,
  useCompleteStep: () => journey.complete,
}));

const chosen = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b01';
const other = slotAt('2026-11-23T17:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b02');
const daysOf = (...slots: ReturnType<typeof slotAt>[]) => slotsByDay(slots, momentsIn('en', 'America/Chicago').dayKey);
const before = daysOf(slotAt('2026-11-23T15:00:00.000Z', chosen), other);

/** The booking was sent, it failed, and the times were read anew: the chosen one is not free any more. */
async function bookAndFail(failure: unknown, after = daysOf(other)) {
  const initial = { day: '2026-11-23', slot_id: chosen, medium: 'video', phone: '', topic: '' };
  let fail = () => {};
  function Page() {
    const [days, setDays] = useState(before);
    fail = () => {
      journey.now.failure = failure;
      setDays(after);
    };
    return (
      <BookForm patientId="m" version={0} initial={initial} week={weekOf(days)} onZone={vi.fn()}>
        {null}
      </BookForm>
    );
  }
  const { user } = show(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  journey.complete.mockImplementation(() => fail());
  await user.click(screen.getByRole('button', { name: 'Book this visit' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledOnce());
  return user;
}

beforeEach(() => {
  queryClient.clear();
  journey.complete.mockReset();
  journey.now.failure = undefined;
  api.GET.mockResolvedValue({ data: { data: { state: 'IL' } }, response: new Response() });
});

test.each([
  ['one of several on its day', daysOf(other)],
  ['the only one of its day', daysOf(slotAt('2026-11-24T15:00:00.000Z', other.id))],
])(
  'when only the reply was lost, the time is not said to be gone, and the same is sent again: %s',
  async (_, after) => {
    const user = await bookAndFail(new NetworkError('lost'), after);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('We don’t know yet if your visit is booked');
    expect(screen.queryByText('That time is no longer free')).not.toBeInTheDocument();
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(journey.complete).toHaveBeenCalledTimes(2));
    const [first, second] = journey.complete.mock.calls;
    expect(second).toEqual(first);
  },
);

test('when somebody else was faster, the time is gone and another one is asked for', async () => {
  await bookAndFail(new ApiError(409, 'slot_taken', 'Taken'));
  expect(await screen.findByText('That time is no longer free')).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: /^Choose a time on/ })).toBeVisible();
  expect(screen.queryByDisplayValue(chosen)).not.toBeInTheDocument();
});
