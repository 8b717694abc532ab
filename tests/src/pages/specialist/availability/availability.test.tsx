import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import AvailabilityPage from '#src/pages/specialist/availability/availability-page.tsx';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/availability/outside-dialog.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { backend } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Result = components['schemas']['AvailabilityResult']['data'];
type Hours = components['schemas']['Availability'];

const path = '/specialists/{specialistId}/availability';
const hours: Hours = {
  ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video', 'phone'] },
  weekly: [
    { weekday: 'monday', from: '09:00', to: '12:00' },
    { weekday: 'monday', from: '20:00', to: '24:00' },
  ],
  days_off: [
    { from: '2026-01-01', to: '2026-01-01' },
    { from: '2026-12-21', to: '2026-12-31' },
  ],
  extra_slots: [{ date: '2026-12-24', at: '10:00' }],
};
const visit = (number: number) => ({
  visit_id: `0f7a4a52-5b8f-4c43-9d36-${String(number).padStart(12, '0')}`,
  patient_id: `1f7a4a52-5b8f-4c43-9d36-${String(number).padStart(12, '0')}`,
  patient_name: `Pat Number ${number}`,
  starts_at: '2026-12-07T20:00:00.000Z',
  ends_at: '2026-12-07T20:45:00.000Z',
});
let stored: Result;

beforeEach(() => {
  // A Tuesday.
  vi.setSystemTime('2026-11-24T15:00:00.000Z');
  setLocale('en');
  stored = { availability: hours, version: 3, outside: [] };
  backend.answers('get', path, () => stored);
  takeHours();
});

/** What is sent is stored. */
function takeHours(): void {
  backend.answers('put', path, ({ body: { availability, dry_run } }) => {
    if (dry_run) return { availability, version: stored.version, outside: stored.outside };
    stored = { ...stored, availability, version: stored.version + 1 };
    return stored;
  });
}

const open = () =>
  showPage(<AvailabilityPage />, {
    at: '/specialist/appointments/upcoming?area=hours',
    person: { noviId: 's', role: 'specialist' },
  });
const sent = () => backend.received('put', path).filter(({ body }) => !body.dry_run);
const day = (name: string) => within(screen.getByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save my hours' });
const saved = () => screen.findByText(/^Your hours are saved/);
const preview = () => within(screen.getByRole('region', { name: 'Your next two weeks' }));
/** Whether the browser would ask before the page goes. */
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('hours of a day are added, copied to others, and saved over the version that was read', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hours: Tuesday' }));
  expect(day('Tuesday').getByLabelText(/^From/)).toHaveFocus();
  await user.clear(day('Tuesday').getByLabelText(/^To/));
  await user.type(day('Tuesday').getByLabelText(/^To/), '11:00');
  await user.click(screen.getByRole('button', { name: 'Copy to …: Tuesday' }));
  await user.click(screen.getByRole('menuitem', { name: 'Wednesday' }));
  expect(screen.getByText('The hours of Tuesday were copied.')).toBeInTheDocument();
  await user.click(save());
  expect(await saved()).toBeVisible();
  expect(sent()).toMatchObject([{ params: { specialistId: 's' }, body: { dry_run: false } }]);
  expect(sent()[0]?.headers.get('If-Match')).toBe('"3"');
  expect(sent()[0]?.body.availability.weekly).toEqual([
    ...hours.weekly,
    { weekday: 'tuesday', from: '09:00', to: '11:00' },
    { weekday: 'wednesday', from: '09:00', to: '11:00' },
  ]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('copying to the working week takes the place of what these days had, and leaves the weekend', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hours: Saturday' }));
  await user.click(screen.getByRole('button', { name: 'Copy to …: Saturday' }));
  await user.click(screen.getByRole('menuitem', { name: 'Monday to Friday' }));
  await user.click(save());
  await saved();
  const weekly = sent()[0]?.body.availability.weekly ?? [];
  expect(weekly.map(({ weekday }) => weekday).sort()).toEqual(
    ['friday', 'monday', 'saturday', 'thursday', 'tuesday', 'wednesday'].sort(),
  );
  expect(new Set(weekly.map(({ from, to }) => `${from} ${to}`))).toEqual(new Set(['09:00 17:00']));
});

test('days off, a range or a day, and single visits are added and removed; what has passed is left out', async () => {
  const { user } = open();
  expect(await screen.findByLabelText('First day of days off 1')).toHaveValue('2026-12-21');
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  await user.type(screen.getByLabelText('First day of days off 2'), '2027-01-18');
  await user.click(screen.getByRole('button', { name: 'Remove single visit 1' }));
  expect(screen.getByRole('button', { name: 'Add a single visit' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add a single visit' }));
  await user.type(screen.getByLabelText('Day of single visit 1'), '2026-12-05');
  await user.type(screen.getByLabelText('Begins at, single visit 1'), '18:30');
  await user.click(save());
  await saved();
  expect(sent()[0]?.body.availability).toMatchObject({
    days_off: [
      { from: '2026-12-21', to: '2026-12-31' },
      { from: '2027-01-18', to: '2027-01-18' },
    ],
    extra_slots: [{ date: '2026-12-05', at: '18:30' }],
  });
});

test('what is wrong is said at its field, with the day, and nothing is sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hours: Monday' }));
  await user.type(screen.getByLabelText('From: Monday, hours 3'), '11:00');
  await user.type(screen.getByLabelText('To: Monday, hours 3'), '13:00');
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  await user.type(screen.getByLabelText('First day of days off 2'), '2026-11-02');
  await user.click(save());
  const from = screen.getByLabelText('From: Monday, hours 3');
  await waitFor(() => expect(from).toHaveFocus());
  expect(from).toHaveAccessibleDescription(/Monday: This overlaps with other times above\./);
  expect(screen.getByLabelText('First day of days off 2')).toHaveAccessibleDescription(/This day has passed\./);
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  expect(backend.received('put', path)).toEqual([]);
});

test('a problem that only the backend finds stands at its field', async () => {
  backend.refuses('put', path, 422, {
    code: 'invalid',
    message: 'Please check.',
    errors: [{ path: '/weekly/1/to', message: 'No visit fits into these hours.' }],
  } as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hours: Sunday' }));
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('To: Monday, hours 2')).toHaveAccessibleDescription(/No visit fits/),
  );
});

test('the next two weeks follow what is typed, and say when clocks are set', async () => {
  vi.setSystemTime('2027-03-08T15:00:00.000Z');
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your next two weeks' });
  expect(preview().getByText('Mon, Mar 15').closest('li')).toHaveTextContent('9:00 AM · 10:00 AM · 11:00 AM');
  expect(preview().getByText('Sun, Mar 14').closest('li')).toHaveTextContent(/Clocks go forward on this day/);
  await user.click(screen.getByRole('button', { name: 'Remove: Monday, hours 2' }));
  await waitFor(() =>
    expect(preview().getByText('Mon, Mar 15').closest('li')).toHaveTextContent(/9:00 AM · 10:00 AM · 11:00 AM$/),
  );
  await user.clear(screen.getByLabelText('From: Monday, hours 1'));
  expect(await preview().findByText(/Not all hours on this page are complete/)).toBeVisible();
});

test('booked visits outside are listed with the way to their patients, and nothing is said of them where there are none', async () => {
  stored = { ...stored, outside: [visit(1), visit(2)] };
  open();
  expect(await screen.findByText('2 booked visits lie outside your hours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pat Number 1' })).toHaveAttribute(
    'href',
    expect.stringContaining(`patient=${visit(1).patient_id}`),
  );
  expect(screen.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('href', '/specialist/appointments/upcoming');
});

test('before booked visits are left outside, the specialist sees them and what happens, and is asked', async () => {
  backend.answers('put', path, ({ body: { availability, dry_run } }) => {
    if (!dry_run) stored = { availability, version: 4, outside: [visit(1)] };
    return { availability, version: dry_run ? 3 : 4, outside: [visit(1)] };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove: Monday, hours 2' }));
  await user.click(save());
  let dialog = within(await openDialog('These visits would lie outside your hours'));
  expect(dialog.getByText('Pat Number 1')).toBeVisible();
  expect(dialog.getByText(/Saving cancels none of them/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go back to the hours' }));
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await user.click(save());
  dialog = within(await openDialog('These visits would lie outside your hours'));
  await user.click(dialog.getByRole('button', { name: 'Save and keep these visits' }));
  expect(await saved()).toBeVisible();
  expect(screen.getByText('1 booked visit lies outside your hours')).toBeVisible();
});

test('hours that another tab has changed meanwhile are not overwritten before the specialist has chosen', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove: Monday, hours 2' }));
  backend.refuses('put', path, 412, { code: 'stale', message: 'Changed elsewhere.' });
  stored = { ...stored, version: 4, availability: { ...hours, visit_minutes: 30 } };
  await user.click(save());
  expect(await screen.findByText('Your hours were changed in another tab or on another device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the other hours' }));
  expect(screen.getByLabelText('Length of a visit')).toHaveValue('30');
  expect(screen.getByLabelText('From: Monday, hours 2')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('who keeps their own hours is asked before the page is closed, until they are stored in place of the others', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hours: Sunday' }));
  backend.refuses('put', path, 412, { code: 'stale', message: 'Changed elsewhere.' });
  stored = { ...stored, version: 4, availability: { ...hours, weekly: [] } };
  await user.click(save());
  const keep = await screen.findByRole('button', { name: 'Save what is on this page' });
  expect(closing()).toBe(true);
  takeHours();
  await user.click(keep);
  await saved();
  expect(closing()).toBe(false);
  expect(sent().map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"']);
  expect(stored.availability.weekly).toEqual([...hours.weekly, { weekday: 'sunday', from: '09:00', to: '17:00' }]);
});

test('a failed save keeps what was typed, says so, and can be tried again', async () => {
  backend.isAway('put', path);
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Length of a visit'), '60 minutes');
  await user.click(save());
  expect(await screen.findByText('We can’t tell whether your hours were saved')).toBeVisible();
  expect(screen.getByLabelText('Length of a visit')).toHaveValue('60');
});

test('two presses save once', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Length of a visit'), '60 minutes');
  await user.dblClick(save());
  await saved();
  await user.click(save());
  expect(sent()).toHaveLength(1);
});

test('unsaved changes are asked about before the page is closed, and are there again after another page', async () => {
  const { user, unmount } = open();
  await screen.findByRole('button', { name: 'Add hours: Sunday' });
  expect(closing()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add hours: Sunday' }));
  expect(closing()).toBe(true);
  unmount();
  const again = open();
  expect(await screen.findByText('What you changed is here again')).toBeVisible();
  expect(screen.getByLabelText('From: Sunday, hours 1')).toHaveValue('09:00');
  await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText('From: Sunday, hours 1')).toBeNull());
  expect(closing()).toBe(false);
});

test('in Spanish', async () => {
  setLocale('es');
  open();
  expect(await screen.findByRole('heading', { name: 'Su horario' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Lunes' })).toBeVisible();
  expect(screen.getByLabelText('Desde: Lunes, horario 1')).toHaveValue('09:00');
});
