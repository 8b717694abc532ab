import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countVitest } from '#scripts/checks/counts.ts';
import { runStage } from '#scripts/checks/run-stage.ts';

let folder = '';
const never = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-stage-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A program that a stage runs. */
function program(name: string, text: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  return [file];
}

it('counts a stage without a report as one test', async () => {
  const result = await runStage({ name: 'types', commands: [program('fine.mjs', '')] }, never);
  expect(result.counts).toEqual({ passed: 1, failed: 0 });
});

it('fails with what the program said, and still runs the next', async () => {
  const commands = [
    program('bad.mjs', 'console.log("a wrong type"); process.exit(3)'),
    program('next.mjs', 'console.log("more")'),
  ];
  const result = await runStage({ name: 'types', commands }, never);
  expect(result.counts).toEqual({ passed: 0, failed: 1 });
  expect(result.output).toMatch(/a wrong type[^]*ended with 3[^]*more/);
});

it('runs what failed once more for whoever looks why, and it stays failed', async () => {
  const file = join(folder, 'report.json');
  const report = { file, count: countVitest };
  const writes = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(file)},`;
  const commands = [program('bad.mjs', `${writes} '{"numTotalTests":2,"numPassedTests":1}'); process.exit(1)`)];
  const ifFailed = program('again.mjs', `${writes} '{"numTotalTests":2,"numPassedTests":2}'); console.log('a trace')`);
  const result = await runStage({ name: 'browser', commands, report, ifFailed }, never);
  expect(result.counts).toMatchObject({ passed: 1, failed: 1 });
  expect(result.output).toContain('a trace');
  const fine = await runStage({ name: 'browser', commands: [program('fine.mjs', '')], ifFailed }, never);
  expect(fine.output).not.toContain('a trace');
});

it('takes a setting away from a stage that wants to be without', async () => {
  process.env['NOVI_STAGE'] = 'there';
  const commands = [program('says.mjs', 'console.log(`it is ${process.env.NOVI_STAGE}`); process.exit(1)')];
  const result = await runStage({ name: 'deep', commands, env: { NOVI_STAGE: undefined } }, never);
  delete process.env['NOVI_STAGE'];
  expect(result.output).toContain('it is undefined');
});

it('fails a stage of tests whose report was not written, even when an older one lies there', async () => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numTotalTests: 5, numPassedTests: 5 }));
  const report = { file, count: countVitest };
  const result = await runStage({ name: 'unit', commands: [program('fine.mjs', '')], report }, never);
  expect(result.counts).toMatchObject({ passed: 0, failed: 1 });
  expect(result.output).toContain('No test ran in the stage "unit"');
});

it('ends the processes of a stage that is called off', async () => {
  const controller = new AbortController();
  const command = program('endless.mjs', 'console.log("running"); setInterval(() => undefined, 1000)');
  const running = runStage({ name: 'unit', commands: [command] }, controller.signal);
  controller.abort();
  expect((await running).output).toContain('ended with SIGTERM');
});

it('ends a stage that takes too long', async () => {
  const command = program('endless.mjs', 'setInterval(() => undefined, 1000)');
  const result = await runStage({ name: 'unit', commands: [command] }, never, 0.005);
  expect(result.counts.failed).toBe(1);
  expect(result.output).toContain('Still not done');
});
