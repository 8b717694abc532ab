import { expect, it } from 'vitest';
import { weekdaysAfter } from '#scripts/seed/slots.ts';

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const after = (day: string, count: number) => weekdaysAfter(new Date(`${day}T18:00:00Z`), count).map(dayOf);

it('no visit is offered on Thanksgiving, Christmas, New Year or any other federal holiday, nor at a weekend', () => {
  expect(after('2026-11-24', 4)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01']);
  const year = after('2026-12-23', 250);
  // Christmas, New Year, Juneteenth and Independence Day as observed when they fall on a weekend, and those on a Monday.
  for (const holiday of [
    '2026-12-25',
    '2027-01-01',
    '2027-01-18',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-11-25',
  ]) {
    expect(year).not.toContain(holiday);
  }
  expect(year.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  expect(new Set(year).size).toBe(250);
});
