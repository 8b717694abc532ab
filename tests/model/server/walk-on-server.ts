import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { Coverage, MachineCoverage } from '../core/coverage.ts';
import { goalsOf } from '../core/goals.ts';
import type { Failure, Walker } from '../core/options.ts';
import { reportFolder, type ServerStep } from './report-steps.ts';

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
    env: { ...process.env, [reportFolder]: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults : [];
  const failures = results.flatMap(failuresIn);
  if (ran.status !== 0 && failures.length === 0)
    failures.push(notRun(walked, 'The tests on the server did not run: see above.'));
  return { coverage: coverageIn(folder, walked), failures };
};

function coverageIn(folder: string, walked: readonly string[]): Coverage {
  const steps = walked.map((id): [string, ServerStep[]] => {
    const file = join(folder, `${id}.json`);
    return [id, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ServerStep[]) : []];
  });
  return {
    version: 1,
    machines: Object.fromEntries(steps.map(([id, each]) => [id, machineCoverage(id, each)])),
    tours: Object.fromEntries(
      steps.flatMap(([, each]) => each.map(({ name, step }) => [name, { where: 'server', seconds: 0, steps: [step] }])),
    ),
  };
}

function machineCoverage(id: string, steps: readonly ServerStep[]): MachineCoverage {
  const machine = machines.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`There is no machine ${id}.`);
  const { states, branches, outcomes } = goalsOf(readGraph(machine), new Map());
  const by = (goals: readonly string[]) =>
    Object.fromEntries(
      goals.map((goal) => [goal, steps.filter(({ covered }) => covered.includes(goal)).map(({ name }) => name)]),
    );
  return { states: by(states), branches: by(branches), guards: by(outcomes) };
}

function failuresIn({ name, message, assertionResults }: Report['testResults'][number]): Failure[] {
  const machine = basename(name, '.test.ts');
  const replay = `npm run model -- --in server --machine ${machine}`;
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message !== '') return [{ machine, name: 'the server', message, path: [], replay }];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => {
    return { machine, name: fullName.trim(), message: first.split('\n')[0] ?? '', path: [], replay };
  });
}

const noneOfThem = `The server steps ${onServer.join(', ')} alone.`;

function notRun([machine = '']: readonly string[], message: string): Failure {
  return { machine, name: 'the server', message, path: [], replay: 'npm run model -- --in server' };
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
