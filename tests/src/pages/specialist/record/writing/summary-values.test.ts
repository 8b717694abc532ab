import { expect, it } from 'vitest';
import {
  emptySummary,
  summarySchema,
  valuesOfSummary,
} from '#src/pages/specialist/record/writing/summary/summary-values.ts';
import { summaryOf } from '#tests/src/pages/member/after-visit.ts';

it('takes no next appointment on a day that is over, unless the version that is changed said so', () => {
  const now = new Date('2027-03-01T12:00:00.000Z');
  const { current } = summaryOf('v');
  const next = [{ what: 'A talk', with_whom: '', timing: '', on: '2020-01-01' }];
  const problemsWith = (on: string, changed?: typeof current) => {
    const values = { ...emptySummary('en'), ...valuesOfSummary(current), change_note: 'The date.' };
    const { error } = summarySchema(now, changed).safeParse({ ...values, next: next.map((each) => ({ ...each, on })) });
    return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  };
  expect(problemsWith('2020-01-01')).toEqual([['next.0.on', expect.stringMatching(/^This day is over/)]]);
  expect(problemsWith('2027-04-01')).toEqual([]);
  const content = { ...current.content, next_appointments: next };
  expect(problemsWith('2020-01-01', { ...current, content })).toEqual([]);
});
