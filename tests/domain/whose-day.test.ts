import { expect, it } from 'vitest';
import { ageAtMost, ageForCertain, dateIn, dayAfter, isLaterThanNow } from '#domain/dates.ts';
import { checkBirth, judgeEligibility } from '#domain/eligibility.ts';
import { limitsFor } from '#domain/medical-history/limits.ts';
import { checkRelease, currentRelease, releaseStatus } from '#domain/release.ts';
import { usTimeZones } from '#domain/time-zones.ts';

/** Where somebody may be: the United States with its territories, and both ends of the world. */
const places = [...usTimeZones, 'Etc/GMT+12', 'UTC', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Kiritimati'];

/** Days on which the clock, the year or the month changes, and February 29. */
const days = ['2027-03-14', '2027-11-07', '2027-12-31', '2028-02-29', '2028-03-01', '2027-07-01'];

const hour = 3_600_000;

/** Each hour from a day before to a day after. */
const moments = days.flatMap((day) =>
  Array.from({ length: 72 }, (_, i) => new Date(Date.parse(day) + (i - 24) * hour)),
);

const cases = moments.flatMap((now) => places.map((place) => ({ now, place, today: dateIn(place, now) })));

/** Somebody whose birthday of 18 years is on a day. */
function bornFor(day: string) {
  const birth = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  return { firstName: 'A', lastName: 'B', dateOfBirth: birth, state: 'NY', zip: '10001' };
}

function isLetIn(birthday: string, now: Date): boolean {
  return judgeEligibility(bornFor(birthday), { now, servedStates: new Set(['NY']), partner: 'none' }).eligible;
}

it('nobody of 17 is let in, wherever they are and at whatever hour', () => {
  const early = days.flatMap((birthday) =>
    cases.filter(({ now, today }) => today < birthday && isLetIn(birthday, now)).map((one) => ({ birthday, ...one })),
  );
  expect(early).toEqual([]);
});

it('nobody waits on their birthday longer than is said: 8 AM Eastern Time', () => {
  const clock = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const;
  const eastern = new Intl.DateTimeFormat('sv-SE', clock);
  const kept = days.flatMap((birthday) =>
    moments.filter((now) => eastern.format(now) >= `${birthday} 08:00` && !isLetIn(birthday, now)),
  );
  expect(kept).toEqual([]);
});

it('a permission whose last day has begun anywhere in the United States is not signed; one two days ahead always is', () => {
  const problemsOf = (expires_on: string, now: Date) =>
    checkRelease({ expires_on, statements_version: currentRelease.version }, now);
  const inUs = cases.filter(({ place }) => usTimeZones.some((zone) => zone === place));
  expect(inUs.filter(({ today, now }) => isLaterThanNow(today, now))).toEqual([]);
  expect(inUs.filter(({ today, now }) => problemsOf(dayAfter(dayAfter(today)), now).length > 0)).toEqual([]);
});

it('a permission dated today is refused in New York at six, and the first day that passes is named', () => {
  const now = new Date('2026-11-22T06:00:00-05:00');
  const check = (expires_on: string, at: Date) =>
    checkRelease({ expires_on, statements_version: currentRelease.version }, at);
  expect(check('2026-11-22', now)[0]?.message.en).toBe('Choose a date later than now: November 23, 2026 or later.');
  expect(check('2026-11-23', now)).toEqual([]);
  const evening = new Date('2026-11-22T18:00:00-05:00');
  expect(check('2026-11-23', evening)[0]?.message.es).toContain('24 de noviembre de 2026');
  expect(check('2026-11-24', evening)).toEqual([]);
});

it.each(usTimeZones)('a permission that goes by %s lasts through its day there, and not longer', (timeZone) => {
  const wrong = days.flatMap((expiresOn) =>
    moments.filter((now) => {
      const status = releaseStatus({ expiresOn, revokedAt: null, timeZone }, now);
      return status !== (dateIn(timeZone, now) <= expiresOn ? 'ACTIVE' : 'EXPIRED');
    }),
  );
  expect(wrong).toEqual([]);
});

it('a permission that names no clock ends with the first that is past its day', () => {
  const late = cases.filter(({ now, place, today }) => {
    const isInUs = usTimeZones.some((zone) => zone === place);
    return isInUs && days.some((expiresOn) => today > expiresOn && isActive(expiresOn, now));
  });
  expect(late).toEqual([]);
});

function isActive(expiresOn: string, now: Date): boolean {
  return releaseStatus({ expiresOn, revokedAt: null, timeZone: null }, now) === 'ACTIVE';
}

it('nobody in the United States is told that their true day of birth or of a test lies ahead', () => {
  const wronged = cases.filter(({ now, place, today }) => {
    const latest = limitsFor({ now, dateOfBirth: null })['testing.date']?.at(-1)?.valueDate ?? '';
    return usTimeZones.some((zone) => zone === place) && (checkBirth(today, now).length > 0 || latest < today);
  });
  expect(wronged).toEqual([]);
});

it('an age for certain is never more than an age at most, and both agree but for a birthday', () => {
  const apart = days.flatMap((day) => {
    const { dateOfBirth } = bornFor(day);
    return moments.map((now) => ageAtMost(dateOfBirth, now) - ageForCertain(dateOfBirth, now));
  });
  expect(new Set(apart)).toEqual(new Set([0, 1]));
});
