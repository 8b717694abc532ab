import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { forgetStaleBuild } from '#scripts/checks/browser-stack.ts';
import { machineNamedIn, type Coverage } from '#tests/model/core/coverage.ts';
import { mergeCoverage } from '#tests/model/core/merge.ts';
import { isUsual, type Failure, type Walker, type WalkOptions } from '#tests/model/core/options.ts';
import { forgetMachine, walkedFolder, walkedIn } from '#tests/model/core/walked.ts';
import { askedSetting, type AskedInBrowser } from './asked.ts';
import { drivers } from './registry.ts';
import { failuresInBrowser, type PlaywrightResults } from './results.ts';
import { screensFolder } from './screens.ts';
import { waysOf } from './walks.ts';

const place = 'browser';

/** Plays the machines that have a driver in a browser, on a stack of its own, and tells what that came by. */
export const walkInBrowser: Walker = (options) => {
  const played = drivers.map(({ machine }) => machine.id).filter((id) => options.machines.includes(id));
  const nothing: Coverage = { version: 1, machines: {}, tours: {} };
  if (played.length === 0) return { coverage: nothing, failures: [notRun(options, noneOfThem())] };
  const { walk, seed, length, count, only, way, screens } = options;
  const asked: AskedInBrowser = { walk, seed, length, count, only, way, screens, machines: played };
  if (drivers.every((driver) => !played.includes(driver.machine.id) || waysOf(driver, asked).length === 0))
    return { coverage: nothing, failures: [notRun(options, `No move of a driver leads to ${only ?? 'anything'}.`)] };
  const folder = mkdtempSync(join(tmpdir(), 'novi-model-'));
  const kept = isUsual(options) ? undefined : folder;
  if (!kept) played.forEach((id) => forgetMachine(place, id));
  if (options.screens) forgetScreens(played);
  forgetStaleBuild();
  const report = join(folder, 'report.json');
  const ran = spawnSync(
    'node_modules/.bin/playwright',
    [
      ...['test', '/model.test.ts', '--reporter=line,json', ...(options.headed ? ['--headed'] : [])],
      // A state is pictured on the first tour that comes to it: with one worker, that is the same each time.
      ...(options.headed || options.screens ? ['--workers=1'] : []),
    ],
    {
      env: {
        ...process.env,
        [walkedFolder]: kept,
        [askedSetting]: JSON.stringify(asked),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // The headless shell has no window.
        ...(options.headed && { HEADLESS_SHELL: undefined }),
      },
      stdio: 'inherit',
    },
  );
  const walked = walkedIn(place, kept).filter(({ coverage: { tours }, failures }) =>
    [...Object.keys(tours), ...failures.map(({ name }) => name)].some((name) => played.includes(machineNamedIn(name))),
  );
  const told = walked.flatMap(({ failures }) => failures);
  const failures = existsSync(report)
    ? failuresInBrowser(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightResults)
    : [];
  if (ran.status !== 0 && failures.length === 0) failures.push(notRun(options, 'The tours did not run: see above.'));
  return {
    coverage: mergeCoverage(
      walked.map(({ coverage }) => coverage),
      options.machines,
    ),
    failures: failures
      .map((failure) => told.find(({ name }) => name === failure.name) ?? failure)
      .map((failure) => ({ ...failure, message: stripVTControlCharacters(failure.message) })),
  };
};

/** Those of before would stay, as a picture is taken once. */
function forgetScreens(machines: readonly string[]): void {
  if (!existsSync(screensFolder)) return;
  for (const name of readdirSync(screensFolder))
    if (machines.includes(name.split('.', 1)[0] ?? '')) rmSync(join(screensFolder, name));
}

const noneOfThem = () => `Drivers know ${drivers.map(({ machine }) => machine.id).join(', ')} alone.`;

function notRun({ machines: [machine = ''] }: WalkOptions, message: string): Failure {
  return { machine, place, name: 'the browser', message, path: [], replay: 'npm run model -- --in browser' };
}
