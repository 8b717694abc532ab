import { expect, it, test } from 'vitest';
import { isShown, localTimeAt, minutesOf, momentOf } from '#domain/local-time.ts';

const at = (zone: string, date: string, time: string) => momentOf(zone, { date, minutes: minutesOf(time) });

test.each([
  // Chicago sets its clocks forward on March 14, 2027 and back on November 7.
  ['America/Chicago', '2027-03-13', '02:30', '2027-03-13T08:30:00.000Z'],
  ['America/Chicago', '2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
  ['America/Chicago', '2027-03-14', '02:30', '2027-03-14T08:00:00.000Z'],
  ['America/Chicago', '2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ['America/Chicago', '2027-11-07', '01:30', '2027-11-07T06:30:00.000Z'],
  ['America/Chicago', '2027-11-07', '02:00', '2027-11-07T08:00:00.000Z'],
  ['America/Chicago', '2027-11-07', '24:00', '2027-11-08T06:00:00.000Z'],
  ['America/Phoenix', '2027-03-14', '02:30', '2027-03-14T09:30:00.000Z'],
  // Half an hour, at Lord Howe Island.
  ['Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:30:00.000Z'],
  // The whole day was skipped, at Samoa.
  ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00.000Z'],
])('in %s the clock comes to %s %s at %s', (zone, date, time, moment) => {
  expect(at(zone, date, time).toISOString()).toBe(moment);
});

it('knows which times clocks skip', () => {
  const shown = (date: string, time: string) => isShown('America/Chicago', { date, minutes: minutesOf(time) });
  expect([shown('2027-03-14', '02:30'), shown('2027-03-14', '03:00'), shown('2027-03-13', '24:00')]).toEqual([
    ...[false, true, true],
  ]);
});

it('tells what the clock shows at a moment', () => {
  expect(localTimeAt('America/Chicago', new Date('2027-03-14T08:00:30Z'))).toEqual({
    date: '2027-03-14',
    minutes: 180,
  });
});
