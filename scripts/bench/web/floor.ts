import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { compressFiles } from '../../compress.ts';

/** A site that is served on this machine for as long as it is measured. */
export interface Site {
  address: string;
  stop: () => Promise<void>;
}

/** Builds a bare React page and serves it compressed, as the server does the app. */
export async function serveFloor(folder: string): Promise<Site> {
  const { build } = await import('vite');
  const root = join(import.meta.dirname, '../floor');
  await build({ root, configFile: false, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  return serveCompressed(folder);
}

/** Compresses the files of a folder and serves them. */
export async function serveCompressed(folder: string): Promise<Site> {
  await compressFiles(folder);
  const server = Fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder, preCompressed: true });
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), stop: () => server.close() };
}
