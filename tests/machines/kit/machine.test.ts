import { expect, test } from 'vitest';
import { kitStatuses, type KitStatus } from '#domain/kit-status.ts';
import { judgeKitStatus, kitEventBetween, kitMachine, kitWayFrom, nextKitStatuses } from '#machines/kit/machine.ts';

/** The transitions as the product decides them, written out once more to compare with. */
const decided: Record<KitStatus, readonly KitStatus[]> = {
  SUBMITTED: ['CLINICIAN REVIEW', 'CANCELED'],
  'CLINICIAN REVIEW': ['APPROVED', 'DENIED', 'CANCELED'],
  APPROVED: ['AWAITING SAMPLE', 'CANCELED'],
  'AWAITING SAMPLE': ['ANALYZING', 'CANCELED'],
  ANALYZING: ['AWAITING SAMPLE', 'COMPLETED'],
  COMPLETED: [],
  DENIED: [],
  CANCELED: [],
};

test('the machine has exactly the statuses of the wire', () => {
  expect(Object.keys(kitMachine.states)).toEqual(expect.arrayContaining([...kitStatuses]));
  expect(Object.keys(kitMachine.states)).toHaveLength(kitStatuses.length);
});

test.each(kitStatuses)('from %s an order goes where the product says and nowhere else', (from) => {
  expect([...nextKitStatuses(from)].sort()).toEqual([...decided[from]].sort());
  for (const to of kitStatuses) expect(judgeKitStatus(from, to).ok, `${from} → ${to}`).toBe(decided[from].includes(to));
});

test('the way ahead is the machine’s shortest to the results, and there is none from an end', () => {
  expect(kitWayFrom('SUBMITTED')).toEqual([
    'CLINICIAN REVIEW',
    'APPROVED',
    'AWAITING SAMPLE',
    'ANALYZING',
    'COMPLETED',
  ]);
  expect(kitWayFrom('ANALYZING')).toEqual(['COMPLETED']);
  expect((['COMPLETED', 'DENIED', 'CANCELED'] as const).flatMap(kitWayFrom)).toEqual([]);
});

test('what happened between two statuses is told by the machine, too', () => {
  expect(kitEventBetween('ANALYZING', 'AWAITING SAMPLE')).toBe('sample.failed');
  expect(kitEventBetween('APPROVED', 'AWAITING SAMPLE')).toBe('kit.sent');
  expect(kitEventBetween('SUBMITTED', 'COMPLETED')).toBeUndefined();
});
