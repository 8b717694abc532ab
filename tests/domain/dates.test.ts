import { expect, test } from 'vitest';
import {
  ageInYears,
  epochSeconds,
  formatIsoDate,
  isCalendarDate,
  isLaterThanNow,
  westernmostDate,
  yearsAfter,
} from '../../domain/dates.ts';

test('a moment is formatted as its UTC date, whatever the time zone', () => {
  expect(formatIsoDate(new Date('2027-03-01T23:59:59-05:00'))).toBe('2027-03-02');
});

test('epoch seconds are whole and a string', () => {
  expect(epochSeconds(new Date(1_999))).toBe('1');
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-1-01', false],
  ['', false],
])('%s is a calendar date: %s', (text, real) => {
  expect(isCalendarDate(text)).toBe(real);
});

test('a date later than now is later than today', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  expect(isLaterThanNow('2027-03-01', now)).toBe(false);
  expect(isLaterThanNow('2027-03-02', now)).toBe(true);
  expect(isLaterThanNow('2027-02-30', now)).toBe(false);
});

test.each(['2027-03-01T00:00:00Z', '2027-03-01T10:59:59Z', '2027-03-01T11:00:00Z', '2027-03-02T03:00:00Z'])(
  'the westernmost date at %s is that of American Samoa, and a day that still goes on there is not over',
  (moment) => {
    const now = new Date(moment);
    const there = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Pago_Pago', dateStyle: 'short' }).format(now);
    expect(westernmostDate(now)).toBe(there);
    expect(isLaterThanNow(there, now)).toBe(false);
  },
);

test('years later is the same day of the calendar', () => {
  expect(yearsAfter('2027-03-01', 5)).toBe('2032-03-01');
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-03-01');
});

test('a person is a year older from their birthday on', () => {
  expect(ageInYears('2009-03-02', new Date('2027-03-01T00:00:00Z'))).toBe(17);
  expect(ageInYears('2009-03-01', new Date('2027-03-01T00:00:00Z'))).toBe(18);
});
