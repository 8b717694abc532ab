import { expect, it } from 'vitest';
import {
  changeLimitHours,
  checkVisitChange,
  checkVisitOutcome,
  isTimeToJoin,
  isVisitAhead,
  joinMinutes,
  lastChangeOf,
  visitMinutes,
  visitStatuses,
} from '#domain/visits.ts';

const now = new Date('2027-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const visitIn = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + visitMinutes / 60) });

it.each([
  [24, true],
  [23.99, false],
  [-0.1, false],
  [-1, false],
])('a patient can change a visit %d hours ahead: %s', (hours, ok) => {
  expect(checkVisitChange(visitIn(hours), now, 'patient').ok).toBe(ok);
});

it('the last moment for a change is the one that is judged by', () => {
  const visit = visitIn(48);
  const last = lastChangeOf(visit);
  expect((visit.startsAt.getTime() - last.getTime()) / 3_600_000).toBe(changeLimitHours);
  expect(checkVisitChange(visit, last, 'patient').ok).toBe(true);
  expect(checkVisitChange(visit, new Date(last.getTime() + 1), 'patient').ok).toBe(false);
});

it.each([
  [23, '24 hours'],
  [-0.1, 'has already begun'],
  [-1, 'You can book a new one'],
])('the reason fits a visit %d hours ahead: %s', (hours, words) => {
  const check = checkVisitChange(visitIn(hours), now, 'patient');
  expect(check.ok ? '' : check.reason.en).toContain(words);
});

it('the limit of hours does not bind the care team, but the end of the visit does', () => {
  expect(checkVisitChange(visitIn(1), now, 'care-team')).toEqual({ ok: true });
  expect(checkVisitChange(visitIn(-0.1), now, 'care-team')).toEqual({ ok: true });
  expect(checkVisitChange(visitIn(-1), now, 'care-team').ok).toBe(false);
});

it('whether it took place is said by the care team, once it has begun', () => {
  expect([1, 0, -5].map((hours) => checkVisitOutcome(visitIn(hours), now, 'care-team').ok)).toEqual([
    false,
    true,
    true,
  ]);
  expect(checkVisitOutcome(visitIn(-5), now, 'patient').ok).toBe(false);
});

it('a scheduled visit is ahead until its time has passed', () => {
  const ahead = (hours: number) => isVisitAhead({ status: 'SCHEDULED', ...visitIn(hours) }, now);
  expect([24, -0.1, -1].map(ahead)).toEqual([true, true, false]);
  expect(visitStatuses.filter((status) => isVisitAhead({ status, ...visitIn(24) }, now))).toEqual(['SCHEDULED']);
});

it('a visit can be joined from a quarter of an hour before it until its end', () => {
  const early = joinMinutes / 60;
  expect([early + 0.01, early, -0.7, -0.75].map((hours) => isTimeToJoin(visitIn(hours), now))).toEqual([
    ...[false, true, true, false],
  ]);
});
