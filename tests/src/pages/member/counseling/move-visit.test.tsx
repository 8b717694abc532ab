import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MovePage } from '#src/pages/member/counseling/move-page.tsx';
import { slotAt, visitWith } from '../records.ts';
import { HttpResponse } from 'msw';
import { backend, refusal } from '#tests/harness/backend.ts';
import { patientWith, slotsWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const chosen = slotAt('2027-11-23T15:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b01');
const other = slotAt('2027-11-24T15:00:00.000Z', '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b02');
// The free times lie in the week of this moment, ahead of it, and the visit two days.
const now = new Date('2027-11-22T16:00:00.000Z');
beforeEach(() => void vi.setSystemTime(now));
vi.setSystemTime(now);
const visit = visitWith('SCHEDULED');
const moved = { ...visit, starts_at: chosen.starts_at, version: 2 };

/** The answer does not come through. */
const lost = () => HttpResponse.error();
const path = '/visits/{visitId}';
beforeEach(() =>
  backend.holds({
    '/dna-visit/slots': slotsWith({ items: [chosen, other] }),
    '/patients/{patientId}': patientWith({ state: 'IL' }),
  }),
);

/** Asks for the chosen time; the move fails, and visit and times are read anew as they are `after`. */
async function moveAndFail(failure: () => Response, after = visit) {
  let read = (_: typeof visit) => {};
  function Page() {
    const [now, setNow] = useState(visit);
    read = setNow;
    const [isMoved, setMoved] = useState(false);
    if (isMoved) return <p>The visit is moved</p>;
    return <MovePage visit={now} onZone={vi.fn()} onMoved={() => setMoved(true)} />;
  }
  backend.answers('put', path, () => {
    backend.holds({ '/dna-visit/slots': slotsWith({ items: [other] }) });
    read(after);
    return failure();
  });
  const { user } = showPage(<Page />, { journey: { furthest: 'complete' } });
  await user.click(await screen.findByRole('radio', { name: /Nov 23|November 23/ }));
  await user.click(await screen.findByRole('radio', { name: /\d:00/ }));
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  return user;
}

test.each([
  ['the reply was lost after the visit was moved', lost],
  ['a second try comes after the first one, whose reply was lost', () => refusal(412, { code: 'stale' })],
])('when %s, the visit is told as moved', async (_, failure) => {
  await moveAndFail(failure, moved);
  expect(await screen.findByText('The visit is moved')).toBeVisible();
});

test('when the request was lost, the same is sent again, and no time is said to be gone', async () => {
  const user = await moveAndFail(lost);
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('We don’t know yet if your visit was moved');
  expect(screen.queryByText('That time is no longer free')).toBeNull();
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(backend.received('put', path)).toHaveLength(2));
  const [first, second] = backend.received('put', path).map(({ params, headers, body }) => ({
    ...{ params, body, version: headers.get('If-Match'), key: headers.get('Idempotency-Key') },
  }));
  expect(second).toEqual(first);
});

test('when somebody else was faster, the time is gone and another one is asked for', async () => {
  await moveAndFail(() => refusal(409, { code: 'slot_taken' }));
  expect(await screen.findByText('That time is no longer free')).toBeVisible();
  expect(screen.queryByDisplayValue(chosen.id)).toBeNull();
});

test('only times are offered at which the visit can be as it was booked, by phone or by video', async () => {
  const elsewise = visit.medium === 'phone' ? ('video' as const) : ('phone' as const);
  backend.holds({ '/dna-visit/slots': slotsWith({ items: [{ ...chosen, mediums: [elsewise] }, other] }) });
  showPage(<MovePage visit={visit} onZone={vi.fn()} onMoved={vi.fn()} />, { journey: { furthest: 'complete' } });
  expect(await screen.findByRole('radio', { name: /Nov 24|November 24/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Nov 23|November 23/ })).toBeNull();
});
