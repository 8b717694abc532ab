import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle, summary } from '#scripts/checks/counts.ts';

describe('counting a vitest report', () => {
  it('counts skipped and to-do tests as failed', () => {
    const report = { numTotalTests: 10, numPassedTests: 6, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countVitest(report)).toMatchObject({ passed: 6, failed: 4 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    const fine = { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
    expect(countVitest({ numTotalTests: 1, numPassedTests: 1, testResults: [broken, fine] })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts'],
    });
  });

  it('names the tests that failed or were skipped', () => {
    const results = ['passed', 'failed', 'skipped'].map((status) => ({ status, fullName: `a test that ${status}` }));
    const report = { numTotalTests: 3, numPassedTests: 1, testResults: [{ assertionResults: results }] };
    expect(countVitest(report).failures).toEqual(['a test that failed', 'a test that skipped']);
  });
});

describe('counting a Playwright report', () => {
  it('counts what was skipped as failed, and what would have needed a second try', () => {
    const report = { stats: { expected: 5, unexpected: 1, skipped: 2, flaky: 1 }, errors: [] };
    expect(countPlaywright(report)).toMatchObject({ passed: 5, failed: 4 });
  });

  it('names what failed', () => {
    const spec = (title: string, status: string) => ({ title, file: 'idle.test.ts', tests: [{ status }] });
    const report = {
      stats: { expected: 1, unexpected: 2 },
      suites: [
        { specs: [spec('warns', 'expected')], suites: [{ specs: [spec('ends', 'unexpected')] }] },
        { specs: [spec('stays', 'unexpected')] },
      ],
    };
    expect(countPlaywright(report).failures).toEqual(['idle.test.ts: ends', 'idle.test.ts: stays']);
  });

  it('counts errors outside of tests as failed', () => {
    expect(countPlaywright({ stats: { expected: 5 }, errors: [{ message: 'no setup' }] })).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });
});

describe('settling a stage', () => {
  it('lets a stage fail that ran no test', () => {
    expect(settle({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('lets a stage fail that ended badly although all its tests passed', () => {
    expect(settle({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('takes the counts of a stage that ended well as they are', () => {
    expect(settle({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
  });

  it('counts no failure twice', () => {
    expect(settle({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  });
});

it('sums everything up in the last line', () => {
  expect(
    summary([
      { passed: 2, failed: 0 },
      { passed: 40, failed: 3 },
    ]),
  ).toBe('42 passed, 3 failed');
});
