import type { FastifyInstance } from 'fastify';
import { memberPrefix, paths, specialistPrefix } from '#domain/paths.ts';
import { publicPages } from '#domain/public-pages.ts';
import { languagesOf } from './page-head.ts';

/** What search engines leave alone: what is behind a sign-in, and the pages that partners share with their own people. */
const notForSearch = [
  ...['/api/', memberPrefix, specialistPrefix, paths.partner.replace(':group', '')],
  ...[paths.account, paths.loading, paths.verifyEmail],
];

/** `/robots.txt` and `/sitemap.xml` (each page in each language), by the addresses under which people reach the app. */
export function serveCrawlers(app: FastifyInstance, origin: string): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(origin)));
}

function robots(origin: string): string {
  const closed = notForSearch.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

function sitemap(origin: string): string {
  const pages = Object.values(publicPages).flatMap((page) => {
    const languages = languagesOf(page, origin);
    const links = languages.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return languages.map(({ href }) => `  <url><loc>${href}</loc>${links.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`;
}
