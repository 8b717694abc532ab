import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { daysAfter } from '#domain/dates.ts';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/patient-record.tsx';
import { CommandArea } from '#src/features/commands/command-area.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
import { momentsIn } from '#src/texts/moments.ts';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { appointmentAt } from './appointments.ts';

// A Tuesday, in the morning of the zone in which tests run.
const now = '2026-11-24T15:30:00.000Z';
const { dayKey, zone } = momentsIn('en');
const today = dayKey(now);
const held = { list: [] as ReturnType<typeof appointmentAt>[], revision: 'first' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] });
  held.list = [appointmentAt(1, '2026-11-24T16:00:00.000Z'), appointmentAt(2, '2026-11-25T16:00:00.000Z')];
  held.revision = 'first';
  backend.answers('get', '/appointments/revision', () => ({ revision: held.revision }));
  backend.answers('get', '/appointments/upcoming', ({ query }) =>
    held.list.filter(({ visit }) => {
      const day = dayKey(visit.starts_at);
      return day >= (query['from'] ?? '') && day <= (query['to'] ?? '');
    }),
  );
  return () => vi.useRealTimers();
});

const open = (query = '') =>
  showPage(<UpcomingPage />, {
    at: `/specialist/appointments/upcoming${query}`,
    person: { noviId: 's', role: 'specialist' },
  });
/** So much later, what is asked again by the clock has been asked. */
const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const asked = () => backend.received('get', '/appointments/upcoming').map(({ query }) => query);
const day = (name: RegExp) => screen.findByRole('region', { name });
const rowOf = async (name: string) => within((await screen.findAllByText(name)).at(-1)!.closest('li')!);

describe('the visits to come', () => {
  it('stand below their day, with how many there are, in the time zone that is said', async () => {
    open();
    expect(await day(/^Today, Tuesday, November 24 1 visit$/)).toHaveTextContent('Pat Number 1');
    expect(await day(/^Tomorrow, Wednesday, November 25 1 visit$/)).toHaveTextContent('Pat Number 2');
    expect(screen.getByText(`Times are in ${zone}.`)).toBeVisible();
    expect(asked()).toEqual([{ from: today, to: daysAfter(today, 6), time_zone: momentsIn('en').timeZone }]);
  });

  it('tell what is ready and what is missing, in words', async () => {
    const prepared = {
      family_history_sent_at: null,
      fhs7: null,
      kit_status: 'ANALYZING',
      results_at: null,
      releases: 0,
    } as const;
    held.list = [
      appointmentAt(1, '2026-11-24T16:00:00.000Z', { prepared: { fhs7: 'positive' } }),
      appointmentAt(2, '2026-11-24T17:00:00.000Z', { prepared }),
    ];
    open();
    const facts = async (name: string) =>
      (await rowOf(name)).getAllByRole('definition').map(({ textContent }) => textContent.trim());
    expect(await facts('Pat Number 1')).toEqual(['Sent', 'Positive', 'Sent', 'Results in', '1']);
    expect(await facts('Pat Number 2')).toEqual(['Missing', 'Missing', 'Sent', 'At the lab', 'None']);
  });

  it('say what became of those that are over, and have the way to those ahead', async () => {
    held.list = [
      appointmentAt(1, '2026-11-24T12:00:00.000Z', { visit: { status: 'COMPLETED' } }),
      appointmentAt(2, '2026-11-24T13:00:00.000Z', { visit: { status: 'MISSED' } }),
      appointmentAt(3, '2026-11-24T14:00:00.000Z'),
      appointmentAt(4, '2026-11-24T16:00:00.000Z', {
        visit: { medium: 'phone', phone: '+13125550142', video_url: null },
      }),
      appointmentAt(5, '2026-11-24T17:00:00.000Z'),
    ];
    open();
    expect((await rowOf('Pat Number 1')).getByText('Took place')).toBeVisible();
    expect((await rowOf('Pat Number 2')).getByText('Missed')).toBeVisible();
    expect((await rowOf('Pat Number 3')).getByText('Took place?')).toBeVisible();
    expect((await rowOf('Pat Number 4')).getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13125550142',
    );
    expect((await rowOf('Pat Number 5')).getByRole('link', { name: 'video visit with Pat Number 5' })).toHaveAttribute(
      'href',
      'https://video.example/5',
    );
  });

  it('begin with another day by the address, and lead to those before and after', async () => {
    const { user } = open('?day=2026-12-10');
    expect(await screen.findByText('No visits in these days')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Day' }));
    expect(await screen.findByText('No visits on this day')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(screen.getByRole('link', { name: 'Later days' }));
    await waitFor(() =>
      expect(asked()).toContainEqual(expect.objectContaining({ from: '2026-12-17', to: '2026-12-23' })),
    );
    await user.click(screen.getByRole('link', { name: 'Today' }));
    expect(await day(/^Today/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Today' })).toHaveFocus();
  });

  it('are those of one day at a press on its name', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Tomorrow, Wednesday, November 25' }));
    await waitFor(() =>
      expect(asked()).toContainEqual(expect.objectContaining({ from: '2026-11-25', to: '2026-11-25' })),
    );
    await waitFor(() => expect(screen.queryByText('Pat Number 2')).toBeVisible());
    expect(screen.queryByRole('link', { name: /^Tomorrow/ })).toBeNull();
  });

  it('open the record of a patient by the address', async () => {
    backend.refuses('get', '/patients/{patientId}', 404);
    const { user } = open();
    await user.click((await rowOf('Pat Number 2')).getByRole('link', { name: 'Pat Number 2' }));
    const record = within(await screen.findByRole('dialog', { name: 'Patient' }));
    expect(await record.findByText('This patient is not in your care')).toBeVisible();
  });
});

describe('the next visit', () => {
  it('is on top with how soon it is, what is missing and the way to it', async () => {
    held.list = [
      appointmentAt(1, '2026-11-24T16:00:00.000Z', { prepared: { kit_status: null, medical_history_sent_at: null } }),
    ];
    open();
    const next = within(await screen.findByRole('region', { name: 'Next visit' }));
    expect(next.getByText('in 30 min')).toBeVisible();
    expect(next.getByText('42 years · Spanish')).toBeVisible();
    expect(next.getByText('Still missing: medical history and test results')).toBeVisible();
    expect(next.getByRole('link', { name: 'Open the video visit' })).toHaveAttribute('href', 'https://video.example/1');
    await later(60 * 31);
    expect(next.getByText(/^Now, until/)).toBeVisible();
    await later(60 * 45);
    expect(screen.queryByRole('region', { name: 'Next visit' })).toBeNull();
  });

  it('is found beyond the days that are listed', async () => {
    held.list = [appointmentAt(1, '2026-12-15T16:00:00.000Z')];
    const { user } = open();
    expect(await screen.findByText('in 21 days')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Go to that day' }));
    expect(await day(/^Tuesday, December 15/)).toHaveTextContent('Pat Number 1');
  });

  it('is none where nobody has booked', async () => {
    held.list = [];
    open();
    expect(await screen.findByText(/^As soon as somebody books/)).toBeVisible();
  });
});

describe('what changes meanwhile', () => {
  it('is asked for every 15 seconds, and read and told only when something has changed', async () => {
    open();
    await day(/^Today/);
    await later(15);
    expect(asked()).toHaveLength(1);
    held.list = [
      appointmentAt(3, '2026-11-24T17:00:00.000Z'),
      appointmentAt(2, '2026-11-26T16:00:00.000Z', { visit: { version: 2 } }),
    ];
    held.revision = 'second';
    await later(15);
    expect(await screen.findByText(/New visit: Pat Number 3, Tuesday, November 24 at/)).toHaveRole('status');
    const told = screen.getByText(/New visit/);
    expect(told).toHaveTextContent(/Moved: Pat Number 2, now Thursday, November 26 at/);
    expect(told).toHaveTextContent(/Canceled or moved away: Pat Number 1, Tuesday, November 24 at/);
    expect(asked()).toHaveLength(2);
  });

  it('is missed by no list: the first one is read once it is known what it would miss', async () => {
    const release = backend.waits('get', '/appointments/revision');
    open();
    await waitFor(() => expect(backend.received('get', '/appointments/revision')).toHaveLength(1));
    expect(asked()).toEqual([]);
    release();
    expect(await day(/^Today/)).toBeVisible();
  });

  it('is not asked for while nobody looks', async () => {
    open();
    await day(/^Today/);
    const before = backend.received('get', '/appointments/revision').length;
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await later(60);
    expect(backend.received('get', '/appointments/revision')).toHaveLength(before);
  });

  it('can’t be known while the line is down: the list stays, and says so', async () => {
    open();
    await day(/^Today/);
    backend.isAway('get', '/appointments/revision');
    await later(15);
    expect(await screen.findByText('This list may be out of date')).toBeVisible();
    expect(screen.getAllByText('Pat Number 2').length).toBeGreaterThan(0);
  });
});

it('a list that could not be loaded is asked for once more', async () => {
  backend.isAway('get', '/appointments/upcoming');
  const { user } = open();
  expect(await screen.findByText('We could not load your appointments')).toBeVisible();
  backend.answers('get', '/appointments/upcoming', () => held.list);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day(/^Today/)).toBeVisible();
});

it('J and K go from visit to visit, and A opens what can be done with one: the first one where none has the focus', async () => {
  const { user } = showPage(
    <CommandArea>
      <main>
        <UpcomingPage />
      </main>
    </CommandArea>,
    { at: '/specialist/appointments/upcoming', person: { noviId: 's', role: 'specialist' } },
  );
  const [first, second] = [await rowOf('Pat Number 1'), await rowOf('Pat Number 2')];
  await user.keyboard('a');
  expect(first.getByRole('menu')).toBeVisible();
  await user.keyboard('{Escape}j');
  expect(second.getByRole('link', { name: 'Pat Number 2' })).toHaveFocus();
  await user.keyboard('a');
  expect(second.getByRole('menu')).toBeVisible();
  await user.keyboard('{Escape}k');
  expect(first.getByRole('link', { name: 'Pat Number 1' })).toHaveFocus();
});
