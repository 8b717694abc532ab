import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isOlderThan } from '#scripts/checks/stale.ts';

let folder: string;
const at = (path: string) => join(folder, path);
const touch = (path: string, seconds: number) => utimesSync(at(path), seconds, seconds);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-stale-'));
  mkdirSync(at('src/deep'), { recursive: true });
  for (const file of ['built', 'src/deep/one', 'src/deep/two', 'lock']) writeFileSync(at(file), '');
  for (const path of ['src/deep/one', 'src/deep/two', 'src/deep', 'src', 'lock']) touch(path, 100);
  touch('built', 200);
});
afterEach(() => rmSync(folder, { recursive: true }));

const isOlder = () => isOlderThan(at('built'), [at('src'), at('lock')]);

it('is not older than what was there before it', () => {
  expect(isOlder()).toBe(false);
});

it.each(['src/deep/two', 'lock'])('is older than %s once that has changed', (path) => {
  touch(path, 300);
  expect(isOlder()).toBe(true);
});

it('is older than a folder from which something was taken', () => {
  rmSync(at('src/deep/two'));
  expect(isOlder()).toBe(true);
});
