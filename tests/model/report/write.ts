import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WalkOutcome } from '../core/options.ts';
import { junitOf } from './junit.ts';
import { pageOf } from './page.ts';
import { screensIn } from './screens.ts';

/**
 * Writes what a walk came to into a folder: coverage.json, and report/ with a page, JUnit XML and the failures as JSON.
 * @returns the path of the page
 */
export function writeReport(folder: string, { coverage, failures }: WalkOutcome, seconds: number): string {
  const report = join(folder, 'report');
  mkdirSync(report, { recursive: true });
  const page = join(report, 'index.html');
  writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(coverage, null, 1)}\n`);
  writeFileSync(join(report, 'junit.xml'), junitOf(coverage, failures));
  writeFileSync(join(report, 'failures.json'), `${JSON.stringify(failures, null, 1)}\n`);
  writeFileSync(page, pageOf({ coverage, failures, seconds, screens: screensIn(join(folder, 'screens')) }));
  return page;
}
