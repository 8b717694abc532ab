import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { appEnvironment } from '#scripts/stack/environment.ts';
import { portsFrom } from '#scripts/stack/ports.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'novi-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the SDK's code for the emulator says, and nothing else of it. */
const marks = [/Running in emulator mode/, /firebase-emulator-warning/, /127\.0\.0\.1:\d+/];

const settings = appEnvironment(portsFrom(4300));
const environment = process.env;

/** Builds the whole app, and gives its code. A build draws pages, with React as in production: who has loaded it otherwise could not. */
async function code(mode: string, changes: NodeJS.ProcessEnv): Promise<string> {
  const outDir = join(folder, mode);
  process.env = { ...environment, ...settings, ...changes, NODE_ENV: 'production' };
  try {
    await build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
  } finally {
    process.env = environment;
  }
  const files = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8')).join('\n');
}

test('a build for people has no code for the emulator, and one that names an emulator fails', async () => {
  const forPeople = await code('production', { VITE_FIREBASE_AUTH_EMULATOR_URL: '' });
  expect(marks.filter((mark) => mark.test(forPeople))).toEqual([]);
  expect(forPeople).toContain('identitytoolkit');
  await expect(code('production', {})).rejects.toThrow('VITE_FIREBASE_AUTH_EMULATOR_URL must not be set');
  await expect(code('staging', {})).rejects.toThrow('VITE_FIREBASE_AUTH_EMULATOR_URL must not be set');
}, 180_000);

test('the build of the browser tests has it', async () => {
  const forTests = await code('emulator', {});
  expect(marks.filter((mark) => !mark.test(forTests))).toEqual([]);
}, 180_000);
