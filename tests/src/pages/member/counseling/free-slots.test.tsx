import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#src/lib/api/queries.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { useFreeSlots } from '#src/pages/member/counseling/use-free-slots.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { show } from '#tests/src/show.tsx';
import { slotAt } from '../records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
configure({ asyncUtilTimeout: 10_000 });

// A Thursday.
vi.setSystemTime('2027-11-25T15:00:00.000Z');
afterAll(() => void vi.useRealTimers());

type Query = { from: string; to: string; time_zone: string };
let starts: string[];
let most: number;
beforeEach(() => {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  most = Infinity;
  api.GET.mockReset().mockImplementation((_path: string, { params }: { params: { query: Query } }) => {
    const { from, to, time_zone } = params.query;
    const days = starts.map((start) => ({ start, day: momentsIn('en', time_zone).dayKey(start) }));
    const inRange = days.filter(({ day }) => day >= from && day <= to);
    const cut = inRange[most]?.day;
    const items = inRange.filter(({ day }) => !cut || day < cut).map(({ start }) => slotAt(start, start));
    const next_day = cut ?? days.find(({ day }) => day > to)?.day ?? null;
    const previous_day = days.findLast(({ day }) => day < from)?.day ?? null;
    return Promise.resolve({
      data: { data: { items, next_day, previous_day, is_licensed: starts.length > 0 } },
      response: new Response(),
    });
  });
});

function Times({ day }: { day: string | undefined }) {
  const { data: week, error } = useFreeSlots(day);
  if (!week) return <p>{error ? 'Nothing came' : 'Waiting'}</p>;
  const { earlier, later, nextDay } = week;
  return (
    <>
      <p>{`${week.from} to ${week.to}: ${week.days.map(({ key }) => key).join(', ') || 'none'}`}</p>
      {earlier && <button onClick={() => week.onGo(earlier)}>Earlier</button>}
      {later && <button onClick={() => week.onGo(later)}>Later</button>}
      {nextDay && <p>{`Next: ${nextDay}`}</p>}
      {week.hasFailed && <p>Failed</p>}
    </>
  );
}

const times = (day?: string, zone = 'America/Chicago') => (
  <QueryClientProvider client={queryClient}>
    <TimeZoneContext value={zone}>
      <Times day={day} />
    </TimeZoneContext>
  </QueryClientProvider>
);
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('begins with this week by the clock of the page, and reaches each time by going on', async () => {
  // The first is still Thursday in Chicago, the third on the Saturday night.
  starts = ['2027-11-26T04:00Z', '2027-11-26T15:00Z', '2027-11-28T05:00Z', '2027-11-28T15:00Z', '2027-12-13T15:00Z'];
  const { user } = show(times(''));
  expect(await screen.findByText('2027-11-21 to 2027-11-27: 2027-11-25, 2027-11-26, 2027-11-27')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
  await press(user, 'Later');
  expect(await screen.findByText('2027-11-28 to 2027-12-04: 2027-11-28')).toBeVisible();
  await press(user, 'Later');
  expect(await screen.findByText('2027-12-05 to 2027-12-11: none')).toBeVisible();
  expect(screen.getByText('Next: 2027-12-13')).toBeVisible();
  await press(user, 'Later');
  expect(await screen.findByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await press(user, 'Earlier');
  expect(await screen.findByText(/2027-12-11: none/)).toBeVisible();
});

it('begins with the first week that has times where this one has none, and never shows the empty one meanwhile', async () => {
  starts = ['2027-12-13T15:00Z'];
  show(times(''));
  expect(await screen.findByText('Waiting')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  expect(screen.getByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
});

it('begins with the week of a draft, which may come later than the times, and turns back where none are left from there on', async () => {
  starts = ['2027-11-26T15:00Z', '2027-12-13T15:00Z'];
  const { showAgain } = show(times(undefined));
  await waitFor(() => expect(api.GET).toHaveBeenCalled());
  showAgain(times('2027-12-14'));
  expect(await screen.findByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
  showAgain(<p>Gone</p>);
  show(times('2028-02-01'));
  expect(await screen.findByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
});

it('says when another week could not be had, keeps this one, and can be asked again', async () => {
  starts = ['2027-11-26T15:00Z', '2027-11-29T15:00Z'];
  const { user } = show(times(''));
  await screen.findByText(/2027-11-27: 2027-11-26/);
  api.GET.mockRejectedValueOnce(new Error('away'));
  await press(user, 'Later');
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText(/2027-11-27: 2027-11-26/)).toBeVisible();
  await press(user, 'Later');
  expect(await screen.findByText(/2027-12-04: 2027-11-29/)).toBeVisible();
  expect(screen.queryByText('Failed')).toBeNull();
});

it('keeps what is shown while the same week is looked up for the clock of another zone', async () => {
  starts = ['2027-11-28T05:00Z'];
  const { showAgain } = show(times(''));
  await screen.findByText('2027-11-21 to 2027-11-27: 2027-11-27');
  showAgain(times('', 'Pacific/Guam'));
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(await screen.findByText('2027-11-21 to 2027-11-27: none')).toBeVisible();
  expect(screen.getByText('Next: 2027-11-28')).toBeVisible();
});

it('of a week that holds too much for one answer the rest comes next', async () => {
  starts = ['2027-11-22T15:00Z', '2027-11-23T15:00Z', '2027-11-24T15:00Z'];
  most = 2;
  const { user } = show(times(''));
  expect(await screen.findByText('2027-11-21 to 2027-11-23: 2027-11-22, 2027-11-23')).toBeVisible();
  await press(user, 'Later');
  expect(await screen.findByText('2027-11-24 to 2027-11-27: 2027-11-24')).toBeVisible();
  await press(user, 'Earlier');
  expect(await screen.findByText(/2027-11-22, 2027-11-23/)).toBeVisible();
});
