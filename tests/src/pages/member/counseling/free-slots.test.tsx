import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { useFreeSlots } from '#src/features/visits/slots/use-free-slots.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { slotAt } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { slotsWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

let starts: string[];
let most: number;
const path = '/dna-visit/slots';
beforeEach(() => {
  // A Thursday.
  vi.setSystemTime('2027-11-25T15:00:00.000Z');
  most = Infinity;
  answerWithSlots();
});

function answerWithSlots() {
  backend.answers('get', path, ({ query }) => {
    const { from = '', to = '', time_zone = '' } = query;
    const days = starts.map((start) => ({ start, day: momentsIn('en', time_zone).dayKey(start) }));
    const inRange = days.filter(({ day }) => day >= from && day <= to);
    const cut = inRange[most]?.day;
    const items = inRange.filter(({ day }) => !cut || day < cut).map(({ start }) => slotAt(start, start));
    const next_day = cut ?? days.find(({ day }) => day > to)?.day ?? null;
    const previous_day = days.findLast(({ day }) => day < from)?.day ?? null;
    return slotsWith({ items, next_day, previous_day, is_licensed: starts.length > 0 });
  });
}

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
  <TimeZoneContext value={zone}>
    <Times day={day} />
  </TimeZoneContext>
);
const press = async (user: ReturnType<typeof showPage>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('begins with this week by the clock of the page, and reaches each time by going on', async () => {
  // The first is still Thursday in Chicago, the third on the Saturday night.
  starts = ['2027-11-26T04:00Z', '2027-11-26T15:00Z', '2027-11-28T05:00Z', '2027-11-28T15:00Z', '2027-12-13T15:00Z'];
  const { user } = showPage(times(''));
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
  showPage(times(''));
  expect(await screen.findByText('Waiting')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  expect(screen.getByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
});

it('begins with the week of a draft, which may come later than the times, and turns back where none are left from there on', async () => {
  starts = ['2027-11-26T15:00Z', '2027-12-13T15:00Z'];
  const { showAgain } = showPage(times(undefined));
  await waitFor(() => expect(backend.received('get', path)).toHaveLength(1));
  showAgain(times('2027-12-14'));
  expect(await screen.findByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
  showAgain(<p>Gone</p>);
  showPage(times('2028-02-01'));
  expect(await screen.findByText('2027-12-12 to 2027-12-18: 2027-12-13')).toBeVisible();
});

it('says when another week could not be had, keeps this one, and can be asked again', async () => {
  starts = ['2027-11-26T15:00Z', '2027-11-29T15:00Z'];
  const { user } = showPage(times(''));
  await screen.findByText(/2027-11-27: 2027-11-26/);
  backend.isAway('get', path);
  await press(user, 'Later');
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText(/2027-11-27: 2027-11-26/)).toBeVisible();
  answerWithSlots();
  await press(user, 'Later');
  expect(await screen.findByText(/2027-12-04: 2027-11-29/)).toBeVisible();
  expect(screen.queryByText('Failed')).toBeNull();
});

it('keeps what is shown while the same week is looked up for the clock of another zone', async () => {
  starts = ['2027-11-28T05:00Z'];
  const { showAgain } = showPage(times(''));
  await screen.findByText('2027-11-21 to 2027-11-27: 2027-11-27');
  showAgain(times('', 'Pacific/Guam'));
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(await screen.findByText('2027-11-21 to 2027-11-27: none')).toBeVisible();
  expect(screen.getByText('Next: 2027-11-28')).toBeVisible();
});

it('of a week that holds too much for one answer the rest comes next', async () => {
  starts = ['2027-11-22T15:00Z', '2027-11-23T15:00Z', '2027-11-24T15:00Z'];
  most = 2;
  const { user } = showPage(times(''));
  expect(await screen.findByText('2027-11-21 to 2027-11-23: 2027-11-22, 2027-11-23')).toBeVisible();
  await press(user, 'Later');
  expect(await screen.findByText('2027-11-24 to 2027-11-27: 2027-11-24')).toBeVisible();
  await press(user, 'Earlier');
  expect(await screen.findByText(/2027-11-22, 2027-11-23/)).toBeVisible();
});
