import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageTopic } from '#domain/messages.ts';
import type { Locale } from '#domain/words.ts';
import { writeEvent } from '../../contract/audit.ts';
import type { Database } from '../../db/database.ts';
import { messagePreferences } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { preferencesIn, stopPath, topicSigned } from './stop-link.ts';
import { stopPage, stopPolicy, type StopState } from './stop-page.ts';

type Settings = {
  db: Database;
  /** @throws ApiError 429 when too much comes from one address */
  limit: (request: FastifyRequest) => Promise<void>;
  localeOf: (header: string | undefined) => Locale;
};

/**
 * The page behind “Stop e-mails like this”, without signing in. Opening it changes nothing, for mail scanners open links; pressing
 * its button does, and so does the one click of a mail program (RFC 8058), which is a POST as well. A token that was guessed or
 * altered changes nothing and is answered with a 404.
 */
export function serveStop(app: FastifyInstance, { db, limit, localeOf }: Settings): void {
  void app.register((scope, _options, done) => {
    // Forms and mail programs send a word or two, in one of two types.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, parsed) => {
      parsed(null, String(body));
    });
    scope.addHook('onRequest', limit);
    scope.get(`${stopPath}/:token`, async ({ params, headers }, reply) => {
      const found = await find(db, tokenIn(params));
      const state = !found ? 'unknown' : found.isWanted ? 'asks' : 'stopped';
      return answer(reply, state, found?.locale ?? localeOf(headers['accept-language']));
    });
    scope.post(`${stopPath}/:token`, async (request, reply) => {
      const { params, body, headers, id } = request;
      const wanted = typeof body === 'string' && new URLSearchParams(body).get('again') === '1';
      const found = await find(db, tokenIn(params));
      if (found && found.isWanted !== wanted) await choose(db, found, wanted, id);
      const state = !found ? 'unknown' : wanted ? 'asks' : 'stopped';
      return answer(reply, state, found?.locale ?? localeOf(headers['accept-language']), wanted);
    });
    done();
  });
}

type Found = { id: string; userId: string; topic: MessageTopic; isWanted: boolean; locale: Locale };

async function find(db: Database, token: string): Promise<Found | undefined> {
  const id = preferencesIn(token);
  if (id === undefined) return undefined;
  const [row] = await db.select().from(messagePreferences).where(eq(messagePreferences.id, id));
  const topic = row && topicSigned(token, { id, key: row.link_key });
  return topic && { id, userId: row.user_id, topic, isWanted: row[topic], locale: row.locale };
}

async function choose(db: Database, { id, userId, topic }: Found, wanted: boolean, requestId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const [row] = await tx.select().from(messagePreferences).where(eq(messagePreferences.id, id)).for('update');
    if (!row || row[topic] === wanted) return;
    await tx
      .update(messagePreferences)
      .set({ [topic]: wanted, version: row.version + 1, updated_at: new Date() })
      .where(eq(messagePreferences.id, id));
    // Whoever holds the link did it; that is the person, or somebody who reads their mail.
    await writeEvent(tx, {
      ...{ identityId: 'message-link', operation: 'stopMessages', detail: wanted ? `again: ${topic}` : topic },
      ...{ record: 'message-preferences', recordId: userId, owner: userId, requestId },
    });
  });
}

const tokenIn = (params: unknown) => (params as { token: string }).token;

function answer(reply: FastifyReply, state: StopState, locale: Locale, isAgain = false) {
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .headers({ 'content-security-policy': stopPolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(stopPage(state === 'asks' && isAgain ? 'again' : state, locale));
}
