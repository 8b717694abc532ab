import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveCrawlers } from './crawlers.ts';
import { withPage, type BuiltApp } from './built-app.ts';
import { handleNotFound } from './error-handler.ts';
import { localeOf } from './locale.ts';
import { localeIn, publicPageAt, withHead } from './page-head.ts';

/**
 * Serves the built app. Hashed files never change, so browsers keep them; every other address that asks for a page gets
 * the app, which finds the screen by itself; a public page has its own head by then. A file that was compressed at build
 * time (`.br` beside it) is sent as it is.
 */
export async function serveApp(app: FastifyInstance, { folder, html, pages }: BuiltApp, origin: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    serveCrawlers(scope, origin);
    for (const built of [...pages, { path: '/*', files: [] }]) {
      scope.get(built.path, (request, reply) => {
        const asksForPage = request.headers.accept?.includes('text/html') === true;
        if (!asksForPage || request.url.startsWith('/api/')) return handleNotFound(request, reply);
        const asked = localeIn(request.url);
        const locale = asked ?? localeOf(request.headers['accept-language']);
        const page = publicPageAt(request.url);
        const filled = withPage(html, built, locale);
        reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
        return reply.send(page ? withHead(filled, page, { locale, asked, origin }) : filled);
      });
    }
  });
}

/** Vite puts a hash into the names below assets/. */
function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
}
