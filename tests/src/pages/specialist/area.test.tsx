import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/features/commands/shortcuts.tsx';
import PastPage from '#src/pages/specialist/appointments/past-page.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
// Loaded on demand.
import '#src/pages/specialist/availability/availability-page.tsx';
import '#src/pages/specialist/leave-dialog.tsx';
import { unsavedHours } from '#src/pages/specialist/availability/unsaved-hours.ts';
import PatientsPage from '#src/pages/specialist/patients/patients-page.tsx';
import SpecialistArea from '#src/pages/specialist/specialist-area.tsx';
import { fromPromise } from 'xstate';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import type { Person } from '#tests/harness/session.ts';

const noor: Partial<Person> = {
  role: 'specialist',
  ...{ noviId: 's', email: 'noor@example.org' },
  ...{ firstName: 'Noor', middleName: 'Aya', lastName: 'Haddad' },
};
const signOut = vi.fn(() => new Promise<void>(() => undefined));

const open = (at: string) =>
  showPage(
    <SpecialistArea>
      <Routes>
        <Route path="/specialist/appointments/upcoming" element={<UpcomingPage />} />
        <Route path="/specialist/appointments/past" element={<PastPage />} />
        <Route path="/specialist/patients" element={<PatientsPage />} />
      </Routes>
    </SpecialistArea>,
    { at, person: noor, actors: { signOut: fromPromise(signOut) } },
  );

beforeEach(() => {
  signOut.mockClear();
  backend.holds({
    '/patients': { items: [], next: null },
    '/appointments/revision': { revision: 'first' },
    '/appointments/upcoming': [],
    '/appointments/past': { items: [], next: null, owed: 0 },
    '/specialists/{specialistId}/availability': {
      availability: {
        ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video'] },
        ...{ weekly: [], days_off: [], extra_slots: [] },
      },
      ...{ version: 0, outside: [] },
    },
  });
});

test('a specialist goes between their pages, each with a heading and a window title of its own', async () => {
  const { user } = open('/specialist/appointments/upcoming');
  const tabs = within(screen.getByRole('navigation', { name: 'Your pages' }));
  const pages = [
    ['Upcoming', 'Upcoming appointments'],
    ['Past', 'Past appointments'],
    ['Patients', 'Your patients'],
    ['Hours', 'Your hours'],
  ] as const;
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(pages.map(([tab]) => tab));
  for (const [tab, heading] of pages) {
    await user.click(tabs.getByRole('link', { name: tab }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Hours are loaded on demand: what they do once they stand comes a moment after.
    await waitFor(() => expect(document.title).toContain(heading));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
  }
  expect(screen.getByRole('link', { name: 'Novi home' })).toHaveAttribute('href', '/loading');
});

test('the menu shows a specialist who they are and the way out, and no profile', async () => {
  const { user } = open('/specialist/patients');
  const button = screen.getByRole('button', { name: 'Your account: Noor Aya Haddad' });
  expect(button).toHaveTextContent(/^NH$/);
  await user.click(button);
  expect(screen.getByText('noor@example.org')).toBeVisible();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Your e-mails',
    'Keyboard shortcuts',
    'Log out',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
});

describe('signing out with hours that are not saved', () => {
  async function ask() {
    const { user } = open('/specialist/patients');
    unsavedHours.value = {} as NonNullable<typeof unsavedHours.value>;
    await user.click(screen.getByRole('button', { name: /^Your account/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    return { user, question: within(await openDialog('Log out without saving your hours?', 'dialog')) };
  }

  test('is asked about, and stays undone for whoever wants to see them', async () => {
    const { user, question } = await ask();
    unsavedHours.value = undefined;
    await user.click(question.getByRole('button', { name: 'See my hours' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your hours' })).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('is done for whoever wants it anyway', async () => {
    const { user, question } = await ask();
    expect(signOut).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Log out anyway' }));
    await eventually(() => expect(signOut).toHaveBeenCalledOnce());
  });
});

test('the keys of a page are listed from the menu, too, where they can be switched off', async () => {
  const { user } = open('/specialist/patients');
  await user.click(screen.getByRole('button', { name: /^Your account/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  const help = within(await openDialog('Keyboard shortcuts', 'dialog'));
  expect(help.getByText('Go to: Patients')).toBeVisible();
  expect(help.getByRole('checkbox', { name: 'Single keys do something' })).toBeChecked();
});

test('a page is gone to by its number', async () => {
  const { user } = open('/specialist/patients');
  await user.keyboard('2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Past appointments' })).toHaveFocus();
});
