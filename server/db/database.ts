import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The pool of connections, as drizzle sees it. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** What a query can be run on: the pool, or the transaction that a write runs in. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Limits of one query, in milliseconds: none may hold a connection for long. */
const queryLimits = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

/**
 * Looking a row up by an index costs about as much as reading it in a scan: the indexes are in memory or on a disk without a head. With
 * PostgreSQL's 4, made for disks that turn, it reads all visits there are rather than look up those of a month.
 */
const planning = '-c random_page_cost=1.1';

/** Opens a pool; nothing is connected before the first query. `onError` hears of idle connections that broke. */
export function openDatabase(
  databaseUrl: string,
  onError: (error: Error) => void = () => {},
  limits: Partial<typeof queryLimits> = {},
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: planning,
    ...queryLimits,
    ...limits,
  });
  // Without a listener, a connection that the database drops while idle would end the process.
  pool.on('error', onError);
  return drizzle(pool, { schema });
}
