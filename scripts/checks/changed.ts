import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { browserTestsOf } from './browser-tests-of.ts';
import type { ImportGraph } from './import-graph.ts';
import { commitOfDeepRun } from './deep-files.ts';
import {
  bin,
  browserStage,
  budgetsStage,
  buildStage,
  contractStage,
  generatedStage,
  knipStage,
  typesStage,
  vitest,
  type Stage,
} from './stages.ts';
import { testsOf } from './tests-of.ts';

/** What was changed, and since which commit. */
export interface Change {
  base: string;
  /** Files that are there, by their path from the root. */
  files: string[];
  /** Those that are gone. */
  removed: string[];
}

/** What this branch has changed since it left main, with what is not committed yet; on main itself, the latter alone. */
export function changeOfBranch(): Change {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return parted(base, [...new Set(files)]);
}

/** What was changed since the last result of the deep run that docs/deep-run.md tells of; all there is, where its commit is not in this clone. */
export function changeSinceDeepRun(text = readFileSync('docs/deep-run.md', 'utf8')): Change {
  const base = commitOfDeepRun(text);
  const isThere = git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).length > 0;
  return parted(base, isThere ? git('diff', '--name-only', base) : git('ls-files'));
}

function parted(base: string, all: readonly string[]): Change {
  return { base, files: all.filter((file) => existsSync(file)), removed: all.filter((file) => !existsSync(file)) };
}

/** The lines that git answers; none where it can't, as without a branch "main". */
function git(...args: string[]): string[] {
  try {
    const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * The stages that can notice a fault of a change: a part of `npm test`, for whoever is at work. The longest begin first.
 * @param imports of all code and tests, without those of types alone
 */
export function changedStages({ files, removed }: Change, imports: ImportGraph, reports: string): Stage[] {
  const all = [...files, ...removed];
  const any = (pattern: RegExp) => all.some((file) => pattern.test(file));
  const isCode = (file: string) => /\.([mc]?js|tsx?)$/.test(file);
  const code = files.filter(isCode);
  const tests = testsOf(all, imports);
  const serverTests = tests.filter((test) => test.startsWith('tests/server/'));
  const otherTests = tests.filter((test) => !serverTests.includes(test));
  const browserTests = browserTestsOf(all);
  const lint: Stage = {
    name: 'lint',
    programs: 1,
    commands: [
      ...(code.length > 0 ? [[bin('eslint'), '--no-warn-ignored', ...code]] : []),
      [bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files],
    ],
  };
  const stages: [needed: boolean, ...Stage[]][] = [
    [serverTests.length > 0, { ...vitest('server', reports, ['server'], serverTests), needsEmulator: true }],
    [otherTests.length > 0, vitest('tests', reports, ['app', 'unit'], otherTests)],
    [all.some(isCode), typesStage],
    [files.length > 0, lint],
    [any(/^openapi\//), contractStage],
    // The pictures of the flows in docs/ are generated, too.
    [any(/^(openapi|domain|machines|flows|docs\/flows)\/|^scripts\/(generate|flows)/), generatedStage],
    [all.some(isCode), knipStage],
    [browserTests.length > 0, buildStage, budgetsStage, browserStage(reports, 'browser', browserTests)],
  ];
  return stages.flatMap(([needed, ...chosen]) => (needed ? chosen : []));
}
