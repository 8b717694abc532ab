import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** Until so many connections to the database of a test wait for a lock. */
export const waiting = ({ db }: Pick<TestServer, 'db'>, count: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await db.execute<{ count: number }>(
          sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.count;
      },
      { timeout: 10_000 },
    )
    .toBe(count);
