import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeCode } from '#scripts/checks/judge-code.ts';

const compilerOptions = { lib: ['ES2022'], target: 'ES2022', types: [], strict: true, noEmit: true };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-code-'));
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  write(
    'eslint.config.js',
    `import tseslint from '${import.meta.resolve('typescript-eslint')}';
    export default [
      { rules: { 'no-debugger': 'error' } },
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
        plugins: { '@typescript-eslint': tseslint.plugin },
        rules: { '@typescript-eslint/no-floating-promises': 'error' },
      },
    ];`,
  );
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

it.each([
  ['a fault of types', 'a.ts', "export const count: number = 'many';", 'error TS2322'],
  ['what a rule finds by types', 'a.ts', 'export const f = async () => {};\nf();', 'no-floating-promises'],
  ['what a rule finds in a file without types', 'a.js', 'debugger;', 'no-debugger'],
  [
    'an option of the compiler that there is not',
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...compilerOptions, no: 1 } }),
    'error TS5023',
  ],
])('%s fails, and is said', async (_, name, text, said) => {
  write('fine.ts', 'export {};');
  write(name, text);
  expect(await judgeCode(folder)).toEqual({ passed: false, text: expect.stringContaining(said) });
});

it('says nothing where nothing is wrong', async () => {
  write('a.ts', 'export const f = async () => {};\nawait f();');
  expect(await judgeCode(folder)).toEqual({ passed: true, text: '' });
});
