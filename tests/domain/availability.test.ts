import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areApart,
  isWithinHours,
  slotTimes,
  weekdays,
  type Availability,
  type WeeklyHours,
} from '#domain/availability.ts';
import { checkAvailability } from '#domain/availability/check.ts';
import { daysAfter } from '#domain/dates.ts';

const chicago: Availability = {
  ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video', 'phone'] },
  ...{ weekly: [], days_off: [], extra_slots: [] },
};
const sundays = (from: string, to: string): WeeklyHours => ({ weekday: 'sunday', from, to });
const startsOf = (availability: Availability, from: string, to = from) =>
  slotTimes(availability, from, to).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

describe('the times of a specialist', () => {
  it('begin by their own clock in summer and in winter', () => {
    const mondays = { ...chicago, weekly: [{ weekday: 'monday' as const, from: '09:00', to: '11:00' }] };
    expect(startsOf(mondays, '2027-03-08', '2027-03-15')).toEqual([
      ...['2027-03-08T15:00', '2027-03-08T16:00', '2027-03-15T14:00', '2027-03-15T15:00'],
    ]);
  });

  it('are fewer in the night in which clocks are set forward, and more in the one in which they are set back', () => {
    const nights = { ...chicago, weekly: [sundays('00:00', '04:00')] };
    expect(startsOf(nights, '2027-03-07')).toHaveLength(4);
    expect(startsOf(nights, '2027-03-14')).toHaveLength(3);
    expect(startsOf(nights, '2027-11-07')).toHaveLength(5);
    expect(startsOf({ ...chicago, weekly: [sundays('02:00', '03:00')] }, '2027-03-14')).toEqual([]);
  });

  it('do not come before the hours where the clock shows the time before them once more', () => {
    const night = { ...chicago, visit_minutes: 15, buffer_minutes: 0, weekly: [sundays('01:15', '02:00')] };
    expect(startsOf(night, '2027-11-07')).toEqual([
      ...['2027-11-07T06:15', '2027-11-07T06:30', '2027-11-07T06:45'],
      ...['2027-11-07T07:15', '2027-11-07T07:30', '2027-11-07T07:45'],
    ]);
    const early = { startsAt: new Date('2027-11-07T07:00Z'), endsAt: new Date('2027-11-07T07:15Z') };
    expect(isWithinHours(night, early)).toBe(false);
  });

  it('leave out days off, but for a single visit', () => {
    const availability = {
      ...{ ...chicago, weekly: [sundays('09:00', '10:00')] },
      days_off: [{ from: '2027-05-09', to: '2027-05-16' }],
      extra_slots: [{ date: '2027-05-09', at: '18:30' }],
    };
    expect(startsOf(availability, '2027-05-02', '2027-05-23')).toEqual([
      ...['2027-05-02T14:00', '2027-05-09T23:30', '2027-05-23T14:00'],
    ]);
  });

  it('make room for a single visit among the weekly hours', () => {
    const availability = {
      ...{ ...chicago, weekly: [sundays('09:00', '13:00')] },
      extra_slots: [{ date: '2027-05-02', at: '10:30' }],
    };
    expect(startsOf(availability, '2027-05-02')).toEqual(['2027-05-02T14:00', '2027-05-02T15:30', '2027-05-02T17:00']);
  });
});

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const hours = fc
  .record({ weekday: fc.constantFrom(...weekdays), from: fc.nat(1_439), to: fc.nat(1_440) })
  .filter(({ from, to }) => from < to)
  .map(({ weekday, from, to }) => ({ weekday, from: time(from), to: time(to) }));
const days = fc.nat(1_000).map((count) => daysAfter('2026-01-01', count));
const availabilities = fc
  .record({
    time_zone: fc.constantFrom(
      ...['America/Chicago', 'America/Phoenix', 'America/St_Johns', 'Pacific/Guam', 'Europe/Berlin', 'Asia/Kathmandu'],
      ...['Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca', 'UTC'],
    ),
    visit_minutes: fc.integer({ min: 15, max: 120 }),
    buffer_minutes: fc.integer({ min: 0, max: 60 }),
    mediums: fc.constant<Availability['mediums']>(['video']),
    weekly: fc.array(hours, { maxLength: 12 }),
    days_off: fc.array(
      fc.tuple(days, fc.nat(20)).map(([from, more]) => ({ from, to: daysAfter(from, more) })),
      { maxLength: 4 },
    ),
    extra_slots: fc.array(fc.record({ date: days, at: fc.nat(1_439).map(time) }), { maxLength: 4 }),
  })
  .filter((availability) => checkAvailability(availability).length === 0);

/** What the clock on the wall shows, asked of other locales than the code asks. */
function wallOf({ time_zone }: Availability, moment: Date) {
  const [weekday, date, shown] = wallClocks(time_zone).map((clock) => clock.format(moment));
  return { weekday: weekday?.toLowerCase(), date: date ?? '', time: shown ?? '' };
}

const made = new Map<string, Intl.DateTimeFormat[]>();
function wallClocks(timeZone: string): Intl.DateTimeFormat[] {
  const clocks = made.get(timeZone) ?? [
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }),
    new Intl.DateTimeFormat('en-CA', { timeZone }),
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }),
  ];
  made.set(timeZone, clocks);
  return clocks;
}

describe('whatever the hours, the zone and the season, each time', () => {
  const offered = fc.tuple(availabilities, days, fc.nat(14)).map(([availability, from, more]) => ({
    availability,
    times: slotTimes(availability, from, daysAfter(from, more)),
  }));

  it('is as long as a visit, and a buffer away from all others', () => {
    fc.assert(
      fc.property(offered, ({ availability, times }) => {
        for (const [index, one] of times.entries()) {
          expect(one.endsAt.getTime() - one.startsAt.getTime()).toBe(availability.visit_minutes * 60_000);
          const next = times[index + 1];
          if (next) expect(one.startsAt < next.startsAt).toBe(true);
          if (next) expect(areApart(one, next, availability.buffer_minutes)).toBe(true);
        }
      }),
    );
  });

  it('lies within weekly hours of its day by the clock on the wall, or is a single visit', () => {
    fc.assert(
      fc.property(offered, ({ availability, times }) => {
        for (const visit of times) {
          expect(isWithinHours(availability, visit)).toBe(true);
          const [start, end] = [wallOf(availability, visit.startsAt), wallOf(availability, visit.endsAt)];
          const isSingle = availability.extra_slots.some(({ date, at }) => date === start.date && at === start.time);
          if (isSingle) continue;
          expect(availability.days_off.some(({ from, to }) => from <= start.date && start.date <= to)).toBe(false);
          const last = end.date > start.date ? '24:00' : end.time;
          const isWithin = (hours: WeeklyHours) =>
            hours.weekday === start.weekday && hours.from <= start.time && last <= hours.to;
          expect(availability.weekly.some(isWithin)).toBe(true);
        }
      }),
    );
  });
});

it('a visit is outside once its day is off, its hours have moved, or no single visit holds it anymore', () => {
  const availability = { ...chicago, weekly: [sundays('09:00', '12:00')] };
  const [visit] = slotTimes(availability, '2027-05-02', '2027-05-02');
  expect(isWithinHours(availability, visit!)).toBe(true);
  expect(isWithinHours({ ...availability, weekly: [sundays('09:05', '12:00')] }, visit!)).toBe(false);
  const off = { ...availability, days_off: [{ from: '2027-05-02', to: '2027-05-02' }] };
  expect(isWithinHours(off, visit!)).toBe(false);
  expect(isWithinHours({ ...off, extra_slots: [{ date: '2027-05-02', at: '09:00' }] }, visit!)).toBe(true);
});

describe('hours are refused', () => {
  const pathsOf = (changes: Partial<Availability>) =>
    checkAvailability({ ...chicago, ...changes }).map(({ path }) => path);
  const weekly = [sundays('09:00', '12:00')];

  it.each([
    [{ time_zone: 'Mars/Olympus' }, ['/time_zone']],
    [{ weekly: [sundays('09:00', '09:00')] }, ['/weekly/0/to']],
    [{ weekly: [sundays('09:00', '09:44')] }, ['/weekly/0/to']],
    [{ weekly: [...weekly, sundays('11:59', '14:00')] }, ['/weekly/1/from']],
    [{ weekly: [...weekly, sundays('12:00', '14:00')] }, []],
    [{ days_off: [{ from: '2027-02-30', to: '2027-03-01' }] }, ['/days_off/0/from']],
    [{ days_off: [{ from: '2027-03-01', to: '2027-02-28' }] }, ['/days_off/0/to']],
    [{ days_off: [{ from: '2027-03-01', to: '2028-03-01' }] }, ['/days_off/0/to']],
    [{ extra_slots: [{ date: '2027-02-30', at: '10:00' }] }, ['/extra_slots/0/date']],
    [{ extra_slots: [{ date: '2027-03-14', at: '02:30' }] }, ['/extra_slots/0/at']],
    [
      {
        extra_slots: [
          { date: '2027-03-15', at: '10:00' },
          { date: '2027-03-15', at: '10:59' },
        ],
      },
      ['/extra_slots/1/at'],
    ],
    [
      {
        extra_slots: [
          { date: '2027-03-15', at: '10:00' },
          { date: '2027-03-15', at: '11:00' },
        ],
      },
      [],
    ],
  ])('%j', (changes: Partial<Availability>, paths) => {
    expect(pathsOf(changes)).toEqual(paths);
  });
});
