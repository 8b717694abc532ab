import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
// It comes with the first press: here before it is asked for, so that no test waits for the disk.
import '#src/pages/member/counseling/cancel-dialog.tsx';
import CounselingPage from '#src/pages/member/counseling/counseling-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { patientWith, slotsWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { slotAt, visitWith } from '../records.ts';

const visit = visitWith('SCHEDULED', 72);
const slot = slotAt(new Date(Date.now() + 120 * 3_600_000).toISOString());

beforeEach(() =>
  backend.holds({
    '/dna-visit/{patientId}/visits': [visit],
    '/dna-visit/slots': slotsWith({ items: [slot] }),
    '/patients/{patientId}': patientWith({ state: 'IL' }),
  }),
);

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(page = '') {
  const shown = (
    <>
      <CounselingPage />
      <Address />
    </>
  );
  return showPage(shown, {
    ...{ at: `/member/counseling/${page}`, journey: { furthest: 'complete', at: 'counseling' } },
  });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const isAt = (page: string) =>
  waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/member/counseling/${page}`));

test('the visit that lies ahead is moved, and its page says so', async () => {
  backend.answers('put', '/visits/{visitId}', () => {
    const moved = { ...visit, starts_at: slot.starts_at, version: 2 };
    backend.holds({ '/dna-visit/{patientId}/visits': [moved] });
    return moved;
  });
  const { user } = open('move');
  await heading('Change the time of your visit');
  await user.click(await screen.findByRole('radio'));
  await user.click((await screen.findAllByRole('radio')).at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  await heading('Your visit is booked');
  await isAt('');
  expect(await screen.findByText('Your visit was moved.')).toBeVisible();
});

test('the visit is kept by whoever changes their mind, or canceled, and another one can be booked', async () => {
  backend.answers('put', '/visits/{visitId}', () => {
    const canceled = { ...visit, status: 'CANCELED' as const, version: 2 };
    backend.holds({ '/dna-visit/{patientId}/visits': [canceled] });
    return canceled;
  });
  const { user } = open('book');
  await heading('Your visit is booked');
  await isAt('');
  const cancel = await screen.findByRole('button', { name: 'Cancel the visit' });
  await user.click(cancel);
  await user.click(within(await openDialog('Cancel your visit?')).getByRole('button', { name: 'Keep my visit' }));
  await waitFor(() => expect(cancel).toHaveFocus());
  await user.click(cancel);
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(screen.getByText('Your visit was canceled')).toBeVisible());
  expect(screen.queryByText('Your visit is booked')).not.toBeInTheDocument();
});

test('without a connection canceling fails at once, and nothing is sent behind anybody’s back once there is one', async () => {
  const { user } = open();
  await heading('Your visit is booked');
  backend.answers('put', '/visits/{visitId}', () => HttpResponse.error() as never);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText(/We could not reach Novi/)).toBeVisible();
  backend.answers('put', '/visits/{visitId}', () => ({ ...visit, status: 'CANCELED' as const, version: 2 }));
  onlineManager.setOnline(true);
  await user.click(screen.getByRole('button', { name: 'Keep my visit' }));
  await heading('Your visit is booked');
  expect(backend.received('put', '/visits/{visitId}')).toHaveLength(1);
});
