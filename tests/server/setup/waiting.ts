import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect } from 'vitest';
import type { TestServer } from './server.ts';

/** Until so many connections to the database of a test wait for a lock. */
export const waiting = ({ db }: Pick<TestServer, 'db'>, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    })
    .toBe(count);

/** A connection of a test’s own. */
type OtherConnection = {
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;
};

/**
 * Opens a connection for each test of a file, beside those of the server: what it locks holds the server up.
 * @param server is asked for once it is there
 */
export function useOtherConnection(server: () => Pick<TestServer, 'db'>): OtherConnection {
  let other: pg.Client;
  beforeEach(async () => {
    other = new pg.Client({ connectionString: server().db.$client.options.connectionString });
    await other.connect();
  });
  afterEach(() => other.end());
  return { query: (text, values) => other.query(text, values) };
}
