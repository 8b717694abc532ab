import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withPage, type BuiltApp, type BuiltPage } from './built-app.ts';
import { localeOf } from './locale.ts';
import { localeIn, publicPageAt, withHead } from './page-head.ts';
import type { PartnerLookUp } from './partner-look-up.ts';

const compress = promisify(brotliCompress);

type Answer = { html: string; brotli: Buffer; etag: string };

/** Several times as many as the app has pages: those of partners, which change with what they say, are the last to come. */
const mostKept = 500;

/** What the answers are made of, beside the built app. */
export type PageSources = { origin: string; lookUpPartner: PartnerLookUp };

/**
 * Answers with the app's page as it stands at an address. Each is made, and compressed as well as can be, when it is first asked for,
 * and kept: there are as many as pages, languages, and whether the address names one, and for each partner as many again.
 */
export function createPageAnswers(app: BuiltApp, { origin, lookUpPartner }: PageSources) {
  const kept = new LRUCache<string, Promise<Answer>>({ max: mostKept });
  return async (built: BuiltPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = localeIn(request.url);
    const locale = asked ?? localeOf(request.headers['accept-language']);
    const page = publicPageAt(request.url);
    const partner = built.partnerMarkup && (await lookUpPartner(request));
    const key = [built.path, page?.path, locale, asked, JSON.stringify(partner)].join(' ');
    const make = () => {
      const html = withPage(app, built, locale, partner);
      return answerOf(page ? withHead(html, page, { locale, asked, origin }) : html);
    };
    const answer = kept.get(key) ?? make();
    kept.set(key, answer);
    const { html, brotli, etag } = await answer;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding', etag });
    reply.type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!takesBrotli(request)) return reply.send(html);
    return reply.header('content-encoding', 'br').send(brotli);
  };
}

async function answerOf(html: string): Promise<Answer> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, brotli: await compress(html), etag };
}

/** All browsers say it plainly; whoever weighs it gets the page as the rest of the server compresses it. */
function takesBrotli({ headers }: FastifyRequest): boolean {
  return /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '');
}
