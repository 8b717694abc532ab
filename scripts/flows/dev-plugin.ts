import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { contentTypes } from './content-types.ts';

const run = promisify(execFile);
const folder = resolve('.novi/flows');
const sources = ['machines', 'flows'].map((name) => resolve(name) + sep);

/**
 * Shows the atlas at /flows/ while the app is developed: made when it is first asked for, and anew once a machine has changed.
 * No build has it, so that no production server shows it.
 */
export const flowsPages: Plugin = {
  name: 'flows-pages',
  apply: 'serve',
  configureServer(server) {
    let made: Promise<unknown> | undefined;
    server.watcher.on('change', (file) => {
      if (sources.some((each) => file.startsWith(each))) made = undefined;
    });
    server.middlewares.use('/flows', (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/' && request.originalUrl === '/flows') {
        response.writeHead(302, { location: '/flows/' }).end();
        return;
      }
      const file = join(folder, pathname.endsWith('/') ? join(pathname, 'index.html') : pathname);
      made ??= run(process.execPath, ['scripts/flows.ts', '--out', folder]).catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      made
        .then(() =>
          file.startsWith(folder + sep) ? readFile(file) : Promise.reject(new Error('Outside of the atlas.')),
        )
        .then((content) => {
          response
            .writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' })
            .end(content);
        })
        .catch(() => next());
    });
  },
};
