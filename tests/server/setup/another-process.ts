import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp, type Dependencies } from '#server/app.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { listenerName } from '#server/db/listen.ts';
import { readEnv } from '#server/env.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import type { TestServer } from './server.ts';

/** The API as a second process runs it: on the same PostgreSQL, with a pool, caches and a listening line of its own. */
export type Process = { app: FastifyInstance; db: Database; close: () => Promise<void> };

export async function startAnotherProcess(server: TestServer, changes: Partial<Dependencies> = {}): Promise<Process> {
  const databaseUrl = urlOf(server);
  const env = readEnv({ ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const db = openDatabase(databaseUrl);
  const identity = createFirebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  const app = await buildApp({ env, db, identity, maxEventLoopDelay: 600_000, ...changes });
  return {
    app,
    db,
    async close() {
      await app.close();
      await db.$client.end();
      await identity.close();
    },
  };
}

/** The status that a process answers a read with. */
export async function statusAt({ app }: Pick<Process, 'app'>, path: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method: 'GET', url: `/api/v1${path}`, headers })).statusCode;
}

export const urlOf = (server: TestServer) => server.db.$client.options.connectionString ?? '';

/** How many processes listen to this database just now. */
export async function listeners(server: TestServer): Promise<number> {
  const { rows } = await askDirectly(server, `select 1 from pg_stat_activity where ${isListener}`);
  return rows.length;
}

/** Cuts every listening line to this database, as a restarted proxy would. */
export async function cutLines(server: TestServer): Promise<void> {
  await askDirectly(server, `select pg_terminate_backend(pid) from pg_stat_activity where ${isListener}`);
}

const isListener = `application_name = '${listenerName}' and datname = current_database() and query not like 'listen%'`;

async function askDirectly(server: TestServer, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: urlOf(server) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
