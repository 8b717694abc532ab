import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '#tests/harness/backend.ts';
import { kitWith, visitWith } from '../records.ts';
import { signed } from '../release-of-information/release-forms.ts';
import { holdRecords, openDashboard, primaries, row } from './dashboard-records.tsx';

beforeEach(holdRecords);

describe('the moment when the last step was just done', () => {
  const arrive = () => openDashboard({ at: { pathname: '/', state: { justDone: 'counseling' } } });

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
    backend.holds({ '/kits/{patientId}': [kitWith('SUBMITTED', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING')] });
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
    backend.holds({
      '/dna-visit/{patientId}/visits': [{ ...visitWith('SCHEDULED', 0.1), video_url: 'https://video.example/1' }],
    });
    const { container } = arrive();
    await screen.findByText('What comes next');
    expect(primaries(container)).toEqual(['Join the video visit']);
  });

  it('still tells what has to be done anew', async () => {
    backend.holds({ '/roi-forms': [{ ...signed, status: 'REVOKED' }] });
    arrive();
    expect(await screen.findByText(/Decide again/)).toBeVisible();
    expect(screen.queryByText('What comes next')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    expect(screen.queryByText('All eight steps are done')).toBeNull();
  });

  it('says once that all steps are done where the visits can’t be loaded, and all of it when they come', async () => {
    backend.isAway('get', '/dna-visit/{patientId}/visits');
    const { user } = arrive();
    const failed = await row('Your visit');
    expect(screen.getAllByText('All eight steps are done')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    holdRecords();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'All eight steps are done' })).toBeVisible();
    expect(screen.getAllByText('All eight steps are done')).toHaveLength(1);
  });

  it('leaves the page as it is while a record that failed is tried again', async () => {
    backend.isAway('get', '/kits/{patientId}');
    backend.holds({ '/roi-forms': [{ ...signed, status: 'REVOKED' }] });
    const { user } = arrive();
    const retry = (await row('Your test kit')).getByRole('button', { name: 'Try again' });
    backend.waits('get', '/kits/{patientId}');
    await user.click(retry);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ana');
    expect(screen.getByText(/Decide again/)).toBeVisible();
  });
});
