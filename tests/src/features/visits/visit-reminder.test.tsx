import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitReminder } from '#src/features/visits/visit-reminder.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { daysBetween } from '#src/lib/days-between.ts';
import type { NamedFile } from '#src/lib/files/download.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { CalendarFile } from '#src/pages/member/counseling/calendar-file.tsx';
import { expectConsole } from '#tests/setup/console.ts';
import { visitWith } from '../../pages/member/records.ts';
import { show } from '../../show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/lib/files/download.ts', async (original) => ({ ...(await original<object>()), saveFile }));

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

const calendar = () => {
  const headers = {
    'content-type': 'text/calendar; method=PUBLISH',
    'content-disposition': 'attachment; filename="appointment.ics"',
  };
  return new Response(null, { headers });
};

describe('the calendar file', () => {
  beforeEach(() => {
    api.GET.mockReset();
    saveFile.mockReset();
  });

  it('is saved as a calendar’s file', async () => {
    api.GET.mockResolvedValue({ data: new Blob(['BEGIN:VCALENDAR']), response: calendar() });
    const { user } = show(<CalendarFile visit={visitWith('SCHEDULED')} />);
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [{ blob, name }] = saveFile.mock.calls[0] as [NamedFile];
    expect([blob.type, name]).toEqual(['text/calendar', 'appointment.ics']);
    expect(await blob.text()).toBe('BEGIN:VCALENDAR');
  });

  it('that can’t be had says so, and can be asked for again', async () => {
    api.GET.mockRejectedValueOnce(new ApiError(503, 'unavailable', 'Please try again soon.'));
    api.GET.mockResolvedValueOnce({ data: new Blob(['x']), response: calendar() });
    const { user } = show(<CalendarFile visit={visitWith('SCHEDULED')} />);
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not get your file');
    expect(alert).toHaveTextContent('Please try again soon.');
    expectConsole('error', 'A file could not be had ApiError (unavailable)');
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a canceled visit takes it out again', () => {
    show(<CalendarFile visit={visitWith('CANCELED')} />);
    expect(screen.getByRole('button', { name: 'Remove it from my calendar' })).toBeVisible();
  });
});
