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
  /** Two lanes run side by side, a stage of each at a time; what needs the whole machine runs by itself when both are done. */
  lane: Lane;
}

type Lane = 'first' | 'second' | 'last';

const bin = (name: string) => join('node_modules/.bin', name);

/** All stages, the quickest to fail first. The lanes take about as long as one another. */
export function allStages(reports: string): Stage[] {
  return [
    { name: 'types', lane: 'first', commands: [[bin('tsc')]] },
    {
      name: 'lint',
      lane: 'second',
      commands: [
        [bin('eslint'), '.'],
        [bin('prettier'), '--check', '.'],
      ],
    },
    { name: 'contract', lane: 'first', commands: [[bin('redocly'), 'lint', 'openapi/novi.yaml']] },
    { name: 'generated', lane: 'first', commands: [['scripts/generate.ts', '--check']] },
    { name: 'knip', lane: 'first', commands: [[bin('knip')]] },
    vitest('unit', 'first', reports),
    vitest('app', 'second', reports),
    vitest('server', 'first', reports),
    { name: 'build', lane: 'second', commands: [['scripts/checks/build-for-tests.ts']] },
    {
      name: 'browser',
      lane: 'last',
      commands: [[bin('playwright'), 'test']],
      report: { file: join(reports, 'browser.json'), count: countPlaywright },
      needs: ['build'],
    },
  ];
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

/** The stages in the order in which they run: lists that run side by side, and after them what runs alone. */
export function inLanes(stages: Stage[]): Stage[][][] {
  const of = (lane: Lane) => stages.filter((stage) => stage.lane === lane);
  return [[of('first'), of('second')], [of('last')]];
}

function vitest(project: string, lane: Lane, reports: string): Stage {
  const file = join(reports, `${project}.json`);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: project,
    lane,
    commands: [[bin('vitest'), 'run', '--project', project, '--passWithNoTests=false', ...output]],
    report: { file, count: countVitest },
  };
}
