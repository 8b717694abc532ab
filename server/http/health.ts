import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Identity } from '../identity/identity.ts';

/** That the identity provider answers is believed for so long, so that probes don't ask it each time. */
const freshMs = 5_000;

/** Whoever asks within so long is told of the same look: anybody can ask, and each look takes a connection to the database. */
const sharedMs = 1_000;

/** `/health/live`: the process answers. `/health/ready`: so do the database and the identity provider, and it is not stopping. */
export function serveHealth(app: FastifyInstance, db: Database, identity: Identity, isStopping: () => boolean): void {
  let identityFound = { at: -Infinity, ok: false };
  const identityAnswers = async () => {
    if (identityFound.ok && performance.now() - identityFound.at < freshMs) return true;
    identityFound = { at: performance.now(), ok: await identity.isReachable().catch(() => false) };
    return identityFound.ok;
  };
  const databaseAnswers = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  const look = shared(() => Promise.all([databaseAnswers(), identityAnswers()]));
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const [database, provider] = await look();
    const ready = database && provider && !isStopping();
    const say = (ok: boolean) => (ok ? 'ok' : 'unreachable');
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : isStopping() ? 'stopping' : 'not ready',
      database: say(database),
      identity: say(provider),
    });
  });
}

/** Looks once for all who ask while it goes on, and until its second is over. A look that takes longer is waited for, not doubled. */
function shared<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let last: { at: number; found: Promise<Found>; isDone: boolean } | undefined;
  return () => {
    if (last && (!last.isDone || performance.now() - last.at < sharedMs)) return last.found;
    const mine = { at: performance.now(), found: look(), isDone: false };
    last = mine;
    return mine.found.finally(() => (mine.isDone = true));
  };
}
