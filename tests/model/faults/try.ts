import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builtFor } from '#scripts/checks/browser-stack.ts';
import { firstPort, portsFrom } from '#scripts/stack/ports.ts';
import { failuresInBrowser } from '../browser/results.ts';
import type { Finding } from '../core/mutants/find.ts';
import type { Tried } from '../core/mutants/run.ts';
import type { Failure } from '../core/options.ts';
import { walkedFolder } from '../core/walked.ts';
import { failuresOnServer } from '../server/results.ts';
import { faultSetting, type SourceFault } from './source-faults.ts';

/** Puts a fault into the server or into a screen, and runs the tests of its machine, up to the first that fails. */
export function tryFault(fault: SourceFault): Tried {
  const folder = mkdtempSync(join(tmpdir(), 'novi-fault-'));
  const failure = (fault.place === 'server' ? onServer : inBrowser)(fault, folder);
  rmSync(folder, { recursive: true });
  const { machine, name, place, file } = fault;
  return { machine, name: `${file}: ${name}`, isGuard: false, place, ...(failure && { finding: findingOf(failure) }) };
}

/** So many lines of what failed are told. */
const shown = 4;

function findingOf({ machine, place, name, message, path }: Failure): Finding {
  const what = stripVTControlCharacters(message).split(/\n+/, shown).join('; ');
  const by = place === 'server' ? `tests/model/server/${machine}.test.ts, “${name}”` : name;
  return { by, ...(path.length > 0 && { step: path.length }), path, what };
}

function onServer(fault: SourceFault, folder: string): Failure | undefined {
  const report = join(folder, 'report.json');
  // What was read without the fault, or with another, is not kept for the next.
  const config = [
    '--config',
    'tests/model/faults-on-server.config.ts',
    '--project',
    'server',
    '--bail',
    '1',
    '--no-fsModuleCache',
  ];
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  const file = `tests/model/server/${fault.machine}.test.ts`;
  run('vitest', ['run', ...config, ...reporter, file], fault, folder);
  return failuresOnServer(read(report))[0];
}

/** On ports of its own, whose build has the fault: the usual one stays. */
function inBrowser(fault: SourceFault, folder: string): Failure | undefined {
  const report = join(folder, 'report.json');
  const port = firstPort(process.env['NOVI_TEST_PORT'], 4500) + 40;
  const settings = { NOVI_TEST_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  if (run('node', ['tests/model/faults/build.ts'], fault, folder, settings) !== 0)
    throw new Error(`The app is not built with this fault: ${fault.name}.`);
  const tests = ['test', '/model.test.ts', '-g', `(?:^| )${fault.machine}: `, '--grep-invert', '@deep'];
  run('playwright', [...tests, '--reporter=json', '--max-failures=1'], fault, folder, settings);
  const failure = failuresInBrowser(read(report))[0];
  rmSync(builtFor(portsFrom(port + 9)), { recursive: true, force: true });
  return failure;
}

function run(command: string, args: string[], fault: SourceFault, folder: string, settings: object = {}) {
  const env = { ...process.env, [walkedFolder]: folder, [faultSetting]: JSON.stringify(fault), ...settings };
  const { error, status } = spawnSync(join('node_modules/.bin', command), args, { env, stdio: 'ignore' });
  if (error) throw error;
  return status;
}

/**
 * @throws Error where the tests did not run: a fault that nobody could look for is not one that nobody found
 */
function read(report: string): never {
  if (!existsSync(report)) throw new Error('The tests did not run.');
  return JSON.parse(readFileSync(report, 'utf8')) as never;
}
