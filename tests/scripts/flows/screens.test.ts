import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptScreens, readAccepted, screenFolders } from '#scripts/flows/screens/accepted.ts';
import { siteScreens } from '#scripts/flows/screens/site-screens.ts';

let model: string;
beforeEach(() => {
  model = mkdtempSync(join(tmpdir(), 'novi-screens-'));
  mkdirSync(screenFolders(model).taken);
});
afterEach(() => {
  rmSync(model, { recursive: true });
});

type Mark = { x: number; y: number; width: number; height: number };

/** A white page with a black mark. */
function page({ x, y, width, height }: Mark, tall = 400): Buffer {
  const picture = new PNG({ width: 390, height: tall });
  picture.data.fill(255);
  for (let row = y; row < y + height; row += 1) picture.data.fill(0, (row * 390 + x) * 4, (row * 390 + x + width) * 4);
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return PNG.sync.write(picture);
}

const name = 'kit.SENT.390.en.png';
const heading = { x: 20, y: 20, width: 200, height: 40 };
const take = (picture: Buffer) => {
  writeFileSync(join(screenFolders(model).taken, name), picture);
};
const file = () => join(model, 'accepted.json');
const accept = () => acceptScreens(model, new Set(['kit.SENT']), file());
const screen = async () => (await siteScreens(model, await readAccepted(file()))).byState.get('kit.SENT')?.[0];

it('a picture is new until it is accepted, and then as it should be', async () => {
  take(page(heading));
  expect(await screen()).toMatchObject({ file: name, width: 390, language: 'en', change: 'new' });
  expect(await accept()).toBe(1);
  expect(await screen()).not.toHaveProperty('change');
});

it('a page that has changed is marked, with both pictures and what differs', async () => {
  take(page(heading));
  await accept();
  take(page({ ...heading, y: 200 }));
  const { byState, files } = await siteScreens(model, await readAccepted(file()));
  const [{ change, accepted = '', difference = '' } = {}] = byState.get('kit.SENT') ?? [];
  expect(change).toBe('changed');
  expect(files.get(accepted)).toEqual(page(heading));
  expect(PNG.sync.read(files.get(difference) ?? Buffer.alloc(0)).width).toBe(390);
});

it('a page that is longer has changed, and a few letters that a day changes have not', async () => {
  take(page(heading));
  await accept();
  take(page({ ...heading, width: 202 }));
  expect(await screen()).not.toHaveProperty('change');
  take(page(heading, 460));
  expect(await screen()).toHaveProperty('change', 'changed');
});

it('without the accepted pictures, as on another machine, a changed page is known by what is committed', async () => {
  take(page(heading));
  await accept();
  rmSync(screenFolders(model).accepted, { recursive: true });
  expect(await screen()).not.toHaveProperty('change');
  take(page({ ...heading, x: 150, y: 60, height: 250 }));
  expect(await screen()).toEqual({ file: name, width: 390, language: 'en', change: 'changed' });
});

it('what was accepted of other states stays, but not of those that are gone', async () => {
  writeFileSync(file(), JSON.stringify({ 'kit.LOST.390.en.png': 'lost', 'kit.GONE.390.en.png': 'gone' }));
  take(page(heading));
  await acceptScreens(model, new Set(['kit.SENT', 'kit.LOST']), file());
  expect(Object.keys(JSON.parse(readFileSync(file(), 'utf8')) as object)).toEqual(['kit.LOST.390.en.png', name]);
});
