import { expect, it } from 'vitest';
import { withLimit, tableOfPages, tableOfPresses } from '#scripts/bench/web/table.ts';

const figures = {
  ...{ firstPaint: 0.47, ready: 1.42, kilobytes: 93.82, cpu: 2.61, shift: 0 },
  milliseconds: { ready: 1680, all: 120, script: 60, layout: 20 },
};

it('shows a figure beside what it may be at most, and stands out where it is more', () => {
  expect([withLimit(0.6, 0.6, 2), withLimit(0.61, 0.6, 2), withLimit(1680, undefined)]).toEqual([
    '0.60 ≤ 0.6',
    '**0.61 > 0.6**',
    '1680',
  ]);
});

it('judges what is shown: nobody should wonder about 1.35 > 1.35', () => {
  expect(withLimit(1.354, 1.35, 2)).toBe('1.35 ≤ 1.35');
});

it('puts pages below the floor, each with its aims, its budget and where its time goes', () => {
  const aims = { firstPaint: 0.6, ready: 1.35, kilobytes: 100 };
  const floor = { ...figures, ...{ firstPaint: 1, ready: 1, cpu: 1, kilobytes: 58.2 } };
  const rows = [
    { name: '/login', figures, aims, cpuBudget: 3.1 },
    { name: '/signup', figures: { ...figures, shift: 0.0421 }, aims: {}, cpuBudget: undefined },
  ];
  expect(tableOfPages(rows, floor).split('\n')).toEqual([
    '| page | first paint ÷ | ready ÷ | JavaScript, kB | CPU ÷ | layout shift | ready, ms | CPU, ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| floor | 1.00 | 1.00 | 58.2 | 1.00 | 0 | 1680 | 120 (scripts 60, layout 20, rest 40) |',
    '| /login | 0.47 ≤ 0.6 | **1.42 > 1.35** | 93.8 ≤ 100 | 2.61 ≤ 3.1 | 0 | 1680 | 120 (scripts 60, layout 20, rest 40) |',
    '| /signup | 0.47 | 1.42 | 93.8 | 2.61 | **0.042 > 0** | 1680 | 120 (scripts 60, layout 20, rest 40) |',
  ]);
});

it('leaves out of a press what it does not have', () => {
  const rows = [
    {
      name: 'Begin',
      figures: { answered: 40, arrived: 250, cpu: 31, shift: 0.0004 },
      aims: { answered: 100, arrived: 200 },
    },
    { name: 'a key', figures: { arrived: 30, cpu: 5 }, aims: { arrived: 50 } },
  ];
  expect(tableOfPresses(rows).split('\n').slice(2)).toEqual([
    '| Begin | 40 ≤ 100 | **250 > 200** | 124 | 0 |',
    '| a key |  | 30 ≤ 50 | 20 |  |',
  ]);
});
