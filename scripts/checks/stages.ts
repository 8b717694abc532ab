import { join } from 'node:path';
import { countPlaywright, countVitest, type Counts } from './counts.ts';

/** One thing that `npm test` checks. */
export interface Stage {
  name: string;
  /** Programs that run one after the other; the stage fails with any of them, and none hides what the next one says. */
  commands: string[][];
  /** How the tests in a report are counted. Without one, the stage as a whole is one test. */
  report?: { file: string; count: (report: unknown) => Counts };
  /** Stages that have to run before this one. */
  needs?: string[];
  /** How many programs that work at the same time it is made of. */
  programs: 1 | 3;
  /** Whether it needs the sign-in emulator, with no accounts but its own: two of them never run at the same time. */
  needsEmulator?: boolean;
  /** What its programs find in their environment beside all else; `undefined` takes a setting away. */
  env?: NodeJS.ProcessEnv;
  /** A program that runs once more what failed, for whoever looks why. It changes nothing of the result. */
  ifFailed?: string[];
}

/** What became of a stage. */
export interface StageEnd extends Counts {
  stage: string;
  seconds: number;
}

export const bin = (name: string) => join('node_modules/.bin', name);

/**
 * All stages of `npm test`, in the order in which they begin. The server's tests are the first: of those that run side by side they take
 * longest, and the later they begin, the longer they are left at work alone. Then the quickest to fail, then the longest.
 */
export function allStages(reports: string): Stage[] {
  return [
    { ...vitest('server', reports), needsEmulator: true },
    typesStage,
    { name: 'lint', programs: 1, commands: [[bin('eslint'), '.']] },
    { name: 'format', programs: 1, commands: [[bin('oxfmt'), '--check']] },
    contractStage,
    generatedStage,
    knipStage,
    vitest('app', reports),
    // Its longest tests wait for processes that they start.
    vitest('unit', reports, ['unit'], ['--maxWorkers=2']),
    buildStage,
    budgetsStage,
    browserStage(reports, 'browser', ['--grep-invert', '@deep']),
  ];
}

/** The deep run: how a production machine is built and installed, how a stack starts and ends, and every browser test, in the whole browser. */
export function deepStages(reports: string): Stage[] {
  return [
    buildStage,
    { ...vitest('production', reports), needsEmulator: true, needs: [buildStage.name] },
    // The headless shell has neither a back/forward cache nor a PDF viewer. Pages fetch ahead, as for most people.
    { ...browserStage(reports, 'deep', []), env: { HEADLESS_SHELL: undefined } },
  ];
}

/** All stages, with the deep run in place of the browser tests that are a part of it. */
export function withDeepRun(all: Stage[], reports: string): Stage[] {
  const deep = deepStages(reports).filter((stage) => stage !== buildStage);
  return [...all.filter(({ name }) => name !== 'browser'), ...deep];
}

/**
 * The stages that were asked for, with those that they need, in their order.
 * @throws Error naming a stage that does not exist
 */
export function chooseStages(all: Stage[], names: string[]): Stage[] {
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no stage "${unknown.join('", "')}": choose from ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return all;
  const chosen = new Set(names.flatMap((name) => [name, ...(all.find((stage) => stage.name === name)?.needs ?? [])]));
  return all.filter(({ name }) => chosen.has(name));
}

/** The compiler, and the rules that need types. */
export const typesStage: Stage = { name: 'types', programs: 1, commands: [[bin('oxlint')]] };
export const contractStage: Stage = {
  name: 'contract',
  programs: 1,
  commands: [[bin('redocly'), 'lint', 'openapi/novi.yaml']],
};
export const generatedStage: Stage = {
  name: 'generated',
  programs: 1,
  commands: [
    ['scripts/generate.ts', '--check'],
    ['scripts/flows.ts', '--check'],
  ],
};
/** What nothing uses. */
export const knipStage: Stage = { name: 'knip', programs: 1, commands: [[bin('knip')]] };
export const buildStage: Stage = { name: 'build', programs: 1, commands: [['scripts/checks/build-for-tests.ts']] };
export const budgetsStage: Stage = {
  name: 'budgets',
  programs: 1,
  commands: [['scripts/checks/budgets.ts']],
  needs: [buildStage.name],
};

/** Browser tests: those that the arguments of Playwright choose. */
export function browserStage(reports: string, name: string, choice: string[]): Stage {
  return {
    name,
    // As many browsers work at a time: see playwright.config.ts.
    programs: 3,
    needsEmulator: true,
    commands: [[bin('playwright'), 'test', ...choice]],
    report: { file: join(reports, 'browser.json'), count: countPlaywright },
    needs: [buildStage.name],
    env: {
      // See tests/browser/fixtures/save-data.ts.
      NOVI_TEST_SAVES_DATA: 'yes',
      // No page lives long enough to win back what it takes to compile its code a second time, with optimizations.
      NOVI_TEST_JS_FLAGS: '--no-maglev,--no-opt',
    },
    // Recording every test to throw most records away would take a third of the time.
    ifFailed: [bin('playwright'), 'test', '--last-failed', '--trace=on', '--reporter=line'],
  };
}

/** The tests of some projects of vitest: all of them, or those that the arguments of vitest choose. */
export function vitest(name: string, reports: string, projects = [name], choice: string[] = []): Stage {
  const file = join(reports, `${name}.json`);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', `${project}*`]);
  return {
    name,
    programs: 1,
    commands: [[bin('vitest'), 'run', ...chosen, ...choice, ...output]],
    report: { file, count: countVitest },
  };
}
