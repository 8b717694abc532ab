import { expect, it } from 'vitest';
import { complaintsAboutCpu, cpuBudgetsFor } from '#scripts/bench/web/cpu-budgets.ts';

it('complains of a page that takes more CPU than its budget, and of one that has none', () => {
  expect(
    complaintsAboutCpu({ '/': 3.2, '/login': 2.5, '/new': 4 }, { '/': 3.1, '/login': 2.5, '/left-out': 1 }),
  ).toEqual([
    "/ takes 3.20 times the floor's CPU, and may take 3.1.",
    "/new has no budget of CPU: it takes 4.00 times the floor's.",
  ]);
});

it('leaves room for what strays, and leaves alone the pages that were not measured', () => {
  expect(cpuBudgetsFor({ '/login': 2.5 }, { '/login': 9, '/': 3.1 })).toEqual({ '/login': 2.9, '/': 3.1 });
});
