import { expect, it } from 'vitest';
import { checkVisitChange, isVisitAhead, visitMinutes, visitStatuses, type VisitStatus } from '../../domain/visits.ts';

const now = new Date('2027-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const visitIn = (hours: number, status: VisitStatus = 'SCHEDULED') => ({
  ...{ status, startsAt: inHours(hours), endsAt: inHours(hours + visitMinutes / 60) },
});

it.each([
  [24, true],
  [23.99, false],
  [-0.1, false],
  [-1, false],
])('a patient can change a visit %d hours ahead: %s', (hours, ok) => {
  expect(checkVisitChange(visitIn(hours), now).ok).toBe(ok);
});

it.each([
  [23, '24 hours'],
  [-0.1, 'has already begun'],
  [-1, 'You can book a new one'],
])('the reason fits a visit %d hours ahead: %s', (hours, words) => {
  const check = checkVisitChange(visitIn(hours), now);
  expect(check.ok ? '' : check.reason.en).toContain(words);
});

it('the limit of hours does not bind the care team, but the end of the visit does', () => {
  expect(checkVisitChange(visitIn(1), now, 'care-team')).toEqual({ ok: true });
  expect(checkVisitChange(visitIn(-0.1), now, 'care-team')).toEqual({ ok: true });
  expect(checkVisitChange(visitIn(-1), now, 'care-team').ok).toBe(false);
});

it('a scheduled visit is ahead until its time has passed', () => {
  expect([24, -0.1, -1].map((hours) => isVisitAhead(visitIn(hours), now))).toEqual([true, true, false]);
  expect(visitStatuses.filter((status) => isVisitAhead(visitIn(24, status), now))).toEqual(['SCHEDULED']);
});

it('only a visit that is scheduled can be changed, by whoever it is', () => {
  const changeable = visitStatuses.filter((status) => checkVisitChange(visitIn(48, status), now, 'care-team').ok);
  expect(changeable).toEqual(['SCHEDULED']);
});
