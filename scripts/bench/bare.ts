/**
 * The yardstick: what a hand-written Fastify server with pg, a named statement and a cache of verified tokens does for the
 * same answer. It checks nothing else.
 */
import Fastify from 'fastify';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const identity = createFirebaseIdentity({
  projectId: process.env['FIREBASE_PROJECT_ID'] ?? '',
  emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
});
const tokens = new LRUCache<string, { noviId: string | undefined }>({ max: 10_000, ttl: 60_000 });
const statement = {
  name: 'user_by_id',
  text: 'select id, firebase_id, first_name, middle_name, last_name, step, version from users where id = $1',
};

const app = Fastify();
app.get<{ Params: { userId: string } }>('/api/v1/users/:userId', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  let known = tokens.get(token);
  if (!known) {
    known = await identity.verify(token);
    tokens.set(token, known);
  }
  if (known.noviId !== request.params.userId) return reply.code(404).send({ message: 'not found' });
  const { rows } = await pool.query<Record<string, unknown>>({ ...statement, values: [request.params.userId] });
  const { version, ...data } = rows[0] ?? {};
  reply.header('etag', `"${String(version)}"`);
  return { data };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
