import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveCrawlers } from './crawlers.ts';
import type { BuiltApp } from './built-app.ts';
import { handleNotFound } from './error-handler.ts';
import { createPageAnswers, type PageSources } from './page-answers.ts';
import { headersOfPages } from './protect.ts';

/**
 * Serves the built app. Hashed files never change, so browsers keep them; every other address that asks for a page gets
 * the app, which finds the screen by itself; a public page has its own head and markup by then. A file that was compressed at
 * build time (`.br` beside it) is sent as it is.
 */
export async function serveApp(app: FastifyInstance, built: BuiltApp, sources: PageSources): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    await scope.register(fastifyStatic, {
      root: built.folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // The atlas of the flows is for those who build Novi.
      globIgnore: ['flows/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A picture can be opened by itself; a worker would be held by a policy of its own: the app has none.
        if (/\.(?:js|css|woff2)(?:\.br)?$/.test(path)) {
          for (const name of headersOfPages) void reply.removeHeader(name);
        }
      },
    });
    serveCrawlers(scope, sources.origin);
    const answer = createPageAnswers(built, sources);
    for (const page of [...built.pages, { path: '/*', files: [] }]) {
      for (const path of addressesOf(page)) {
        scope.get(path, (request, reply) => {
          const asksForPage = request.headers.accept?.includes('text/html') === true;
          if (!asksForPage || request.url.startsWith('/api/')) return handleNotFound(request, reply);
          return answer(page, request, reply);
        });
      }
    }
  });
}

/** `/member/profile/*` is `/member/profile` to the router of the app, too. */
function addressesOf({ path }: { path: string }): string[] {
  const [, without] = /^(.+[^/])\/\*$/.exec(path) ?? [];
  return without === undefined ? [path] : [path, without];
}

/** Vite puts a hash into the names below assets/. */
function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
}
