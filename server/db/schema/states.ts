import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** States and territories of the US, and whether Novi serves who lives there. */
export const states = pgTable(
  'states',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    served: boolean().notNull().default(false),
  },
  (table) => [check('states_code', sql`${table.code} ~ '^[A-Z]{2}$'`)],
);
