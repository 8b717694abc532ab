import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Identity } from '../identity/identity.ts';

/** What was found is told for so long, so that probes don't ask the identity provider each time. */
const freshMs = 5_000;

/** `/health/live`: the process answers. `/health/ready`: so do the database and the identity provider, and it is not stopping. */
export function serveHealth(app: FastifyInstance, db: Database, identity: Identity, isStopping: () => boolean): void {
  let identityFound = { at: -Infinity, ok: false };
  const identityAnswers = async () => {
    if (identityFound.ok && Date.now() - identityFound.at < freshMs) return true;
    identityFound = { at: Date.now(), ok: await identity.isReachable().catch(() => false) };
    return identityFound.ok;
  };
  const databaseAnswers = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const [database, provider] = await Promise.all([databaseAnswers(), identityAnswers()]);
    const ready = database && provider && !isStopping();
    const say = (ok: boolean) => (ok ? 'ok' : 'unreachable');
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : isStopping() ? 'stopping' : 'not ready',
      database: say(database),
      identity: say(provider),
    });
  });
}
