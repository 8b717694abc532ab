import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFolders, pageOf, reportOf } from '#scripts/screens/compare-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-pictures-'));
  for (const each of ['before', 'now']) mkdirSync(join(folder, each));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A white picture, of which some pixels are a little less white. */
function picture(marked = 0, { width = 40, height = 30 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < marked; at += 1) png.data[4 * at] = 254;
  return PNG.sync.write(png);
}

function put(name: string, before: Buffer | undefined, now: Buffer | undefined): void {
  for (const [where, content] of Object.entries({ before, now }))
    if (content) writeFileSync(join(folder, where, name), content);
}

const compare = () => compareFolders(join(folder, 'before'), join(folder, 'now'), join(folder, 'differences'));

it('a pixel that is hardly another one is found, counted and shown', () => {
  put('same.390.en.png', picture(), picture());
  put('mark.390.en.png', picture(), picture(3));
  const compared = compare();
  expect(compared).toEqual([
    { name: 'mark.390.en.png', change: 'changed', pixels: 3, share: 3 / 1200 },
    { name: 'same.390.en.png', change: 'same' },
  ]);
  expect(PNG.sync.read(readFileSync(join(folder, 'differences/mark.390.en.png')))).toMatchObject({ width: 40 });
  expect(existsSync(join(folder, 'differences/same.390.en.png'))).toBe(false);
  expect(pageOf(compared, ['before', 'now', 'differences'])).toMatch(/before\/mark[^]*now\/mark[^]*differences\/mark/);
});

it('of a page that is longer, what is longer differs', () => {
  put('page.png', picture(), picture(0, { height: 31 }));
  expect(compare()).toMatchObject([{ change: 'changed', pixels: 40 }]);
});

it('a screen that came or went is said, before the others, which stand by how much they differ', () => {
  put('came.png', undefined, picture());
  put('went.png', picture(), undefined);
  put('less.png', picture(), picture(3));
  put('more.png', picture(), picture(12));
  put('same.png', picture(), picture());
  expect(reportOf(compare()).split('\n')).toEqual([
    'came.png: new',
    'went.png: gone',
    'more.png: 12 pixels (1.000 %)',
    'less.png: 3 pixels (0.250 %)',
    '5 pictures, 4 of them not the same.',
  ]);
});

it('a folder without pictures is an error, and no comparison in which nothing differs', () => {
  put('page.png', picture(), undefined);
  expect(compare).toThrow('now holds no pictures.');
});
