import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModulesFolder, makeDataFolder } from '#scripts/stack/folder.ts';

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

it('says what to do where no folder can be made at all, and does not try without end', () => {
  expect(() => makeDataFolder('/proc/novi')).toThrow(
    /^The folder \/proc\/novi .* or set NOVI_DATA to another folder\.$/,
  );
});

it('says what to do when what the app prepares cannot be written', () => {
  const modules = join(folder, 'node_modules');
  expect(() => checkModulesFolder(modules)).toThrow(
    `The folder ${modules} cannot be written (ENOENT), and the app keeps what it prepares there: start Novi as the one ` +
      'whom the folder belongs to, or give yourself the right to write there.',
  );
  expect(() => checkModulesFolder(folder)).not.toThrow();
});

it('says how much to free up when the disk is nearly full', () => {
  expect(() => makeDataFolder(folder, Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk that holds .* has only \d+ MB left: free up at least \d+ MB, or set NOVI_DATA to a folder on another disk\.$/,
  );
});
