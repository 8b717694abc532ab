import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '#scripts/flows/serve.ts';

let place: string;
let server: Server;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'novi-flows-'));
  for (const folder of ['site', 'site/inner', 'site-beside']) mkdirSync(join(place, folder));
  for (const file of ['site/index.html', 'site/inner/index.html', 'site-beside/secret', 'secret'])
    writeFileSync(join(place, file), file);
  server = await serveFolder(join(place, 'site'), 0);
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(place, { recursive: true });
});

/** What is answered to a path as it is written here: `fetch` would tidy it up. */
function get(path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
      response.once('end', () => resolve(undefined));
    })
      .once('error', reject)
      .end();
  });
}

it('serves the files of the folder', async () => {
  expect([await get('/'), await get('/inner/')]).toEqual(['site/index.html', 'site/inner/index.html']);
});

it.each(['/%', '//', '/inner', '/nothing', '/%00', '/../secret', '/..%2fsecret', '/..%2fsite-beside/secret'])(
  'has nothing at %s, and goes on',
  async (path) => {
    expect(await get(path)).toBeUndefined();
    expect(await get('/')).toBe('site/index.html');
  },
);
