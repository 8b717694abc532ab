import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeCoverage } from '../core/merge.ts';
import type { Failure, Walker } from '../core/options.ts';
import { walkedFolder, walkedIn } from '../core/walked.ts';
import { failuresOnServer, type VitestResults } from './results.ts';

/** Those that the server steps. */
const onServer = ['kit', 'visit', 'journey'];

/** Walks the machines that the server steps over HTTP, on a PostgreSQL of its own: runs their tests, and tells what those came by. */
export const walkOnServer: Walker = (options) => {
  const walked = onServer.filter((id) => options.machines.includes(id));
  // Without a file, every test of the server would run.
  if (walked.length === 0)
    return { coverage: { version: 1, machines: {}, tours: {} }, failures: [notRun(options.machines, noneOfThem)] };
  const folder = mkdtempSync(join(tmpdir(), 'novi-model-'));
  const report = join(folder, 'report.json');
  const files = walked.map((id) => `tests/model/server/${id}.test.ts`);
  const args = ['run', '--project', 'server', '--reporter=json', `--outputFile=${report}`, ...files];
  const ran = spawnSync('node_modules/.bin/vitest', args, {
    env: { ...process.env, [walkedFolder]: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const failures = existsSync(report)
    ? failuresOnServer(JSON.parse(readFileSync(report, 'utf8')) as VitestResults)
    : [];
  if (ran.status !== 0 && failures.length === 0)
    failures.push(notRun(walked, 'The tests on the server did not run: see above.'));
  const parts = walkedIn(place, folder).map(({ coverage }) => coverage);
  return { coverage: mergeCoverage(parts, walked), failures };
};

const place = 'server';
const noneOfThem = `The server steps ${onServer.join(', ')} alone.`;

function notRun([machine = '']: readonly string[], message: string): Failure {
  return { machine, place, name: 'the server', message, path: [], replay: 'npm run model -- --in server' };
}
