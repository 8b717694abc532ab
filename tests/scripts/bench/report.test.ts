import { expect, it } from 'vitest';
import { reportOf } from '#scripts/bench/web/report.ts';

const told = { firstPaint: 600, ready: 1200, bytes: 90_000, shift: 0 };
const opened = { told, ticks: { all: 100, script: 50, layout: 20 } };

it('tells of what was measured, with its aims and budgets, and of nothing else', () => {
  const measured = { floor: [opened], pages: new Map([['/login', [opened]]]), presses: new Map() };
  const report = reportOf(measured, 1, { '/login': 2, '/signup': 3 });
  expect(report).toContain('| /login | **1.00 > 0.6** | 1.00 ≤ 1.35 | 90.0 ≤ 100 | 1.00 ≤ 2 | 0 |');
  expect(report).not.toMatch(/signup|press/i);
});

it('tells of presses that alone were measured', () => {
  const press = { answered: 40, arrived: 150, cpu: 20, shift: 0 };
  const report = reportOf({ floor: [], pages: new Map(), presses: new Map([['step 1 to step 2', [press]]]) }, 1, {});
  expect(report).toContain('| step 1 to step 2 | 40 ≤ 100 | 150 ≤ 200 | 80 | 0 |');
  expect(report).not.toContain('floor');
});
