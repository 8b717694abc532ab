import { resolve } from 'node:path';
import { readBudgets, writeBudgets } from '../../checks/budgets-file.ts';
import { firstPort, portsFrom } from '../../stack/ports.ts';
import { launch } from './browser.ts';
import { complaintsAboutCpu, cpuBudgetsFor } from './cpu-budgets.ts';
import { figuresOf } from './figures.ts';
import { serveFloor } from './floor.ts';
import { readOptions } from './options.ts';
import { benchPages } from './pages.ts';
import { presses, typing } from './presses.ts';
import { reportOf } from './report.ts';
import { measureRound, type Measured } from './round.ts';
import { serveApp } from './site.ts';

/** What can be measured, by the names that `--pages` takes. */
const groups = {
  visitors: benchPages.filter(({ as }) => as === undefined).map(({ path }) => path),
  members: benchPages.filter(({ as }) => as !== undefined).map(({ path }) => path),
  presses: [...presses.map(({ name }) => name), typing.name],
};

/**
 * Opens the app's pages on a slow phone, by turns with a bare React page, and presses what members press; prints tables of both
 * beside what is aimed at. Fails where a page takes more CPU than its budget.
 */
export async function measureWeb(args: string[]): Promise<void> {
  const { runs, chosen, isWriting } = readOptions(args, groups);
  const ports = portsFrom(firstPort(process.env['NOVI_BENCH_PORT'], 4800));
  const measured: Measured = { floor: [], pages: new Map(), presses: new Map() };
  const floor = await serveFloor(resolve('.novi-test', `bench-floor-${ports.app}`));
  try {
    const app = await serveApp(ports);
    try {
      const browser = await launch();
      try {
        for (let run = 1; run <= runs; run += 1) {
          console.error(`run ${run} of ${runs}`);
          await measureRound(browser, { app, floor }, chosen, measured);
        }
      } finally {
        await browser.close();
      }
    } finally {
      await app.stop();
    }
  } finally {
    await floor.stop();
  }
  console.log(reportOf(measured, runs, readBudgets().cpu));
  judge(measured, isWriting);
}

function judge({ floor, pages }: Measured, isWriting: boolean): void {
  const entries = [...pages].map(([path, opened]) => [path, figuresOf(opened, floor).cpu] as const);
  const cpu = Object.fromEntries(entries);
  const budgets = readBudgets().cpu;
  if (isWriting) {
    writeBudgets({ cpu: cpuBudgetsFor(cpu, budgets) });
    return;
  }
  const complaints = complaintsAboutCpu(cpu, budgets);
  if (complaints.length === 0) return;
  console.error(`\n${complaints.join('\n')}\nIf that is meant: npm run bench -- web --write`);
  process.exitCode = 1;
}
