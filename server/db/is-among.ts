import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** That a column holds one of some ids, which are one parameter: with one for each, a query over hundreds takes longer to write than to answer. */
export function isAmong(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
