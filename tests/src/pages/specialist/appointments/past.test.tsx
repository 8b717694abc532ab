import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/patient-record.tsx';
import { CommandArea } from '#src/features/commands/command-area.tsx';
import PastPage from '#src/pages/specialist/appointments/past-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { appointmentAt } from './appointments.ts';

const done = { visit: { status: 'COMPLETED' }, written: { summary: 'written', care_plan: true } } as const;
const owed = appointmentAt(1, '2026-11-20T16:00:00.000Z', {
  visit: { status: 'COMPLETED' },
  written: { summary: 'owed' },
});
const held = { all: [owed], owed: [owed] };
/** So many stand on a page. */
const size = 2;

beforeEach(() => {
  vi.setSystemTime('2026-11-24T15:30:00.000Z');
  held.all = [
    owed,
    appointmentAt(2, '2026-11-19T16:00:00.000Z', done),
    appointmentAt(3, '2025-11-19T16:00:00.000Z', done),
  ];
  held.owed = [owed];
  backend.answers('get', '/appointments/past', ({ query }) => {
    const list = query['owed'] ? held.owed : held.all;
    const from = Number(query['cursor'] ?? 0);
    return {
      items: list.slice(from, from + size),
      next: from + size < list.length ? String(from + size) : null,
      owed: held.owed.length,
    };
  });
});

const open = (query = '') => show(<PastPage />, query);
/** With its keys. */
const openWithKeys = () =>
  show(
    <CommandArea>
      <main>
        <PastPage />
      </main>
    </CommandArea>,
  );
const show = (shown: ReactElement, query = '') =>
  showPage(shown, { at: `/specialist/appointments/past${query}`, person: { noviId: 's', role: 'specialist' } });
const rowsOf = async (name: string) => (await screen.findAllByText(name)).map((link) => within(link.closest('li')!));

it('what is still to be written stands on top, then all by date, with what became of it and what was written', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Summaries to write (1)' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Friday, November 20 1 visit',
    'Friday, November 20 1 visit',
    'Thursday, November 19 1 visit',
  ]);
  const [onTop] = await rowsOf('Pat Number 1');
  expect(onTop!.getByText('Took place')).toBeVisible();
  expect(onTop!.getByRole('link', { name: 'To write' })).toBeVisible();
  expect(onTop!.getByText('None')).toBeVisible();
  const [written] = await rowsOf('Pat Number 2');
  expect(written!.getAllByText('Written')).toHaveLength(2);
});

it('more come at a press; with the last ones the button goes, and the number of visits has the focus', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show earlier visits' }));
  expect(await screen.findByText('November 19, 2025')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier visits' })).toBeNull();
  await waitFor(() => expect(screen.getByText('3 visits')).toHaveFocus());
  expect(backend.received('get', '/appointments/past').map(({ query }) => query['cursor'])).toEqual([
    undefined,
    undefined,
    '2',
  ]);
});

it('more that did not come can be asked for once more', async () => {
  const { user } = open();
  const more = await screen.findByRole('button', { name: 'Show earlier visits' });
  backend.isAway('get', '/appointments/past');
  await user.click(more);
  expect(await screen.findByText('We could not load earlier visits')).toBeVisible();
  expect(screen.getByText('Pat Number 2')).toBeVisible();
});

it('the link of what was written opens the visits of that patient', async () => {
  backend.refuses('get', '/patients/{patientId}', 404);
  const { user } = open();
  const [row] = await rowsOf('Pat Number 2');
  expect(row!.getByRole('link', { name: 'Written' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?patient=.+&part=visits$/),
  );
  await user.click(row!.getByRole('link', { name: 'Written' }));
  expect(await screen.findByRole('dialog', { name: 'Patient' })).toBeInTheDocument();
});

it('nothing owed is said, and that no visit has ended yet', async () => {
  held.owed = [];
  held.all = [appointmentAt(2, '2026-11-19T16:00:00.000Z', done)];
  const { unmount } = open();
  expect(await screen.findByText('All summaries are written.')).toBeVisible();
  unmount();
});

it('where no visit has ended, that is said', async () => {
  held.owed = [];
  held.all = [];
  open();
  expect(await screen.findByText('No visit has ended yet')).toBeVisible();
});

describe('by keys', () => {
  it('J and K go through the visits of both lists, and A opens what can be done with one', async () => {
    const { user } = openWithKeys();
    const [onTop] = await rowsOf('Pat Number 1');
    await user.keyboard('k');
    expect(onTop!.getByRole('link', { name: 'Pat Number 1' })).toHaveFocus();
    await user.keyboard('jj');
    const [second] = await rowsOf('Pat Number 2');
    expect(second!.getByRole('link', { name: 'Pat Number 2' })).toHaveFocus();
    await user.keyboard('ja');
    expect(second!.getByRole('menu')).toBeVisible();
    expect(second!.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('{Escape}k');
    const [, inAll] = await rowsOf('Pat Number 1');
    expect(inAll!.getByRole('link', { name: 'Pat Number 1' })).toHaveFocus();
  });

  it('are listed with what they do', async () => {
    const { user } = openWithKeys();
    await rowsOf('Pat Number 1');
    await user.keyboard('?');
    const keys = within(await openDialog('Keyboard shortcuts', 'dialog'));
    for (const [name, key] of [
      ['Down to the next visit', 'j'],
      ['Up to the visit before', 'k'],
      ['What to do with this visit', 'a'],
    ] as const)
      expect(keys.getByText(name).parentElement).toHaveTextContent(`${name}${key}`);
  });
});
