/** How many tests went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Counts vitest's JSON report. A skipped test counts as failed, and so does a file that could not even be loaded. */
export function countVitest(report: unknown): Counts {
  const files = listOf(report, 'testResults');
  const passed = numberOf(report, 'numPassedTests');
  const broken = files.filter(
    (file) => valueOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  return { passed, failed: numberOf(report, 'numTotalTests') - passed + broken.length };
}

/** Counts Playwright's JSON report. What was skipped, or went well only at the second try, counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const stats = valueOf(report, 'stats');
  const failed = ['unexpected', 'skipped', 'flaky'].reduce((sum, key) => sum + numberOf(stats, key), 0);
  return { passed: numberOf(stats, 'expected'), failed: failed + listOf(report, 'errors').length };
}

/**
 * What a stage adds to the sum: a stage that ended badly or ran nothing has failed, whatever its report says.
 */
export function settle(counts: Counts, endedWell: boolean): Counts {
  const isFine = endedWell && counts.passed + counts.failed > 0;
  return { passed: counts.passed, failed: isFine ? counts.failed : Math.max(counts.failed, 1) };
}

/** The line that `npm test` ends with. */
export function summary(all: Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function valueOf(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? Object.entries(of).find(([name]) => name === key)?.[1] : undefined;
}

function numberOf(of: unknown, key: string): number {
  const value = valueOf(of, key);
  return typeof value === 'number' ? value : 0;
}

function listOf(of: unknown, key: string): unknown[] {
  const value = valueOf(of, key);
  return Array.isArray(value) ? value : [];
}
