/** How many tests went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of those that did not, as far as a report has them. */
  failures?: string[];
}

/** Counts vitest's JSON report. A skipped test counts as failed, and so does a file that could not even be loaded. */
export function countVitest(report: unknown): Counts {
  const files = listOf(report, 'testResults');
  const passed = numberOf(report, 'numPassedTests');
  const broken = files.filter(
    (file) => valueOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  const failed = files
    .flatMap((file) => listOf(file, 'assertionResults'))
    .filter((test) => valueOf(test, 'status') !== 'passed');
  return {
    passed,
    failed: numberOf(report, 'numTotalTests') - passed + broken.length,
    failures: [
      ...broken.map((file) => String(valueOf(file, 'name'))),
      ...failed.map((test) => String(valueOf(test, 'fullName'))),
    ],
  };
}

/** Counts Playwright's JSON report. What was skipped counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const stats = valueOf(report, 'stats');
  const failed = numberOf(stats, 'unexpected') + numberOf(stats, 'skipped') + numberOf(stats, 'flaky');
  return {
    passed: numberOf(stats, 'expected'),
    failed: failed + listOf(report, 'errors').length,
    failures: failedSpecs(report),
  };
}

function failedSpecs(suite: unknown): string[] {
  const own = listOf(suite, 'specs').filter((spec) =>
    listOf(spec, 'tests').some((test) => valueOf(test, 'status') !== 'expected'),
  );
  const named = own.map((spec) => `${String(valueOf(spec, 'file'))}: ${String(valueOf(spec, 'title'))}`);
  return [...named, ...listOf(suite, 'suites').flatMap(failedSpecs)];
}

/**
 * What a stage adds to the sum: a stage that ended badly or ran nothing has failed, whatever its report says.
 */
export function settle(counts: Counts, endedWell: boolean): Counts {
  const isFine = endedWell && counts.passed + counts.failed > 0;
  return { ...counts, failed: isFine ? counts.failed : Math.max(counts.failed, 1) };
}

/** The line that `npm test` ends with. */
export function summary(all: Counts[]): string {
  const sum = (key: 'passed' | 'failed') => all.reduce((total, counts) => total + counts[key], 0);
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
