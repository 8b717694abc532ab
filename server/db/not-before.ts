import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A moment that is stored no earlier than that of another column: the clocks of two processes, or of one and the database, differ a little. */
export function notBefore(earlier: PgColumn, moment: Date): SQL<Date> {
  return sql<Date>`greatest(${earlier}, ${moment.toISOString()}::timestamptz)`;
}
