import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypes } from './content-types.ts';

/** Serves a folder on this machine alone. What is no file of it, or no address, is answered with a 404. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const read = async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    // Of what begins with a slash, `normalize` leaves nothing that leads out of the folder.
    const inside = normalize(decodeURIComponent(pathname));
    const file = join(folder, inside, inside.endsWith('/') ? 'index.html' : '');
    return { type: contentTypes[extname(file)] ?? 'application/octet-stream', content: await readFile(file) };
  };
  const server = createServer((request, response) => {
    read(request.url ?? '/').then(
      ({ type, content }) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
