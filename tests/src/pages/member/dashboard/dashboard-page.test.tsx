import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend } from '#tests/harness/backend.ts';
import { eligibilityWith } from '#tests/harness/records.ts';
import { kitWith, visitWith } from '../records.ts';
import { holdRecords, openDashboard, row } from './dashboard-records.tsx';

beforeEach(holdRecords);

describe('the overview', () => {
  it('says that the e-mail is not confirmed, until it is', async () => {
    const { unmount } = openDashboard({ person: { emailVerified: false } });
    expect(await screen.findByText('Please confirm your e-mail')).toBeVisible();
    unmount();
    openDashboard();
    await screen.findByText('All eight steps are done');
    expect(screen.queryByText('Please confirm your e-mail')).not.toBeInTheDocument();
  });

  it('tells a visit once: one that lies ahead in its card, another among the records', async () => {
    const { unmount } = openDashboard();
    expect(await screen.findAllByText('Your visit')).toHaveLength(1);
    expect(screen.queryByRole('listitem', { name: 'Your visit' })).toBeNull();
    unmount();
    queryClient.clear();
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('COMPLETED', -3)] });
    openDashboard();
    expect(await screen.findByRole('listitem', { name: 'Your visit' })).toBeVisible();
    expect(screen.getAllByText('Your visit')).toHaveLength(1);
  });

  it('puts the visit that lies ahead first, then what is to be done', async () => {
    openDashboard();
    await screen.findByText('All eight steps are done');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Your visit', 'All eight steps are done', 'Where things stand', 'Your documents']);
    expect(screen.getByText(/^One thing is left: when your kit arrives, give your sample/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How to give my sample' })).toBeVisible();
  });

  it('says that nothing is left to do before the visit, once the lab has the sample', async () => {
    backend.holds({ '/kits/{patientId}': [kitWith('SUBMITTED', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING')] });
    openDashboard();
    expect(await screen.findByText('There is nothing you need to do before your visit.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'How to give my sample' })).toBeNull();
  });

  it('says first that the time of the visit has passed, then that the lab has no sample', async () => {
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', -3)] });
    openDashboard();
    const passed = await screen.findByText(/If not, book another visit/);
    expect(passed.nextElementSibling).toHaveTextContent(/still waiting for your sample/);
    expect(screen.queryByText(/^One thing is left/)).toBeNull();
    expect(screen.getByRole('link', { name: 'How to give my sample' })).toBeVisible();
  });

  it('says that one thing is left after a visit, too, while the lab has no sample', async () => {
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('COMPLETED', -3)] });
    openDashboard();
    expect(await screen.findByText(/^One thing is left/)).toBeVisible();
  });

  it('says so to who was told that they can’t join, and to nobody whose details were not checked', async () => {
    const journey = { furthest: 'eligibility' } as const;
    backend.holds({ '/kits/{patientId}': [], '/patients/is-eligible': eligibilityWith() });
    const { unmount } = openDashboard({ journey });
    expect(await screen.findByText(/We check that Novi is for you/)).toBeVisible();
    unmount();
    queryClient.clear();
    backend.holds({ '/patients/is-eligible': eligibilityWith({ checked_at: '2026-11-20T12:00:00.000Z' }) });
    openDashboard({ journey });
    expect(await screen.findByText(/you can’t join yet/)).toBeVisible();
  });

  it('calls the way to the first step as its page does', async () => {
    openDashboard({ journey: { furthest: 'welcome' } });
    expect(await screen.findByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/member/welcome/');
  });

  it('says that there was a visit already, where another tab was faster to book, and only then', async () => {
    const { unmount } = openDashboard();
    await screen.findByText('All eight steps are done');
    expect(screen.queryByText('You already have a visit')).toBeNull();
    unmount();
    const { journey } = openDashboard({ journey: { at: 'counseling' } });
    backend.refuses('post', '/dna-visit/{patientId}/schedule', 409, { code: 'visit_exists' });
    const body = { slot_id: 'slot', medium: 'video' } as const;
    act(() => journey.send({ type: 'step.completed', data: body }));
    const said = await screen.findByText('You already have a visit');
    expect(said.closest('[role=status]')).toHaveTextContent('Nothing new was booked');
  });

  it('says of the kit how it stands, and since when', async () => {
    openDashboard();
    expect((await row('Your test kit')).getByText('Last change: November 21, 2026')).toBeVisible();
  });

  it('leads to the summary as soon as there is one, and does not claim one before', async () => {
    backend.holds({
      '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING')],
    });
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('COMPLETED', -30)] });
    const { unmount } = openDashboard();
    expect(await screen.findByText(/Your specialist is writing the summary/)).toBeVisible();
    unmount();
    queryClient.clear();
    const written = { ...visitWith('COMPLETED', -30), summarized_at: '2026-11-20T12:00:00.000Z' };
    backend.holds({ '/dna-visit/{patientId}/visits': [written] });
    openDashboard();
    expect(await screen.findAllByRole('link', { name: 'Read the summary' })).toHaveLength(1);
  });

  it.each([
    ['/kits/{patientId}', 'Your test kit', 'Your permission to share'],
    ['/dna-visit/{patientId}/visits', 'Your visit', 'Your test kit'],
    ['/roi-forms', 'Your permission to share', 'Your test kit'],
    ['/patients/{patientId}/sharing-decisions', 'Your permission to share', 'Your test kit'],
  ] as const)('shows the others when %s can’t be loaded, and tries again', async (path, lost, stands) => {
    // One that lies ahead has a card of its own.
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('COMPLETED', -3)] });
    backend.isAway('get', path);
    const { user } = openDashboard();
    const failed = await row(lost);
    expect(failed.getByText('We can’t load this right now.')).toBeVisible();
    expect((await row(stands)).queryByText('We can’t load this right now.')).toBeNull();
    expect(screen.getByText(/All eight steps are done/)).toBeVisible();
    holdRecords();
    backend.holds({ '/dna-visit/{patientId}/visits': [visitWith('COMPLETED', -3)] });
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await (await row(lost)).findByRole('link')).toBeVisible();
  });

  it('says nothing about the visit while the visits can’t be loaded', async () => {
    backend.isAway('get', '/dna-visit/{patientId}/visits');
    openDashboard();
    expect(await screen.findByText('We could not look up your visit just now.')).toBeVisible();
  });

  it('shows the records also when nobody knows where the member is', async () => {
    openDashboard({ journey: 'unreachable' });
    expect((await row('Your test kit')).getByText(/Last change/)).toBeVisible();
    expect(screen.getByText('We can’t reach Novi right now')).toBeVisible();
    expect(screen.queryByText('All eight steps are done')).toBeNull();
  });
});

describe('a record that is not there yet', () => {
  beforeEach(() => backend.holds({ '/dna-visit/{patientId}/visits': [], '/kits/{patientId}': [] }));
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
    openDashboard({ journey: { furthest, evidence: noEvidence } });
    expect(await screen.findByText(/^Later you will find here:/)).toHaveTextContent(later);
    expect(rows()).toEqual(here);
  });

  it('has its place where it could not be loaded', async () => {
    backend.isAway('get', '/kits/{patientId}');
    openDashboard({ journey: { furthest: 'survey', evidence: noEvidence } });
    expect((await row('Your test kit')).getByText('We can’t load this right now.')).toBeVisible();
    expect(rows()).toEqual(['Your test kit']);
  });

  it('leads to its step once that is open', async () => {
    openDashboard({ journey: { furthest: 'counseling' } });
    expect((await row('Your visit')).getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/member/counseling/',
    );
  });
});
