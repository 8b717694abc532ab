import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#src/app/api/queries.ts';
import DashboardPage from '#src/member/dashboard/DashboardPage.tsx';
import { hasPassed, isAhead, newestVisit } from '#src/records/newestVisit.ts';
import CounselingPage from '#src/member/steps/counseling/CounselingPage.tsx';
import { show } from '../show.tsx';
import { visitWith } from './records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
vi.mock('#src/app/api/client.ts', () => ({ api }));
vi.mock('#src/app/session/useIsActing.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/app/session/AuthProvider.tsx', () => ({
  useAuth: (select: (snapshot: object) => unknown) => select({ context: { identity: { emailVerified: true } } }),
  useAreNamesKnown: () => true,
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ana', middleName: '', lastName: 'Lopez' }),
}));
vi.mock('#src/app/journey/useJourney.ts', () => ({
  useJourney: () => ({ isSaving: false, furthest: 'complete', evidence: {} }),
  useCompleteStep: () => vi.fn(),
}));

/** What the backend answers, by the path. */
let answers: Record<string, unknown>;
beforeEach(() => {
  queryClient.clear();
  answers = {
    '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', -3)],
    '/dna-visit/slots': { items: [], next_day: null, previous_day: null, is_licensed: true },
    '/patients/{patientId}/drafts/{draftStep}': { version: 0, values: {} },
    '/kits/{patientId}': [],
    '/patients/{patientId}': { state: 'IL' },
    '/roi-forms': [],
    '/patients/{patientId}/sharing-decisions': [],
    '/patients/is-eligible': { eligible: true, accepted_at: '2027-01-01T10:00:00.000Z' },
  };
  api.GET.mockImplementation((path: string) =>
    Promise.resolve({ data: { data: answers[path] }, response: new Response() }),
  );
});

const inApp = (page: React.ReactNode) => <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>;

describe('the address of moving a visit', () => {
  const open = (hoursAhead: number) => {
    answers['/dna-visit/{patientId}/visits'] = [visitWith('SCHEDULED', hoursAhead)];
    const page = (
      <Routes>
        <Route path="/member/counseling/*" element={<CounselingPage />} />
      </Routes>
    );
    show(inApp(page), { at: '/member/counseling/move' });
  };

  it('opens until a day before', async () => {
    open(25);
    expect(await screen.findByRole('heading', { name: 'Change the time of your visit' })).toBeVisible();
  });

  it('leads to the visit after that, which says why it can’t be moved', async () => {
    open(23);
    expect(await screen.findByText('This visit can’t be changed here')).toBeVisible();
    expect(screen.getByText(/starts in less than 24 hours/)).toBeVisible();
  });
});

describe('the page of a visit that is about to begin', () => {
  it('has the way into it as its one primary button', async () => {
    answers['/dna-visit/{patientId}/visits'] = [
      { ...visitWith('SCHEDULED', 0.1), video_url: 'https://video.example/1' },
    ];
    const page = (
      <Routes>
        <Route path="/member/counseling/*" element={<CounselingPage />} />
      </Routes>
    );
    show(inApp(page), { at: '/member/counseling/' });
    expect(await screen.findByRole('link', { name: 'Join the video visit' })).toHaveAttribute('data-look', 'primary');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('data-look', 'secondary');
  });
});

describe('a booked visit whose time has passed', () => {
  const [past, going, ahead] = [visitWith('SCHEDULED', -3), visitWith('SCHEDULED', -0.1), visitWith('SCHEDULED')];

  it('is not ahead; one that is going on is', () => {
    expect([past, going, ahead].map((visit) => [isAhead(visit), hasPassed(visit)])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(newestVisit([visitWith('CANCELED', 96), past])).toMatchObject({ status: 'CANCELED' });
    expect(newestVisit([visitWith('CANCELED', 96), ahead])).toBe(ahead);
  });

  it('is said to have passed where another can be booked, with a way to reach us', async () => {
    show(inApp(<CounselingPage />));
    expect(await screen.findByText('The time of your visit has passed')).toBeVisible();
    const said = await screen.findByText(/choose a new time, or call us/);
    expect(said.parentElement).toHaveTextContent('support@');
    expect(screen.queryByText('Your visit is booked')).toBeNull();
  });

  it('is said to have passed on the dashboard', async () => {
    show(inApp(<DashboardPage />));
    expect(await screen.findByText('The time has passed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your visit or book another' })).toBeVisible();
    expect(screen.getByText(/If not, book another visit/)).toBeVisible();
  });
});

describe('the dashboard of somebody whose new details were not accepted', () => {
  const title = 'Your new details were not accepted';

  it('warns them and leads to the step', async () => {
    answers['/patients/is-eligible'] = { eligible: false, accepted_at: '2027-01-01T10:00:00.000Z' };
    show(inApp(<DashboardPage />));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at my details' })).toHaveAttribute('href', '/member/eligibility/');
  });

  it.each([
    ['all is well', { eligible: true, accepted_at: '2027-01-01T10:00:00.000Z' }],
    ['nothing was ever accepted', { eligible: false, accepted_at: null }],
  ])('says nothing while %s', async (_when, outcome) => {
    answers['/patients/is-eligible'] = outcome;
    show(inApp(<DashboardPage />));
    await screen.findByText('The time has passed');
    expect(screen.queryByText(title)).toBeNull();
  });
});
