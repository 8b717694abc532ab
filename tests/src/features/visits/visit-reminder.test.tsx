import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { CalendarFile } from '#src/pages/member/counseling/calendar-file.tsx';
import { daysBetween } from '#domain/dates.ts';
import { VisitReminder } from '#src/features/visits/visit-reminder.tsx';
import { visitWith } from '../../pages/member/records.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { HttpResponse } from 'msw';
import { backend } from '#tests/harness/backend.ts';
import { savedFiles } from '#tests/harness/saved-files.ts';
import { show } from '../../show.tsx';

const url = 'https://video.novi.example/1';
const visitAt = (starts_at: string, changes: object = {}) => ({
  ...visitWith('SCHEDULED'),
  ...{ starts_at, ends_at: new Date(Date.parse(starts_at) + 45 * 60_000).toISOString(), video_url: url },
  ...changes,
});
const inChicago = (visit: ReturnType<typeof visitAt>) => (
  <TimeZoneContext value="America/Chicago">
    <VisitReminder visit={visit} />
  </TimeZoneContext>
);

describe('the reminder of a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime('2027-03-13T23:00:00-06:00');
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['2027-03-13T23:50:00-06:00', /^Today at 11:50/],
    ['2027-03-14T00:30:00-06:00', /^Tomorrow at 12:30/],
    // The night between has only 23 hours.
    ['2027-03-15T00:30:00-05:00', /^In 2 days$/],
  ])('tells how soon %s is, by the days of the calendar', (starts, words) => {
    show(inChicago(visitAt(new Date(starts).toISOString())));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('lets one join from a quarter of an hour before, without reload', () => {
    show(inChicago(visitAt('2027-03-14T05:16:00.000Z')));
    expect(screen.queryByRole('link', { name: 'Join the video visit' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Test the link ahead of time' })).toHaveAttribute('href', url);
    act(() => void vi.advanceTimersByTime(80_000));
    expect(screen.getByRole('link', { name: 'Join the video visit' })).toHaveAttribute('href', url);
  });

  it('says whom we call where there is no link', () => {
    show(inChicago(visitAt('2027-03-20T15:00:00.000Z', { medium: 'phone', phone: '+13125550142', video_url: null })));
    expect(screen.getByText('We call you at (312) 555-0142.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('days are counted by the calendar', () => {
  expect([daysBetween('2027-03-13', '2027-03-14'), daysBetween('2027-12-31', '2028-01-01')]).toEqual([1, 1]);
  expect(daysBetween('2027-11-06', '2027-11-08')).toBe(2);
});

const calendar = (text: string) =>
  new HttpResponse(text, {
    headers: {
      'content-type': 'text/calendar; method=PUBLISH',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  });

describe('the calendar file', () => {
  it('is saved as a calendar’s file', async () => {
    const files = savedFiles();
    backend.answers('get', '/visits/{visitId}/calendar', () => calendar('BEGIN:VCALENDAR'));
    const { user } = show(<CalendarFile visit={visitWith('SCHEDULED')} />);
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files.map(({ blob, name }) => [blob.type, name])).toEqual([['text/calendar', 'appointment.ics']]);
    expect(await files[0]?.blob.text()).toBe('BEGIN:VCALENDAR');
  });

  it('that can’t be had says so, and can be asked for again', async () => {
    const files = savedFiles();
    const problem = { code: 'unavailable', message: 'Please try again soon.' } as const;
    backend.refuses('get', '/visits/{visitId}/calendar', 503, problem);
    const { user } = show(<CalendarFile visit={visitWith('SCHEDULED')} />);
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not get your file');
    expect(alert).toHaveTextContent('Please try again soon.');
    expectConsole('error', 'A file could not be had ApiError (unavailable)');
    backend.answers('get', '/visits/{visitId}/calendar', () => calendar('x'));
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a canceled visit takes it out again', () => {
    show(<CalendarFile visit={visitWith('CANCELED')} />);
    expect(screen.getByRole('button', { name: 'Remove it from my calendar' })).toBeVisible();
  });
});
