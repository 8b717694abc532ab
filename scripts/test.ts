/** `npm test`, once everything is installed: runs every check, or those that are named, and ends with the sum. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { summary, type Counts } from './checks/counts.ts';
import { freeTestPort } from './checks/test-port.ts';
import { runStage } from './checks/run-stage.ts';
import { allStages, chooseStages, inLanes, type Stage } from './checks/stages.ts';
import { makeDataFolder } from './stack/folder.ts';
import { takeLock } from './stack/lock.ts';
import { messageOf } from './stack/problem.ts';
import { stopLeftovers } from './stack/processes.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
process.exit(await main(process.argv.slice(2)));

async function main(names: string[]): Promise<number> {
  const folder = join(root, '.novi-test');
  const counts: Counts[] = [];
  try {
    const stages = chooseStages(allStages(join(folder, 'reports')), names);
    makeDataFolder(folder);
    const lock = takeLock(folder, 'npm test already runs in this folder');
    await stopLeftovers(lock.leftovers);
    mkdirSync(join(folder, 'reports'), { recursive: true });
    process.env['NOVI_TEST_PORT'] = String(await freeTestPort());
    const signal = callOffSignal();
    for (const sideBySide of inLanes(stages)) {
      await Promise.all(sideBySide.map((lane) => runLane(lane, signal, counts)));
    }
    lock.release();
    if (signal.aborted) console.log('The tests were called off.');
    if (signal.aborted) counts.push({ passed: 0, failed: 1 });
    else rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(messageOf(error));
    counts.push({ passed: 0, failed: 1 });
  }
  console.log(summary(counts));
  return counts.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Runs stages one after the other, and says of each how it ended. */
async function runLane(stages: Stage[], signal: AbortSignal, counts: Counts[]): Promise<void> {
  for (const stage of stages) {
    if (signal.aborted) return;
    const begun = Date.now();
    const result = await runStage(stage, signal);
    const { passed, failed, again = [] } = result.counts;
    counts.push(result.counts);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
    console.log(`${stage.name.padEnd(10)} ${seconds} s   ${passed} passed, ${failed} failed`);
    if (again.length > 0) console.log(indent(`Only at the second try:\n${again.join('\n')}`));
    if (failed > 0) console.log(indent(result.output));
  }
}

function callOffSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      controller.abort();
    });
  }
  return controller.signal;
}

function indent(text: string): string {
  return text.trim().replaceAll(/^/gm, '    ');
}
