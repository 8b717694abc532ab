import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { Coverage, MachineCoverage } from '#tests/model/core/coverage.ts';
import { goalsOf } from '#tests/model/core/goals.ts';
import type { Failure, Walker } from '#tests/model/core/options.ts';
import { drivers } from './registry.ts';

/** Where tours leave what they came by, for who asks: a folder. */
export const partsFolder = 'NOVI_MODEL_BROWSER_PARTS';

/** Whether each state that is seen is to be pictured. */
export const picturesWanted = 'NOVI_MODEL_SCREENS';

/** Plays the machines that have a driver in a browser, on a stack of its own, and tells what that came by. */
export const walkInBrowser: Walker = (options) => {
  const played = drivers.map(({ machine }) => machine.id).filter((id) => options.machines.includes(id));
  const folder = mkdtempSync(join(tmpdir(), 'novi-model-'));
  const report = join(folder, 'report.json');
  const ran = spawnSync(
    'node_modules/.bin/playwright',
    [
      ...['test', '/model.test.ts', '--reporter=line,json', '-g', `(?:^| )(?:${played.join('|')}): `],
      ...(options.headed ? ['--headed', '--workers=1'] : []),
    ],
    {
      env: {
        ...process.env,
        [partsFolder]: folder,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(options.screens && { [picturesWanted]: 'yes' }),
        // The headless shell has no window.
        ...(options.headed && { HEADLESS_SHELL: undefined }),
      },
      stdio: 'inherit',
    },
  );
  const failures = existsSync(report) ? failuresIn(JSON.parse(readFileSync(report, 'utf8')) as Suite) : [];
  if (ran.status !== 0 && failures.length === 0)
    failures.push({
      ...{ machine: played[0] ?? '', name: 'the browser', path: [] },
      message: 'The tours did not run: see above.',
      replay: `npm run model -- --in browser`,
    });
  return { coverage: merged(partsIn(folder), options.machines), failures };
};

function partsIn(folder: string): Coverage[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'report.json');
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage);
}

/** Of all machines that were asked for, also those that only ran beside the others. */
function merged(parts: readonly Coverage[], chosen: readonly string[]): Coverage {
  const of = (id: string, kind: keyof MachineCoverage, goals: readonly string[]) =>
    Object.fromEntries(goals.map((goal) => [goal, parts.flatMap((part) => part.machines[id]?.[kind][goal] ?? [])]));
  const covered = machines
    .filter(({ machine }) => chosen.includes(machine.id))
    .map(({ machine }): [string, MachineCoverage] => {
      const { states, branches, outcomes } = goalsOf(readGraph(machine), new Map());
      const { id } = machine;
      return [
        id,
        {
          states: of(id, 'states', states),
          branches: of(id, 'branches', branches),
          guards: of(id, 'guards', outcomes),
        },
      ];
    });
  return {
    version: 1,
    machines: Object.fromEntries(covered),
    tours: Object.assign({}, ...parts.map(({ tours }) => tours)) as Coverage['tours'],
  };
}

function failuresIn({ suites = [], specs = [] }: Suite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...suites.flatMap(failuresIn),
    ...failed.map(({ title, tests }) => {
      const [machine = ''] = title.split(':');
      const result = tests.flatMap(({ results }) => results).at(-1);
      const error = result?.errors[0]?.message ?? '';
      const path = (result?.steps ?? []).map((step) => step.title).filter((each) => /^[\w. ]+: /.test(each));
      return { machine, name: title, message: error, path, replay: replayOf(machine, title) };
    }),
  ];
}

/** The tour alone, and headed for who wants to see it. */
function replayOf(machine: string, title: string): string {
  return `npm run model -- --in browser --machine ${machine} --headed   (or: npx playwright test model.test.ts -g "${title}")`;
}

type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[]; steps?: { title: string }[] }[] }[];
  }[];
};
