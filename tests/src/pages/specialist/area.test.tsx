import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import PastPage from '#src/pages/specialist/appointments/past-page.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
import PatientsPage from '#src/pages/specialist/patients/patients-page.tsx';
import SpecialistArea from '#src/pages/specialist/specialist-area.tsx';
import { show } from '../../show.tsx';

const send = vi.hoisted(() => vi.fn());
const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuthActor: () => ({ send }),
  useSignedInPerson: () => ({ firstName: 'Noor', middleName: 'Aya', lastName: 'Haddad', email: 'noor@example.org' }),
}));

const open = (at: string) =>
  show(
    <SpecialistArea>
      <Routes>
        <Route path="/specialist/appointments/upcoming" element={<UpcomingPage />} />
        <Route path="/specialist/appointments/past" element={<PastPage />} />
        <Route path="/specialist/patients" element={<PatientsPage />} />
      </Routes>
    </SpecialistArea>,
    { at },
  );

beforeEach(() => {
  send.mockClear();
  const nobody = { items: [], total: 0, page: 1, page_size: 20 };
  api.GET.mockResolvedValue({ data: { data: nobody }, response: new Response() });
});

test(
  'a specialist goes between their pages, each with a heading and a window title of its own',
  { timeout: 20_000 },
  async () => {
    const { user } = open('/specialist/appointments/upcoming');
    const tabs = within(screen.getByRole('navigation', { name: 'Your pages' }));
    const pages = [
      ['Upcoming', 'Upcoming appointments'],
      ['Past', 'Past appointments'],
      ['Patients', 'Your patients'],
    ] as const;
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(pages.map(([tab]) => tab));
    for (const [tab, heading] of pages) {
      await user.click(tabs.getByRole('link', { name: tab }));
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(document.title).toContain(heading);
      expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
    }
    expect(screen.getByRole('link', { name: 'Novi home' })).toHaveAttribute('href', '/loading');
  },
);

test('the menu shows a specialist who they are and the way out, and no profile', { timeout: 20_000 }, async () => {
  const { user } = open('/specialist/patients');
  const button = screen.getByRole('button', { name: 'Your account: Noor Aya Haddad' });
  expect(button).toHaveTextContent(/^NH$/);
  await user.click(button);
  expect(screen.getByText('noor@example.org')).toBeVisible();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Log out']);
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'signOut.requested' });
});
