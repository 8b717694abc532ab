/**
 * `npm test`, once everything is installed: runs every check, or those that are named, and ends with the sum. `--changed` takes
 * what a change can break, `--deep` the deep run, and `--deep-if-needed` that instead of the usual browser tests where it says more.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { changedStages, changeOfBranch, changeSinceDeepRun } from './checks/changed.ts';
import { summary } from './checks/counts.ts';
import { needDeepRun } from './checks/deep-files.ts';
import { importGraph } from './checks/import-graph.ts';
import { runStage } from './checks/run-stage.ts';
import { shareEmulator } from './checks/shared-emulator.ts';
import { runSideBySide } from './checks/side-by-side.ts';
import { allStages, chooseStages, deepStages, withDeepRun, type Stage, type StageEnd } from './checks/stages.ts';
import { makeDataFolder } from './stack/folder.ts';
import { takeLock } from './stack/lock.ts';
import { isFree } from './stack/ports.ts';
import { messageOf } from './stack/problem.ts';
import { stopLeftovers } from './stack/processes.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
process.exit(await main(process.argv.slice(2)));

async function main(args: string[]): Promise<number> {
  const folder = join(root, '.novi-test');
  const ends: StageEnd[] = [];
  try {
    const stages = stagesFor(args, join(folder, 'reports'));
    makeDataFolder(folder);
    const lock = takeLock(folder, 'npm test already runs in this folder');
    await stopLeftovers(lock.leftovers);
    mkdirSync(join(folder, 'reports'), { recursive: true });
    process.env['NOVI_TEST_PORT'] = String(await freeTestPort());
    // Hundreds of processes load the same packages: each is compiled once.
    process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
    const signal = callOffSignal();
    const stopEmulator = await shareEmulator(stages, folder, lock);
    await runSideBySide(stages, availableParallelism(), async (stage) => {
      if (!signal.aborted) ends.push(await check(stage, signal));
    });
    await stopEmulator();
    lock.release();
    if (signal.aborted) console.log('The tests were called off.');
    if (signal.aborted) ends.push({ stage: 'called off', seconds: 0, passed: 0, failed: 1 });
    // What failed may point to a log in it.
    if (ends.every(({ failed }) => failed === 0)) rmSync(folder, { recursive: true, force: true });
    else console.log(`Logs and reports are kept in ${relative(root, folder)}.`);
  } catch (error) {
    console.error(messageOf(error));
    ends.push({ stage: 'start', seconds: 0, passed: 0, failed: 1 });
  }
  // For scripts/steady.ts.
  const results = process.env['NOVI_TEST_RESULTS'];
  if (results) writeFileSync(results, JSON.stringify(ends));
  console.log(summary(ends));
  return ends.every(({ failed }) => failed === 0) ? 0 : 1;
}

function stagesFor(args: string[], reports: string): Stage[] {
  if (args.includes('--deep')) return deepStages(reports);
  if (args.includes('--deep-if-needed')) {
    const { files, removed } = changeSinceDeepRun();
    const needed = needDeepRun([...files, ...removed]);
    console.log(
      needed.length > 0 ? `The deep run belongs to it, for the sake of ${needed.join(', ')}` : 'No deep run is needed.',
    );
    return needed.length > 0 ? withDeepRun(allStages(reports), reports) : allStages(reports);
  }
  if (!args.includes('--changed')) return chooseStages(allStages(reports), args);
  const change = changeOfBranch();
  const count = change.files.length + change.removed.length;
  console.log(`Files that were changed since ${change.base.slice(0, 7)}: ${count}`);
  const imports = importGraph('{domain,flows,machines,openapi,scripts,server,src,tests}/**/*.{ts,tsx,js,mjs}', {
    types: false,
    later: true,
  });
  return changedStages(change, imports, reports);
}

/** Runs a stage, and says how it ended. */
async function check(stage: Stage, signal: AbortSignal): Promise<StageEnd> {
  const begun = Date.now();
  const { counts, output } = await runStage(stage, signal);
  const seconds = (Date.now() - begun) / 1000;
  const { passed, failed } = counts;
  console.log(`${stage.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(indent(output));
  return { stage: stage.name, seconds, ...counts };
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

/** The first of 4500, 4530, 4560 and so on from which on all ports are free, so that two clones can be tested at once. */
async function freeTestPort(first = 4500): Promise<number> {
  // So many the tests' stacks take together: those for the server's tests, the browser's, and those of the stack itself.
  const width = 30;
  for (let port = first; port < 65_000; port += width) {
    const free = await Promise.all(Array.from({ length: width }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('No free ports were found for the tests: stop programs that hold them.');
}
