import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from '../core/mutants/run.ts';
import { junitOf } from './junit.ts';
import { pageOf, type Report } from './page.ts';
import { screensIn } from './screens.ts';

/**
 * Writes what walks came to into a folder: coverage.json, and report/ with a page, JUnit XML and the failures as JSON.
 * @returns the path of the page
 */
export function writeReport(folder: string, given: Omit<Report, 'screens' | 'faults'>): string {
  const report = join(folder, 'report');
  mkdirSync(report, { recursive: true });
  const page = join(report, 'index.html');
  const faults = faultsIn(folder);
  const { coverage, failures } = given;
  writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(coverage, null, 1)}\n`);
  writeFileSync(join(report, 'junit.xml'), junitOf(coverage, failures, faults));
  writeFileSync(join(report, 'failures.json'), `${JSON.stringify(failures, null, 1)}\n`);
  const screens = screensIn(join(folder, 'screens'), '../screens');
  writeFileSync(page, pageOf({ ...given, screens, faults }));
  return page;
}

/** Keeps what became of faults, for this report and those that follow. */
export function keepFaults(folder: string, faults: readonly Tried[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faults.json'), `${JSON.stringify(faults, null, 1)}\n`);
}

function faultsIn(folder: string): Tried[] {
  const file = join(folder, 'faults.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tried[]) : [];
}
