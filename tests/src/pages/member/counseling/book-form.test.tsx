import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { draftKey } from '#src/features/drafts/store.ts';
import { BookForm } from '#src/pages/member/counseling/book-form.tsx';
import { slotsByDay } from '#src/features/visits/slots/slots.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { slotAt, weekOf } from '../records.ts';
import { HttpResponse } from 'msw';
import { backend, refusal } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';
import { startSession } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const path = '/dna-visit/{patientId}/schedule';
const chosen = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b01';
const other = slotAt('2026-11-23T17:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b02');
const daysOf = (...slots: ReturnType<typeof slotAt>[]) => slotsByDay(slots, momentsIn('en', 'America/Chicago').dayKey);
const before = daysOf(slotAt('2026-11-23T15:00:00.000Z', chosen), other);

/** The booking was sent, it failed, and the times were read anew: the chosen one is not free any more. */
async function bookAndFail(failure: () => Response, after = daysOf(other)) {
  const initial = { day: '2026-11-23', slot_id: chosen, medium: 'video', phone: '', topic: '' };
  let readAnew = () => {};
  function Page() {
    const [days, setDays] = useState(before);
    readAnew = () => setDays(after);
    return (
      <BookForm patientId="m" initial={initial} week={weekOf(days)} onZone={vi.fn()}>
        {null}
      </BookForm>
    );
  }
  backend.answers('post', path, () => {
    readAnew();
    return failure();
  });
  const auth = startSession({ journey: { at: 'counseling' } });
  openDraft(draftKey('m', 'counseling'), { mayEncrypt: false });
  const { user } = showPage(<Page />, { auth });
  await user.click(screen.getByRole('button', { name: 'Book this visit' }));
  await waitFor(() => expect(backend.received('post', path)).toHaveLength(1));
  return user;
}

beforeEach(() => backend.holds({ '/patients/{patientId}': patientWith({ state: 'IL' }) }));

test.each([
  ['one of several on its day', daysOf(other)],
  ['the only one of its day', daysOf(slotAt('2026-11-24T15:00:00.000Z', other.id))],
])(
  'when only the reply was lost, the time is not said to be gone, and the same is sent again: %s',
  async (_, after) => {
    const user = await bookAndFail(() => HttpResponse.error(), after);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('We don’t know yet if your visit is booked');
    expect(screen.queryByText('That time is no longer free')).not.toBeInTheDocument();
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(backend.received('post', path)).toHaveLength(2));
    const [first, second] = backend
      .received('post', path)
      .map(({ params, body, headers }) => ({ params, body, key: headers.get('Idempotency-Key') }));
    expect(first).toMatchObject({ params: { patientId: 'm' }, body: { slot_id: chosen, medium: 'video' } });
    expect(second).toEqual(first);
  },
);

test('when somebody else was faster, the time is gone and another one is asked for', async () => {
  await bookAndFail(() => refusal(409, { code: 'slot_taken' }));
  expect(await screen.findByText('That time is no longer free')).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: /^Choose a time on/ })).toBeVisible();
  expect(screen.queryByDisplayValue(chosen)).not.toBeInTheDocument();
});

test('a time at which nobody calls is not asked for by phone: the form says so, and nothing is sent', async () => {
  const days = daysOf({ ...slotAt('2026-11-23T15:00:00.000Z', chosen), mediums: ['video'] }, other);
  const initial = { day: '2026-11-23', slot_id: chosen, medium: 'phone', phone: '312 555 0142', topic: '' };
  const auth = startSession({ journey: { at: 'counseling' } });
  openDraft(draftKey('m', 'counseling'), { mayEncrypt: false });
  const form = (
    <BookForm patientId="m" initial={initial} week={weekOf(days)} onZone={vi.fn()}>
      {null}
    </BookForm>
  );
  const { user } = showPage(form, { auth });
  await user.click(screen.getByRole('button', { name: 'Book this visit' }));
  expect((await screen.findAllByText(/^At this time, visits are by video only/))[0]).toBeVisible();
  expect(backend.received('post', path)).toEqual([]);
  backend.answers('post', path, () => HttpResponse.error());
  await user.click(screen.getByRole('radio', { name: /^Video/ }));
  await user.click(screen.getByRole('button', { name: 'Book this visit' }));
  await waitFor(() => expect(backend.received('post', path)).toHaveLength(1));
});
