import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SteadyRun } from './steady-table.ts';

/** Many runs take hours, more than a machine may have at a time: those that are over are kept, for whoever goes on later. */
export interface SteadyRecord {
  /** What was run: the tree of the commit. */
  tree: string;
  /** How many runs there are to be. */
  count: number;
  runs: SteadyRun[];
}

/** Whether nothing failed in a run. */
export function isGreen({ ends }: SteadyRun): boolean {
  return ends.every(({ failed }) => failed === 0);
}

/**
 * The runs that are over, of the same tree and of as many; none where others stand in the file, or nothing that can be read, and none
 * after one that failed: they are to be green in a row.
 */
export function runsSoFar(file: string, { tree, count }: Omit<SteadyRecord, 'runs'>): SteadyRun[] {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as SteadyRecord;
    const isSame = record.tree === tree && record.count === count;
    return isSame && record.runs.length < count && record.runs.every(isGreen) ? record.runs : [];
  } catch {
    return [];
  }
}

/** Keeps them, whole or not at all. */
export function keepRuns(file: string, record: SteadyRecord): void {
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}
