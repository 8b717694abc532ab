import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataFolder } from '../../scripts/stack/folder.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-folder-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('makes a folder for data and logs and leaves nothing else in it', () => {
  const data = join(folder, 'deep', '.novi');
  makeDataFolder(data);
  expect(readdirSync(data)).toEqual(['logs']);
});

it('says what to do when a file is in the way', () => {
  const data = join(folder, '.novi');
  writeFileSync(data, '');
  expect(() => makeDataFolder(data)).toThrow(
    `${data} is a file and Novi needs a folder there: move it away, or set NOVI_DATA.`,
  );
});

it('says what to do when the folder cannot be written', () => {
  // No mode keeps root out of a folder, but a name that is too long keeps everybody out.
  const data = join(folder, 'x'.repeat(300));
  expect(() => makeDataFolder(data)).toThrow(
    `The folder ${data} cannot be written (ENAMETOOLONG): give yourself the right to write there, or set NOVI_DATA to another folder.`,
  );
});

it('says how much to free up when the disk is nearly full', () => {
  expect(() => makeDataFolder(folder, Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk that holds .* has only \d+ MB left: free up at least \d+ MB, or set NOVI_DATA to a folder on another disk\.$/,
  );
});
