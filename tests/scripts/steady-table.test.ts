import { expect, it } from 'vitest';
import { failuresLine, headLines, runLine } from '#scripts/checks/steady-table.ts';

const unit = { stage: 'unit', seconds: 61.2, passed: 40, failed: 0 };
const good = {
  number: 1,
  isBusy: false,
  seconds: 90,
  fixedWork: [402.4, 431.6] as const,
  ends: [{ ...unit, stage: 'server' }, unit],
};
const lint = { stage: 'lint', seconds: 20, passed: 0, failed: 1 };
const bad = {
  number: 2,
  isBusy: true,
  seconds: 96,
  fixedWork: [400, 400] as const,
  ends: [{ ...unit, failed: 1, failures: ['a port is taken'] }, lint],
};

it('shows each run with what passed, and the times of its stages', () => {
  expect(headLines(good).split('\n')[0]).toBe(
    '| run | beside a busy core | passed | failed | minutes | fixed work before and after, ms | server, s | unit, s |',
  );
  expect(runLine(good)).toBe('| 1 | no | 80 | 0 | 1.5 | 402, 432 | 61 | 61 |');
  expect(runLine(bad)).toBe('| 2 | yes | 40 | 2 | 1.6 | 400, 400 | 20 | 61 |');
});

it('counts in how many runs each test failed, or a stage that has no tests', () => {
  expect(failuresLine([good, bad, bad])).toBe('\n- 2 of 3 runs: a port is taken\n- 2 of 3 runs: lint');
  expect(failuresLine([good])).toBe('\nNothing failed in 1 runs.');
});
