import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentVisit, hasPassed, isUpcoming, newestVisit } from '#src/features/visits/newest-visit.ts';
import CounselingPage from '#src/pages/member/counseling/counseling-page.tsx';
import DashboardPage from '#src/pages/member/dashboard/dashboard-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { eligibilityWith, patientWith, slotsWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { visitWith } from '../records.ts';

const accepted_at = '2027-01-01T10:00:00.000Z';

beforeEach(() =>
  backend.holds({
    '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', -3)],
    '/dna-visit/slots': slotsWith(),
    '/kits/{patientId}': [],
    '/patients/{patientId}': patientWith({ state: 'IL' }),
    '/patients/{patientId}/documents': [],
    '/roi-forms': [],
    '/patients/{patientId}/sharing-decisions': [],
    '/patients/is-eligible': eligibilityWith({ eligible: true, accepted_at }),
  }),
);

const open = (page: React.ReactNode) => showPage(page, { journey: { furthest: 'complete' } });
const openCounseling = (page = '') =>
  showPage(
    <Routes>
      <Route path="/member/counseling/*" element={<CounselingPage />} />
    </Routes>,
    { at: `/member/counseling/${page}`, journey: { furthest: 'complete', at: 'counseling' } },
  );

describe('the address of moving a visit', () => {
  const openAhead = (hoursAhead: number) => {
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', hoursAhead)] });
    openCounseling('move');
  };

  it('opens until a day before', async () => {
    openAhead(25);
    expect(await screen.findByRole('heading', { name: 'Change the time of your visit' })).toBeVisible();
  });

  it('leads to the visit after that, which says why it can’t be moved', async () => {
    openAhead(23);
    expect(await screen.findByText('This visit can’t be changed here')).toBeVisible();
    expect(screen.getByText(/starts in less than 24 hours/)).toBeVisible();
  });
});

describe('the page of a visit that is about to begin', () => {
  it('has the way into it as its one primary button', async () => {
    const visit = { ...visitWith('SCHEDULED', 0.1), video_url: 'https://video.example/1' };
    backend.holds({ '/dna-visit/{patientId}/visits': [visit] });
    openCounseling();
    expect(await screen.findByRole('link', { name: 'Join the video visit' })).toHaveAttribute('data-look', 'primary');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('data-look', 'secondary');
  });
});

describe('a booked visit whose time has passed', () => {
  const [past, going, ahead] = [visitWith('SCHEDULED', -3), visitWith('SCHEDULED', -0.1), visitWith('SCHEDULED')];

  it('is not ahead; one that is going on is', () => {
    expect([past, going, ahead].map((visit) => [isUpcoming(visit), hasPassed(visit)])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(newestVisit([visitWith('CANCELED', 96), past])).toMatchObject({ status: 'CANCELED' });
    expect(newestVisit([visitWith('CANCELED', 96), ahead])).toBe(ahead);
  });

  it('counts still when a later one was canceled to take it; one canceled after it is told', () => {
    const done = visitWith('COMPLETED', -3);
    const canceledAt = (hours: number) => {
      const at = new Date(Date.now() + hours * 3_600_000).toISOString();
      const change = { kind: 'canceled', by: 'patient', at, reason: '', reason_locale: 'en' } as const;
      return { ...visitWith('CANCELED', 96), last_change: change };
    };
    const [before, after] = [canceledAt(-24), canceledAt(-1)];
    expect(newestVisit([before, done])).toBe(done);
    expect(newestVisit([after, done])).toBe(after);
    expect(newestVisit([before, after])).toBe(after);
    expect(currentVisit([after, done])).toBe(done);
    expect(currentVisit([after])).toBeUndefined();
  });

  it('is said to have passed where another can be booked, with a way to reach us', async () => {
    openCounseling();
    expect(await screen.findByText('The time of your visit has passed')).toBeVisible();
    const said = await screen.findByText(/choose a new time, or call us/);
    expect(said.parentElement).toHaveTextContent('support@');
    expect(screen.queryByText('Your visit is booked')).toBeNull();
  });

  it('is said to have passed on the dashboard', async () => {
    open(<DashboardPage />);
    expect(await screen.findByText('The time has passed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your visit or book another' })).toBeVisible();
    expect(screen.getByText(/If not, book another visit/)).toBeVisible();
  });
});

describe('the dashboard of somebody whose new details were not accepted', () => {
  const title = 'Your new details were not accepted';

  it('warns them and leads to the step', async () => {
    backend.holds({ '/patients/is-eligible': eligibilityWith({ eligible: false, accepted_at }) });
    open(<DashboardPage />);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at my details' })).toHaveAttribute('href', '/member/eligibility/');
  });

  it.each([
    ['all is well', { eligible: true, accepted_at }],
    ['nothing was ever accepted', { eligible: false, accepted_at: null }],
  ])('says nothing while %s', async (_when, outcome) => {
    backend.holds({ '/patients/is-eligible': eligibilityWith(outcome) });
    open(<DashboardPage />);
    await screen.findByText('The time has passed');
    expect(screen.queryByText(title)).toBeNull();
  });
});
