import { describe, expect, it } from 'vitest';
import { visitMinutes, visitStatuses, type VisitChanger, type VisitStatus } from '#domain/visits.ts';
import { judgeVisit, type StoredVisit } from '#machines/visit/judge.ts';
import { visitMachine, visitStatusOf, type VisitEvent } from '#machines/visit/machine.ts';

const now = new Date('2027-03-01T12:00:00Z');
const times = (hours: number) => {
  const startsAt = new Date(now.getTime() + hours * 3_600_000);
  return { startsAt, endsAt: new Date(startsAt.getTime() + visitMinutes * 60_000) };
};
const visitIn = (hours: number, status: VisitStatus = 'SCHEDULED', wasMoved = false): StoredVisit => ({
  ...{ status, wasMoved, ...times(hours) },
});
const wish = (type: VisitEvent['type'], by: VisitChanger): VisitEvent =>
  type === 'visit.moved' ? { type, by, now, to: times(200) } : { type, by, now };
const becomes = (visit: StoredVisit, type: VisitEvent['type'], by: VisitChanger) => {
  const judgement = judgeVisit(visit, wish(type, by));
  return judgement.ok ? judgement.status : judgement.reason.en;
};
const types = ['visit.moved', 'visit.canceled', 'visit.completed', 'visit.missed'] as const;

describe('a visit', () => {
  it('has a state for each status of the wire, and one more once it was moved', () => {
    expect(Object.keys(visitMachine.states)).toEqual(Object.keys(visitStatusOf));
    expect(new Set(Object.values(visitStatusOf))).toEqual(new Set(visitStatuses));
  });

  it.each([false, true])('ahead can be moved and canceled by its patient (moved before: %s)', (wasMoved) => {
    expect(becomes(visitIn(24, 'SCHEDULED', wasMoved), 'visit.moved', 'patient')).toBe('SCHEDULED');
    expect(becomes(visitIn(24, 'SCHEDULED', wasMoved), 'visit.canceled', 'patient')).toBe('CANCELED');
  });

  it.each(['visit.moved', 'visit.canceled'] as const)('less than a day ahead: %s is the care team’s alone', (type) => {
    expect(becomes(visitIn(23.9), type, 'patient')).toContain('less than 24 hours');
    expect(becomes(visitIn(23.9), type, 'care-team')).not.toContain('hours');
  });

  it.each(['visit.moved', 'visit.canceled'] as const)('whose time has passed: %s is nobody’s', (type) => {
    for (const by of ['patient', 'care-team'] as const) {
      expect(becomes(visitIn(-1), type, by)).toContain('time of this visit has passed');
    }
  });

  it('is said to have taken place, or not, by the care team once it has begun', () => {
    expect(becomes(visitIn(-0.1), 'visit.completed', 'care-team')).toBe('COMPLETED');
    expect(becomes(visitIn(-50), 'visit.missed', 'care-team')).toBe('MISSED');
    expect(becomes(visitIn(0), 'visit.completed', 'care-team')).toBe('COMPLETED');
    for (const hours of [1, 1 / 3600])
      expect(becomes(visitIn(hours), 'visit.completed', 'care-team')).toContain('has not begun');
    expect(becomes(visitIn(-1), 'visit.missed', 'patient')).toContain('Your specialist notes');
  });

  it.each(['COMPLETED', 'CANCELED', 'MISSED'] as const)('that is %s stays so', (status) => {
    for (const type of types) {
      for (const by of ['patient', 'care-team'] as const) {
        expect(becomes(visitIn(48, status), type, by)).toContain('has ended or was canceled');
      }
    }
  });
});
