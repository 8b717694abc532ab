/** How many tests went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of those among the passed that went well only at the second try. */
  again?: string[];
}

/** One machine that stumbles is let off (docs/decisions/031); where more tests stumble than this, the tests do. */
const maySecondTry = 2;

/** Counts vitest's JSON report. A skipped test counts as failed, and so does a file that could not even be loaded. */
export function countVitest(report: unknown): Counts {
  const files = listOf(report, 'testResults');
  const passed = numberOf(report, 'numPassedTests');
  const broken = files.filter(
    (file) => valueOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  return { passed, failed: numberOf(report, 'numTotalTests') - passed + broken.length };
}

/**
 * Counts Playwright's JSON report. What was skipped counts as failed, and so does what went well only at the second try
 * where that is more than a few.
 */
export function countPlaywright(report: unknown): Counts {
  const stats = valueOf(report, 'stats');
  const failed = numberOf(stats, 'unexpected') + numberOf(stats, 'skipped') + listOf(report, 'errors').length;
  const passed = numberOf(stats, 'expected');
  const flaky = numberOf(stats, 'flaky');
  if (flaky === 0) return { passed, failed };
  if (flaky > maySecondTry) return { passed, failed: failed + flaky };
  return { passed: passed + flaky, failed, again: flakyNames(report) };
}

function flakyNames(suite: unknown): string[] {
  const own = listOf(suite, 'specs').filter((spec) =>
    listOf(spec, 'tests').some((test) => valueOf(test, 'status') === 'flaky'),
  );
  const named = own.map((spec) => `${String(valueOf(spec, 'file'))}: ${String(valueOf(spec, 'title'))}`);
  return [...named, ...listOf(suite, 'suites').flatMap(flakyNames)];
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
