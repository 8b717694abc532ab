import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepRuns, runsSoFar } from '#scripts/checks/steady-record.ts';

const run = (number: number) => ({ number, isBusy: false, seconds: 800, fixedWork: [400, 400] as const, ends: [] });
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-record-'));
  file = join(folder, 'steady.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('goes on after the runs that are over', () => {
  expect(runsSoFar(file, { tree: 'a', count: 3 })).toEqual([]);
  keepRuns(file, { tree: 'a', count: 3, runs: [run(1), run(2)] });
  expect(runsSoFar(file, { tree: 'a', count: 3 })).toEqual([run(1), run(2)]);
});

it('begins anew where something else was run, where a run failed, where all is over, and where the file can’t be read', () => {
  keepRuns(file, { tree: 'a', count: 2, runs: [run(1)] });
  expect(runsSoFar(file, { tree: 'b', count: 2 })).toEqual([]);
  expect(runsSoFar(file, { tree: 'a', count: 20 })).toEqual([]);
  const failed = { ...run(1), ends: [{ stage: 'unit', seconds: 9, passed: 1, failed: 1 }] };
  keepRuns(file, { tree: 'a', count: 2, runs: [failed] });
  expect(runsSoFar(file, { tree: 'a', count: 2 })).toEqual([]);
  keepRuns(file, { tree: 'a', count: 2, runs: [run(1), run(2)] });
  expect(runsSoFar(file, { tree: 'a', count: 2 })).toEqual([]);
  writeFileSync(file, '{"tree":');
  expect(runsSoFar(file, { tree: 'a', count: 2 })).toEqual([]);
});
