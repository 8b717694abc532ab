import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const oxlint = resolve('node_modules/.bin/oxlint');
const compilerOptions = {
  lib: ['ES2024'],
  target: 'ES2024',
  types: [],
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
};
const settings = (options: object) => JSON.stringify({ compilerOptions: options, include: ['**/*'] });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-types-'));
  // The project's own configuration, so that the rule taken out of it is noticed.
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  writeFileSync(join(folder, 'tsconfig.json'), settings(compilerOptions));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What is said about a file of the project that holds this text; nothing where it is fine. */
async function said(file: string, text: string): Promise<string> {
  writeFileSync(join(folder, 'fine.ts'), 'export {};\n');
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return promisify(execFile)(oxlint, { cwd: folder }).then(
    () => '',
    (failure: unknown) => (failure as { stdout: string }).stdout,
  );
}

const wrong = "export const count: number = 'many';\n";
const unawaited = 'export const f = async () => { await f(); };\nf();\n';
const anything = "export const held = JSON.parse('1');\n";
const madeAnew = 'export function Page() {\n  const Inner = () => <p />;\n  return <Inner />;\n}\n';
const hookSometimes = "import { useState } from 'react';\nexport const useIf = (on: boolean) => on && useState(1);\n";

it.each([
  ['a fault of types', 'domain/a.ts', wrong, 'TS2322'],
  ['one in what is generated', 'openapi/generated/a.ts', wrong, 'TS2322'],
  ['one of a script', 'scripts/a.mjs', "/** @type {number} */\nexport const count = 'many';\n", 'TS2322'],
  [
    'an option of the compiler that there is not',
    'tsconfig.json',
    settings({ ...compilerOptions, no: 1 }),
    "Unknown compiler option 'no'",
  ],
  ['a promise that nobody waits for', 'server/a.ts', unawaited, 'no-floating-promises'],
  ['one of a test', 'tests/a.ts', unawaited, 'no-floating-promises'],
  ['a component that is made anew with each drawing', 'src/a.tsx', madeAnew, 'react(static-components)'],
  ['a hook that is not always called', 'scripts/admin-site/a.ts', hookSometimes, 'rules-of-hooks'],
  ['a value that may be anything', 'src/a.ts', anything, 'no-unsafe-assignment'],
  ['a fault that a comment hides', 'src/a.ts', `// eslint-disable-next-line\n${anything}`, 'no-unsafe-assignment'],
])('%s fails, and is said', async (_, file, text, expected) => {
  expect(await said(file, text)).toContain(expected);
});

it('says nothing where nothing is wrong, nor of what only a test may hold', async () => {
  expect(await said('src/a.ts', 'export const f = async () => { await f(); };\nawait f();\n')).toBe('');
  expect(await said('tests/a.ts', anything)).toBe('');
});
