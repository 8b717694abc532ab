import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkVisit, noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepFacts, stepIndex, steps, type Step } from '#domain/steps.ts';
import { useRailSteps } from '#src/features/journey/use-rail-steps.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import DashboardPage from '#src/pages/member/dashboard/dashboard-page.tsx';
import { ProgressRail } from '#src/ui/progress-rail.tsx';
import { show } from '#tests/src/show.tsx';
import { kitWith, visitWith } from '../records.ts';
import { signed } from '../release-of-information/release-forms.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
const journey = vi.hoisted(() => {
  const now: { furthest: string; evidence: object; isUnreachable: boolean; found?: string } = {
    ...{ furthest: 'complete', evidence: {}, isUnreachable: false },
  };
  return Object.assign(now, { retry: vi.fn() });
});
const identity = vi.hoisted(() => ({ email: 'ana@example.com', emailVerified: true }));
const names = vi.hoisted(() => ({ areKnown: true }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ana', middleName: '', lastName: 'Lopez' }),
  useAreNamesKnown: () => names.areKnown,
  useAuthActor: () => ({ send: vi.fn() }),
  useAuth: (select: (snapshot: object) => unknown) => select({ context: { identity } }),
}));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/journey/use-journey.ts', () => ({ useJourney: () => journey }));

const allProven = Object.fromEntries(journeySteps.map((step) => [step, true])) as Evidence;
let answers: Record<string, unknown>;
let failing: Set<string>;
beforeEach(() => {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  setLocale('en');
  Object.assign(journey, { furthest: 'complete', evidence: allProven, isUnreachable: false, found: undefined });
  failing = new Set();
  answers = {
    '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', 20)],
    '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE')],
    '/roi-forms': [],
    '/patients/{patientId}/sharing-decisions': [],
    '/patients/is-eligible': { eligible: true, accepted_at: '2027-01-01T10:00:00.000Z' },
    '/patients/{patientId}/documents': [],
  };
  api.GET.mockImplementation((path: string) =>
    failing.has(path)
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ data: { data: answers[path] }, response: new Response() }),
  );
});

const inApp = (page: React.ReactNode) => <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>;
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the overview', () => {
  it('says that the e-mail is not confirmed, until it is', async () => {
    identity.emailVerified = false;
    const { unmount } = show(inApp(<DashboardPage />));
    expect(await screen.findByText('Please confirm your e-mail')).toBeVisible();
    unmount();
    identity.emailVerified = true;
    show(inApp(<DashboardPage />));
    await screen.findByText('All eight steps are done');
    expect(screen.queryByText('Please confirm your e-mail')).not.toBeInTheDocument();
  });

  it('tells a visit once: one that lies ahead in its card, another among the records', async () => {
    const { unmount } = show(inApp(<DashboardPage />));
    expect(await screen.findAllByText('Your visit')).toHaveLength(1);
    expect(screen.queryByRole('listitem', { name: 'Your visit' })).toBeNull();
    unmount();
    queryClient.clear();
    answers['/dna-visit/{patientId}/visits'] = [visitWith('COMPLETED', -3)];
    show(inApp(<DashboardPage />));
    expect(await screen.findByRole('listitem', { name: 'Your visit' })).toBeVisible();
    expect(screen.getAllByText('Your visit')).toHaveLength(1);
  });

  it('puts the visit that lies ahead first, then what is to be done', async () => {
    journey.furthest = 'complete';
    show(inApp(<DashboardPage />));
    await screen.findByText('All eight steps are done');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Your visit', 'All eight steps are done', 'Where things stand', 'Your documents']);
    expect(screen.getByText(/^One thing is left: when your kit arrives, give your sample/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to give my sample' })).toBeVisible();
  });

  it('says that nothing is left to do before the visit, once the lab has the sample', async () => {
    answers['/kits/{patientId}'] = [kitWith('SUBMITTED', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING')];
    show(inApp(<DashboardPage />));
    expect(await screen.findByText('There is nothing you need to do before your visit.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'How to give my sample' })).toBeNull();
  });

  it('says first that the time of the visit has passed, then that the lab has no sample', async () => {
    answers['/dna-visit/{patientId}/visits'] = [visitWith('SCHEDULED', -3)];
    show(inApp(<DashboardPage />));
    const passed = await screen.findByText(/If not, book another visit/);
    expect(passed.nextElementSibling).toHaveTextContent(/still waiting for your sample/);
    expect(screen.queryByText(/^One thing is left/)).toBeNull();
    expect(screen.getByRole('link', { name: 'How to give my sample' })).toBeVisible();
  });

  it('says that one thing is left after a visit, too, while the lab has no sample', async () => {
    answers['/dna-visit/{patientId}/visits'] = [visitWith('COMPLETED', -3)];
    show(inApp(<DashboardPage />));
    expect(await screen.findByText(/^One thing is left/)).toBeVisible();
  });

  it('says so to who was told that they can’t join, and to nobody whose details were not checked', async () => {
    Object.assign(journey, { furthest: 'eligibility', evidence: noEvidence });
    const outcome = { eligible: false, accepted_at: null, checked_at: null };
    Object.assign(answers, { '/kits/{patientId}': [], '/patients/is-eligible': outcome });
    const { unmount } = show(inApp(<DashboardPage />));
    expect(await screen.findByText(/We check that Novi is for you/)).toBeVisible();
    unmount();
    queryClient.clear();
    answers['/patients/is-eligible'] = { ...outcome, checked_at: '2026-11-20T12:00:00.000Z' };
    show(inApp(<DashboardPage />));
    expect(await screen.findByText(/you can’t join yet/)).toBeVisible();
  });

  it('calls the way to the first step as its page does', async () => {
    journey.furthest = 'welcome';
    show(inApp(<DashboardPage />));
    expect(await screen.findByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/member/welcome/');
  });

  it('says that there was a visit already, where another tab was faster to book, and only then', async () => {
    const { unmount } = show(inApp(<DashboardPage />));
    await screen.findByText('All eight steps are done');
    expect(screen.queryByText('You already have a visit')).toBeNull();
    unmount();
    journey.found = 'counseling';
    show(inApp(<DashboardPage />));
    const said = await screen.findByText('You already have a visit');
    expect(said.closest('[role=status]')).toHaveTextContent('Nothing new was booked');
  });

  it('says of the kit how it stands, and since when', async () => {
    show(inApp(<DashboardPage />));
    expect((await row('Your test kit')).getByText('Last change: November 21, 2026')).toBeVisible();
  });

  it('leads to the summary as soon as there is one, and does not claim one before', async () => {
    answers['/kits/{patientId}'] = [
      kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING'),
    ];
    answers['/dna-visit/{patientId}/visits'] = [visitWith('COMPLETED', -30)];
    const { unmount } = show(inApp(<DashboardPage />));
    expect(await screen.findByText(/Your specialist is writing the summary/)).toBeVisible();
    unmount();
    queryClient.clear();
    const written = { ...visitWith('COMPLETED', -30), summarized_at: '2026-11-20T12:00:00.000Z' };
    answers['/dna-visit/{patientId}/visits'] = [written];
    show(inApp(<DashboardPage />));
    expect(await screen.findAllByRole('link', { name: 'Read the summary' })).toHaveLength(1);
  });

  it.each([
    ['/kits/{patientId}', 'Your test kit', 'Your permission to share'],
    ['/dna-visit/{patientId}/visits', 'Your visit', 'Your test kit'],
    ['/roi-forms', 'Your permission to share', 'Your test kit'],
    ['/patients/{patientId}/sharing-decisions', 'Your permission to share', 'Your test kit'],
  ])('shows the others when %s can’t be loaded, and tries again', async (path, lost, stands) => {
    // One that lies ahead has a card of its own.
    answers['/dna-visit/{patientId}/visits'] = [visitWith('COMPLETED', -3)];
    failing.add(path);
    const { user } = show(inApp(<DashboardPage />));
    const failed = await row(lost);
    expect(failed.getByText('We can’t load this right now.')).toBeVisible();
    expect((await row(stands)).queryByText('We can’t load this right now.')).toBeNull();
    expect(screen.getByText(/All eight steps are done/)).toBeVisible();
    failing.clear();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await (await row(lost)).findByRole('link')).toBeVisible();
  });

  it('says nothing about the visit while the visits can’t be loaded', async () => {
    failing.add('/dna-visit/{patientId}/visits');
    show(inApp(<DashboardPage />));
    expect(await screen.findByText('We could not look up your visit just now.')).toBeVisible();
  });

  it('shows the records also when nobody knows where the member is', async () => {
    journey.isUnreachable = true;
    show(inApp(<DashboardPage />));
    expect((await row('Your test kit')).getByText(/Last change/)).toBeVisible();
    expect(screen.getByText('We can’t reach Novi right now')).toBeVisible();
    expect(screen.queryByText('All eight steps are done')).toBeNull();
  });
});

describe('the moment when the last step was just done', () => {
  const arrive = () => show(inApp(<DashboardPage />), { at: { pathname: '/', state: { justDone: 'counseling' } } });

  it('says so first, with what comes next, what was done, and one way on', async () => {
    const { container } = arrive();
    expect(await screen.findByRole('heading', { level: 1, name: 'All eight steps are done' })).toBeVisible();
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Your kit is on its way to you'),
      expect.stringContaining('You talk with Maya Lindqvist'),
      expect.stringContaining('You read the summary'),
    ]);
    expect(screen.getByRole('heading', { name: 'Your visit' })).toBeVisible();
    const done = screen.getByRole('region', { name: 'What you did' });
    expect(within(done).getAllByRole('listitem')).toHaveLength(5);
    expect(primaries(container)).toEqual(['How to give my sample']);
    expect(container.querySelector('svg[viewBox="0 36 400 204"]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('leads to the visit once the lab has the sample, and to the overview, which is as ever', async () => {
    answers['/kits/{patientId}'] = [kitWith('SUBMITTED', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING')];
    const { user, container } = arrive();
    expect(await screen.findByRole('link', { name: 'Get ready for my visit' })).toHaveAttribute(
      'href',
      '/member/counseling/',
    );
    expect(primaries(container)).toEqual(['Get ready for my visit']);
    await user.click(screen.getByRole('link', { name: 'Go to my overview' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ana' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Where things stand' })).toBeVisible();
  });

  it('has the way into the visit as its one primary button when it is time to join', async () => {
    answers['/dna-visit/{patientId}/visits'] = [
      { ...visitWith('SCHEDULED', 0.1), video_url: 'https://video.example/1' },
    ];
    const { container } = arrive();
    await screen.findByText('What comes next');
    expect(primaries(container)).toEqual(['Join the video visit']);
  });

  it('still tells what has to be done anew', async () => {
    answers['/roi-forms'] = [{ ...signed, status: 'REVOKED' }];
    arrive();
    expect(await screen.findByText(/Decide again/)).toBeVisible();
    expect(screen.queryByText('What comes next')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    expect(screen.queryByText('All eight steps are done')).toBeNull();
  });

  it('says once that all steps are done where the visits can’t be loaded, and all of it when they come', async () => {
    failing.add('/dna-visit/{patientId}/visits');
    const { user } = arrive();
    const failed = await row('Your visit');
    expect(screen.getAllByText('All eight steps are done')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    failing.clear();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All eight steps are done' })).toBeVisible();
    expect(screen.getAllByText('All eight steps are done')).toHaveLength(1);
  });

  it('leaves the page as it is while a record that failed is tried again', async () => {
    failing.add('/kits/{patientId}');
    answers['/roi-forms'] = [{ ...signed, status: 'REVOKED' }];
    const { user } = arrive();
    const retry = (await row('Your test kit')).getByRole('button', { name: 'Try again' });
    api.GET.mockReturnValue(new Promise(() => undefined));
    await user.click(retry);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    expect(screen.getByText(/Decide again/)).toBeVisible();
  });
});

const primaries = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-look=primary]')].map(({ textContent }) => textContent);

function Rail() {
  return <ProgressRail steps={useRailSteps(undefined)} />;
}

describe.each(['en', 'es'] as const)('every closed step says what opens it, in %s', (locale) => {
  beforeEach(() => setLocale(locale));
  const closedAt = (furthest: Step) =>
    journeySteps.flatMap((step) => {
      const check = checkVisit(furthest, step);
      return check.ok ? [] : [{ title: stepFacts[step].title[locale], opens: check.opens[locale] }];
    });

  it.each(steps)('on the rail, for a member at %s', (furthest) => {
    journey.furthest = furthest;
    const closed = closedAt(furthest);
    expect(closed).toHaveLength(Math.max(0, journeySteps.length - 1 - stepIndex(furthest)));
    show(<Rail />);
    for (const { title, opens } of closed) {
      const item = screen.getByText(title, { selector: 'li *, li' }).closest('li');
      expect(item).toHaveTextContent(opens);
    }
    expect(screen.queryAllByText(/^(Opens|Se abre) /)).toHaveLength(closed.length);
  });
});

describe('an order that was turned down or called off', () => {
  beforeEach(() => {
    Object.assign(journey, {
      furthest: 'shipping-genetic-test-kit',
      evidence: {
        ...allProven,
        'request-genetic-test-kit': false,
        'shipping-genetic-test-kit': false,
        counseling: false,
      },
    });
  });

  it('is not called done on the rail, and the visit says that a new kit opens it', () => {
    show(<Rail />);
    const order = screen.getByRole('link', { name: 'Order your test kit' }).closest('li');
    expect(order).not.toHaveTextContent('Done');
    expect(screen.getByText('Book your visit').closest('li')).toHaveTextContent('Opens when a new kit is on its way');
    expect(screen.getByRole('link', { name: 'Permission to share' }).closest('li')).toHaveTextContent('Done');
  });

  it('tells where the visit would stand that a new kit opens it', async () => {
    Object.assign(answers, {
      '/dna-visit/{patientId}/visits': [],
      '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED')],
    });
    show(inApp(<DashboardPage />));
    expect((await row('Your visit')).getByText(/order one first/)).toBeVisible();
    expect(screen.getByText('Later you will find here: what your specialist writes.')).toBeVisible();
  });
});

describe('a record that is not there yet', () => {
  beforeEach(() => {
    Object.assign(answers, { '/dna-visit/{patientId}/visits': [], '/kits/{patientId}': [] });
  });
  const rows = () => screen.queryAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);

  it.each([
    ['survey', [], 'your permission to share, your test kit, your visit, and what your specialist writes'],
    [
      'release-of-information',
      ['Your permission to share'],
      'your test kit, your visit, and what your specialist writes',
    ],
    ['request-genetic-test-kit', ['Your test kit', 'Your permission to share'], 'your visit and what your specialist'],
  ] as const)('and is far off at %s is told in one line', async (furthest, here, later) => {
    Object.assign(journey, { furthest, evidence: noEvidence });
    show(inApp(<DashboardPage />));
    expect(await screen.findByText(/^Later you will find here:/)).toHaveTextContent(later);
    expect(rows()).toEqual(here);
  });

  it('has its place where it could not be loaded', async () => {
    Object.assign(journey, { furthest: 'survey', evidence: noEvidence });
    failing.add('/kits/{patientId}');
    show(inApp(<DashboardPage />));
    expect((await row('Your test kit')).getByText('We can’t load this right now.')).toBeVisible();
    expect(rows()).toEqual(['Your test kit']);
  });

  it('leads to its step once that is open', async () => {
    journey.furthest = 'counseling';
    show(inApp(<DashboardPage />));
    expect((await row('Your visit')).getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/member/counseling/',
    );
  });
});
