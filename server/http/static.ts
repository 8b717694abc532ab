import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveCrawlers } from './crawlers.ts';
import { handleNotFound } from './error-handler.ts';
import { localeOf } from './locale.ts';
import { localeIn, publicPageAt, withHead } from './page-head.ts';

/**
 * Serves the built app. Hashed files never change, so browsers keep them; every other address that asks for a page gets
 * the app, which finds the screen by itself; a public page has its own head by then. A file that was compressed at build
 * time (`.br` beside it) is sent as it is.
 */
export async function serveApp(app: FastifyInstance, folder: string, origin: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..', folder);
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    serveCrawlers(scope, origin);
    scope.get('/*', async (request, reply) => {
      const asksForPage = request.headers.accept?.includes('text/html') === true;
      if (!asksForPage || request.url.startsWith('/api/')) return handleNotFound(request, reply);
      const page = publicPageAt(request.url);
      if (!page) return reply.sendFile('index.html');
      const html = await readFile(join(root, 'index.html'), 'utf8');
      const asked = localeIn(request.url);
      const locale = asked ?? localeOf(request.headers['accept-language']);
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
      return withHead(html, page, { locale, asked, origin });
    });
  });
}

/** Vite puts a hash into the names below assets/. */
function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
}
