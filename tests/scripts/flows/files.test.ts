import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkReplaceable, replaceFiles } from '#scripts/flows/files.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'novi-flows-'));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

it.each([[], ['notes.txt'], ['index.html', 'atlas.js', 'other/search.js']])(
  'takes an empty folder, and none with files of somebody else: %j',
  async (...names) => {
    const folder = join(place, 'mine');
    for (const name of names) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    const check = checkReplaceable(folder);
    if (names.length === 0) await expect(check).resolves.toBeUndefined();
    else await expect(check).rejects.toThrow('holds other files');
  },
);

it('takes a folder that it has written, and leaves in it only what is written now', async () => {
  const atlas = ['index.html', 'atlas.js', 'data/search.js'].map((name) => [name, ''] as const);
  await replaceFiles(place, new Map([...atlas, ['gone.html', '']]));
  await checkReplaceable(place);
  await replaceFiles(place, new Map(atlas));
  expect(readdirSync(place).sort()).toEqual(['atlas.js', 'data', 'index.html']);
});
