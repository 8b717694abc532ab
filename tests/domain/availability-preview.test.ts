import { expect, it } from 'vitest';
import type { Availability } from '#domain/availability.ts';
import { previewOf } from '#domain/availability/preview.ts';

const hours: Availability = {
  ...{ time_zone: 'America/Chicago', visit_minutes: 60, buffer_minutes: 0, mediums: ['video'] },
  weekly: [{ weekday: 'sunday', from: '08:00', to: '10:00' }],
  ...{ days_off: [], extra_slots: [] },
};
const startsOf = (availability: Availability, now: string, date: string) =>
  previewOf(availability, new Date(now))
    .find((day) => day.date === date)
    ?.times.map(({ startsAt }) => startsAt.toISOString());

it('shows the two weeks from today on, by the clock of the specialist', () => {
  // In Chicago it is still Saturday, March 6.
  const days = previewOf(hours, new Date('2027-03-07T03:00Z'));
  expect([days.length, days.at(0)?.date, days.at(-1)?.date]).toEqual([14, '2027-03-06', '2027-03-19']);
});

it('says on which day clocks are set, and the hours follow the clock on the wall', () => {
  const march = previewOf(hours, new Date('2027-03-05T12:00Z'));
  expect(march.filter(({ clockChange }) => clockChange !== 0)).toMatchObject([{ date: '2027-03-14', clockChange: 60 }]);
  expect(startsOf(hours, '2027-03-05T12:00Z', '2027-03-07')).toEqual([
    '2027-03-07T14:00:00.000Z',
    '2027-03-07T15:00:00.000Z',
  ]);
  expect(startsOf(hours, '2027-03-05T12:00Z', '2027-03-14')).toEqual([
    '2027-03-14T13:00:00.000Z',
    '2027-03-14T14:00:00.000Z',
  ]);
  const november = previewOf(hours, new Date('2027-11-01T12:00Z'));
  expect(november.filter(({ clockChange }) => clockChange !== 0)).toMatchObject([
    { date: '2027-11-07', clockChange: -60 },
  ]);
  const phoenix = previewOf({ ...hours, time_zone: 'America/Phoenix' }, new Date('2027-03-05T12:00Z'));
  expect(phoenix.some(({ clockChange }) => clockChange !== 0)).toBe(false);
});

it('leaves out what of today has begun, and says which days are off', () => {
  expect(startsOf(hours, '2027-05-02T13:00Z', '2027-05-02')).toEqual(['2027-05-02T14:00:00.000Z']);
  const off = { ...hours, days_off: [{ from: '2027-05-02', to: '2027-05-03' }] };
  const days = previewOf(off, new Date('2027-05-02T10:00Z'));
  expect(days.filter(({ isDayOff }) => isDayOff).map(({ date }) => date)).toEqual(['2027-05-02', '2027-05-03']);
  expect(days[0]?.times).toEqual([]);
});
