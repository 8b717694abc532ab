/**
 * `npm run test:steady -- 20`: runs `npm test` so many times in a row, the last quarter beside a program that keeps a core busy,
 * and tells of each run what failed and how long its stages and a fixed piece of work took, as a table in Markdown. The first run that
 * fails ends it: its reports and logs stand in .novi-test, where the next run would write over them. Called off and begun again on the
 * same commit, it goes on after the last run that was over.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixedWork } from './checks/fixed-work.ts';
import { isGreen, keepRuns, runsSoFar } from './checks/steady-record.ts';
import { failuresLine, headLines, runLine, type SteadyRun } from './checks/steady-table.ts';
import type { StageEnd } from './checks/stages.ts';

const root = resolve(import.meta.dirname, '..');
const record = join(root, '.novi-steady.json');

process.exitCode = await main(Number(process.argv[2] ?? 20));

async function main(count: number): Promise<number> {
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Say how many runs there are to be: npm run test:steady -- 20');
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes !== '') throw new Error('Commit what was changed first: the runs are told by their commit.');
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' }).trim();
  const runs = runsSoFar(record, { tree, count });
  const [first] = runs;
  if (first) console.log([headLines(first), ...runs.map(runLine)].join('\n'));
  while (runs.length < count && runs.every(isGreen)) {
    const number = runs.length + 1;
    const run = await runOnce(number, number > count - Math.floor(count / 4));
    if (number === 1) console.log(headLines(run));
    console.log(runLine(run));
    runs.push(run);
    keepRuns(record, { tree, count, runs });
  }
  console.log(failuresLine(runs));
  return runs.every(isGreen) ? 0 : 1;
}

/** One run, whose own words are dropped: what failed stands in its results. */
async function runOnce(number: number, isBusy: boolean): Promise<SteadyRun> {
  const folder = mkdtempSync(join(tmpdir(), 'novi-steady-'));
  const results = join(folder, 'results.json');
  const before = fixedWork();
  const loop = isBusy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
  const begun = Date.now();
  const test = spawn(process.execPath, ['scripts/test.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NOVI_TEST_RESULTS: results },
  });
  await new Promise((resolve) => test.once('close', resolve));
  const seconds = (Date.now() - begun) / 1000;
  loop?.kill();
  const ends = readEnds(results);
  rmSync(folder, { recursive: true });
  return { number, isBusy, seconds, fixedWork: [before, fixedWork()], ends };
}

/** A run that left no results has failed. */
function readEnds(file: string): StageEnd[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StageEnd[];
  } catch {
    return [{ stage: 'start', seconds: 0, passed: 0, failed: 1, failures: ['npm test left no results'] }];
  }
}
