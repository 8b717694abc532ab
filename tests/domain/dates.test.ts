import { expect, test } from 'vitest';
import { dayAfter, epochSeconds, formatIsoDate, isCalendarDate, yearsAfter } from '#domain/dates.ts';

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
  ['0001-01-01', true],
  ['0000-12-31', false],
  ['2027-1-01', false],
  ['', false],
])('%s is a calendar date: %s', (text, real) => {
  expect(isCalendarDate(text)).toBe(real);
});

test('years later is the same day of the calendar', () => {
  expect(yearsAfter('2027-03-01', 5)).toBe('2032-03-01');
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-03-01');
});

test.each([
  ['2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-12-31', '2028-01-01'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
