import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A random key: it tells nothing about when or in which order records were made. */
export function key() {
  return uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`);
}

/** A moment with its time zone, read as a Date. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3 });
}

/** Random bytes. */
export const secret = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** When the row was made and last changed. */
export const times = {
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
};

/** The version that an ETag tells; the first stored one is 1, because 0 says "not stored yet". */
export function version() {
  return integer().notNull().default(1);
}

/** "one of these", for a check or an index; only for lists of ours, never for anything that came from outside. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
