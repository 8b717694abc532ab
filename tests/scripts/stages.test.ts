import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedStages, changeSinceDeepRun } from '#scripts/checks/changed.ts';
import { commitOfDeepRun, needDeepRun } from '#scripts/checks/deep-files.ts';
import { runSideBySide } from '#scripts/checks/side-by-side.ts';
import { allStages, chooseStages, deepStages, withDeepRun, type Stage } from '#scripts/checks/stages.ts';

const all = allStages('reports');
const names = (chosen: typeof all) => chosen.map(({ name }) => name);

describe('choosing stages', () => {
  it('runs all of them when none is named', () => {
    expect(names(chooseStages(all, []))).toEqual([
      ...['server', 'types', 'lint', 'format', 'contract', 'generated', 'knip'],
      ...['app', 'unit', 'build', 'budgets', 'browser'],
    ]);
  });

  it('runs those that are named, in their own order', () => {
    expect(names(chooseStages(all, ['unit', 'lint']))).toEqual(['lint', 'unit']);
  });

  it('builds the app before its browser tests', () => {
    expect(names(chooseStages(all, ['browser']))).toEqual(['build', 'browser']);
  });

  it('says which stages there are when one is unknown', () => {
    expect(() => chooseStages(all, ['units'])).toThrow(/no stage "units": choose from server, types, lint/);
  });
});

describe('the deep run', () => {
  it('has all browser tests in the whole browser; the usual run leaves some out', () => {
    const deep = deepStages('reports').at(-1);
    expect(deep?.commands.flat()).not.toContain('@deep');
    expect(deep?.env).toEqual({ HEADLESS_SHELL: undefined });
    expect(all.at(-1)?.commands.flat()).toContain('@deep');
    expect(all.at(-1)?.env).toEqual({ NOVI_TEST_SAVES_DATA: 'yes', NOVI_TEST_JS_FLAGS: '--no-maglev,--no-opt' });
  });

  it.each([
    ...[
      'machines/draft/machine.ts',
      'machines/drafts/machine.ts',
      'machines/auth/leaving.ts',
      'machines/journey/machine.ts',
      'machines/admin-site/setup.ts',
      'tests/model/browser/promises.ts',
    ],
    ...['src/features/journey/progress.ts', 'src/features/journey/records.ts', 'src/lib/api/pending-saves.ts'],
    ...['package.json', 'tests/server/production.deep.test.ts', 'tests/server/setup/production-machine.ts'],
    ...['scripts/stack/stack.ts', 'tests/scripts/stack.deep.test.ts', 'tests/scripts/small-stack.ts'],
  ])('is asked for by a change of %s', (file) => {
    expect(
      needDeepRun(['README.md', 'machines/kit/machine.ts', 'src/features/journey/use-step-pages.ts', file]),
    ).toEqual([file]);
  });

  it('is needed for what was changed since its last result, whose commit docs/deep-run.md names', () => {
    expect(commitOfDeepRun(readFileSync('docs/deep-run.md', 'utf8'))).toMatch(/^[0-9a-f]{8,}$/);
    expect(commitOfDeepRun('## Last result\n\nAt commit 0123abcd on two cores.\nAt commit 4567cdef before.')).toBe(
      '0123abcd',
    );
    expect(() => commitOfDeepRun('## Last result\n\nAll passed.')).toThrow(/of which commit/);
  });

  it('counts everything as changed in a clone that has not the commit of its last result', () => {
    const all = changeSinceDeepRun('At commit 00000000 on two cores.').files;
    expect(all).toContain('package.json');
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
    expect(changeSinceDeepRun(`At commit ${head}`).files.length).toBeLessThan(all.length);
  });

  it('stands in place of the usual browser tests where a file asks for it', () => {
    expect(names(withDeepRun(all, 'reports')).slice(-4)).toEqual(['build', 'budgets', 'production', 'deep']);
  });
});

describe('what a change can break', () => {
  const imports = new Map([
    ['tests/src/slots.test.tsx', ['src/pages/member/counseling/slots.tsx']],
    ['tests/src/login.test.tsx', ['src/pages/login/login-page.tsx']],
    ['tests/domain/visits.test.ts', ['domain/visits.ts']],
    ['tests/server/areas/visits/visits.test.ts', ['domain/visits.ts']],
  ]);
  const of = (...files: string[]) => changedStages({ base: 'main', files, removed: [] }, imports, 'reports');

  it('is nothing where nothing was changed, and how it is written where that are words alone', () => {
    expect(of()).toEqual([]);
    expect(names(of('README.md'))).toEqual(['lint']);
  });

  it('is found by the tests that come upon it, and by the browser tests of its part of the app', () => {
    const stages = of('src/pages/member/counseling/slots.tsx');
    expect(names(stages)).toEqual(['tests', 'types', 'lint', 'knip', 'build', 'budgets', 'browser']);
    expect(stages[0]?.commands.flat()).toEqual(expect.arrayContaining(['app*', 'unit*', 'tests/src/slots.test.tsx']));
    expect(stages[0]?.commands.flat()).not.toContain('tests/src/login.test.tsx');
    expect(stages.at(-1)?.commands.flat()).toContain('/counseling.test.ts');
  });

  it('is found by tests of the server in a stage of their own, for they need more', () => {
    const stages = of('domain/visits.ts');
    expect(names(stages)).toEqual([
      ...['server', 'tests', 'types', 'lint', 'generated', 'knip'],
      ...['build', 'budgets', 'browser'],
    ]);
    expect(stages[0]).toMatchObject({ needsEmulator: true });
    expect(stages[0]?.commands.flat()).toContain('tests/server/areas/visits/visits.test.ts');
    expect(stages[1]?.commands.flat()).toContain('tests/domain/visits.test.ts');
  });

  it('counts files that are gone, but gives them to no program that reads files', () => {
    const change = { base: 'main', files: [], removed: ['src/pages/login/login-page.tsx'] };
    const stages = changedStages(change, imports, 'reports');
    expect(names(stages)).toEqual(['tests', 'types', 'knip', 'build', 'budgets', 'browser']);
  });

  it.each([
    'machines/kit/machine.ts',
    'flows/titles/titles.ts',
    'docs/flows/kit.svg',
    'scripts/flows/docs-files.ts',
    'openapi/novi.yaml',
  ])('is found where what is generated from %s, or is that, is not as it was', (file) => {
    expect(names(of(file))).toContain('generated');
  });

  it('is the browser test itself that was changed', () => {
    expect(of('tests/browser/idle.test.ts').at(-1)?.commands.flat().slice(-1)).toEqual(['/idle.test.ts']);
  });
});

describe('stages side by side', () => {
  const stage = (name: string, programs: 1 | 3, ...needs: string[]): Stage => ({ name, programs, needs, commands: [] });

  /** The stages that ran at once, each time one began. */
  async function begun(stages: Stage[], cores: number): Promise<string[]> {
    const running = new Set<string>();
    const seen: string[] = [];
    await runSideBySide(stages, cores, async ({ name }) => {
      running.add(name);
      seen.push([...running].join(' '));
      await Promise.resolve();
      running.delete(name);
    });
    return seen;
  }

  it('are one program more than there are cores', async () => {
    expect(await begun([stage('a', 1), stage('b', 1), stage('c', 3)], 2)).toEqual(['a', 'a b', 'c']);
    expect(await begun([stage('a', 1), stage('b', 1), stage('c', 3)], 4)).toEqual(['a', 'a b', 'a b c']);
  });

  it('run one by one where a stage is made of more programs than may work', async () => {
    expect(await begun([stage('a', 1), stage('b', 3)], 1)).toEqual(['a', 'b']);
  });

  it('use the emulator one after the other', async () => {
    const ofEmulator = (name: string) => ({ ...stage(name, 1), needsEmulator: true });
    expect(await begun([ofEmulator('server'), ofEmulator('browser'), stage('a', 1)], 4)).toEqual([
      ...['server', 'server a', 'browser'],
    ]);
  });

  it('wait for those that they need, whatever their order', async () => {
    expect(await begun([stage('browser', 1, 'build'), stage('build', 1)], 2)).toEqual(['build', 'browser']);
  });

  it('do not wait for one that was not asked for', async () => {
    expect(await begun([stage('browser', 1, 'build')], 2)).toEqual(['browser']);
  });
});
