import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { handleNotFound } from './error-handler.ts';

/**
 * Serves the built app. Hashed files never change, so browsers keep them; every other address that asks for a page gets
 * the app, which finds the screen by itself. A file that was compressed at build time (`.br` beside it) is sent as it is.
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await scope.register(fastifyStatic, {
      root: resolve(import.meta.dirname, '../..', folder),
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    scope.get('/*', (request, reply) => {
      const asksForPage = request.headers.accept?.includes('text/html') === true;
      if (!asksForPage || request.url.startsWith('/api/')) return handleNotFound(request, reply);
      return reply.sendFile('index.html');
    });
  });
}

/** Vite puts a hash into the names below assets/. */
function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
}
