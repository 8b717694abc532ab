import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#src/pages/specialist/record/patient-record.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
import { placeAfter } from '#src/pages/specialist/appointments/week/grid-place.ts';
import { weekRows } from '#src/pages/specialist/appointments/week/week-rows.ts';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { appointmentAt } from './appointments.ts';

const narrow = window.matchMedia;
/** Two in one hour of a Tuesday, and one on the day after. */
const list = [
  appointmentAt(1, '2026-11-24T16:00:00.000Z'),
  appointmentAt(2, '2026-11-24T16:30:00.000Z', { prepared: { kit_status: null } }),
  appointmentAt(3, '2026-11-25T18:00:00.000Z'),
];

beforeEach(() => {
  vi.setSystemTime('2026-11-24T15:30:00.000Z');
  // As wide as a laptop, but not for a record beside the page.
  window.matchMedia = vi.fn((media: string) => Object.assign(narrow(media), { matches: media.includes('64rem') }));
  backend.holds({ '/appointments/revision': { revision: 'first' }, '/appointments/upcoming': list });
});
afterEach(() => {
  window.matchMedia = narrow;
});

const open = (query: string) =>
  showPage(<UpcomingPage />, {
    at: `/specialist/appointments/upcoming${query}`,
    person: { noviId: 's', role: 'specialist' },
  });
const asked = () => backend.received('get', '/appointments/upcoming').map(({ query }) => [query['from'], query['to']]);
const visit = (number: number) => screen.getByRole('link', { name: new RegExp(`Pat Number ${number}$`) });

it('the week is a grid of days and hours, gone through by the arrow keys from the next visit on', async () => {
  const { user } = open('?view=week');
  const grid = await screen.findByRole('grid', { name: 'Visits of the week' });
  expect(asked()).toContainEqual(['2026-11-22', '2026-11-28']);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toHaveLength(7);
  expect(within(grid).getAllByRole('columnheader')[2]).toHaveAttribute('aria-current', 'date');
  const inTabOrder = [...grid.querySelectorAll('[tabindex="0"]')];
  expect(inTabOrder).toEqual([within(grid).getByRole('link', { name: /Pat Number 1$/ })]);
  within(grid)
    .getByRole('link', { name: /Pat Number 1$/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(within(grid).getByRole('link', { name: /something is missing.*Pat Number 2$/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveRole('gridcell');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(screen.getByRole('link', { name: /^Sun, Nov 22$/ })).toHaveFocus();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('Enter opens the record of a visit, and that of a day its day', async () => {
  backend.refuses('get', '/patients/{patientId}', 404);
  const { user } = open('?view=week');
  await screen.findByRole('grid');
  visit(3).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Patient' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Wed, Nov 25' }));
  await waitFor(() => expect(asked()).toContainEqual(['2026-11-25', '2026-11-25']));
  expect(screen.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Later days' }));
  await waitFor(() => expect(asked()).toContainEqual(['2026-11-26', '2026-11-26']));
});

it('on a phone the week is a list', async () => {
  window.matchMedia = narrow;
  open('?view=week');
  expect(await screen.findByRole('region', { name: /^Today/ })).toBeVisible();
  expect(asked()).toContainEqual(['2026-11-22', '2026-11-28']);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('rows begin and end with the hours of work, or with those of the first and last visit', () => {
  const days = ['2026-11-24', '2026-11-25'];
  const hours = (visits: typeof list) => weekRows(visits, days, 'America/Chicago').map(({ hour }) => hour);
  expect(hours(list)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  const early = appointmentAt(4, '2026-11-24T12:00:00.000Z');
  expect(hours([early]).at(0)).toBe(6);
  // The hour that comes twice as clocks are set back holds both.
  const twice = ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'].map((at, number) => appointmentAt(number, at));
  const [row] = weekRows(twice, ['2026-11-01'], 'America/Chicago');
  expect([row?.hour, row?.cells[0]?.length]).toEqual([1, 2]);
});

it('keys lead through the things of a cell, then on to the next one, and not out of the grid', () => {
  const counts = [
    [1, 1],
    [2, 0],
  ];
  const at = (key: string, row: number, column: number, item = 0, control = false) =>
    placeAfter(key, control, { row, column, item }, counts);
  expect(at('ArrowDown', 0, 0)).toEqual({ row: 1, column: 0, item: 0 });
  expect(at('ArrowDown', 1, 0)).toEqual({ row: 1, column: 0, item: 1 });
  expect(at('ArrowDown', 1, 0, 1)).toBeUndefined();
  expect(at('ArrowUp', 1, 0, 1)).toEqual({ row: 1, column: 0, item: 0 });
  expect(at('ArrowRight', 1, 0, 1)).toEqual({ row: 1, column: 1, item: 0 });
  expect(at('ArrowRight', 1, 1)).toBeUndefined();
  expect(at('ArrowLeft', 0, 0)).toBeUndefined();
  expect(at('End', 1, 0, 1)).toEqual({ row: 1, column: 1, item: 0 });
  expect(at('Home', 1, 1, 0, true)).toEqual({ row: 0, column: 0, item: 0 });
  expect(at('Enter', 0, 0)).toBeUndefined();
});
