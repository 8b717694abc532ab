import { expect, it } from 'vitest';
import { isSameClock, otherZoneOf, usTimeZones } from '#domain/time-zones.ts';

const winter = new Date('2027-01-15T17:00:00Z');
const summer = new Date('2027-07-15T17:00:00Z');

it('each zone has a clock of its own, in winter or in summer', () => {
  const same = usTimeZones.flatMap((one) =>
    usTimeZones
      .filter((other) => one < other && isSameClock(one, other, [winter, summer]))
      .map((other) => [one, other]),
  );
  expect(same).toEqual([]);
});

it('places with one clock are the same, whatever they are called', () => {
  expect(isSameClock('America/Detroit', 'America/New_York', [winter, summer])).toBe(true);
  expect(isSameClock('America/Phoenix', 'America/Denver', [winter])).toBe(true);
  expect(isSameClock('America/Phoenix', 'America/Denver', [winter, summer])).toBe(false);
});

it('tells who is away from where they live, and nobody in a state with two zones who is at home in either', () => {
  expect(otherZoneOf('IL', 'America/Los_Angeles', [winter])).toBe('America/Chicago');
  expect(otherZoneOf('IL', 'Europe/Berlin', [winter])).toBe('America/Chicago');
  expect(otherZoneOf('IL', 'America/Menominee', [winter, summer])).toBeUndefined();
  for (const zone of ['America/Chicago', 'America/Denver']) {
    expect(otherZoneOf('TX', zone, [winter, summer])).toBeUndefined();
  }
  expect(otherZoneOf('AZ', 'America/Los_Angeles', [summer])).toBeUndefined();
  expect(otherZoneOf('AZ', 'America/Los_Angeles', [winter])).toBe('America/Phoenix');
});
