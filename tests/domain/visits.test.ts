import { expect, it } from 'vitest';
import { checkVisitChange, visitStatuses } from '../../domain/visits.ts';

const now = new Date('2027-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  [24, true],
  [23.99, false],
  [-1, false],
])('a patient can change a visit %d hours ahead: %s', (hours, ok) => {
  expect(checkVisitChange({ status: 'SCHEDULED', startsAt: inHours(hours) }, now).ok).toBe(ok);
});

it('the limit of hours does not bind the care team', () => {
  expect(checkVisitChange({ status: 'SCHEDULED', startsAt: inHours(1) }, now, 'care-team')).toEqual({ ok: true });
});

it('only a visit that is scheduled can be changed, by whoever it is', () => {
  const changeable = visitStatuses.filter(
    (status) => checkVisitChange({ status, startsAt: inHours(48) }, now, 'care-team').ok,
  );
  expect(changeable).toEqual(['SCHEDULED']);
});
