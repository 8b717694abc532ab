import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { times } from './columns.ts';
import { users } from './users.ts';

/** Where a specialist may practice, and until which day (that one included). Only an operator's command writes here. */
export const licenses = pgTable(
  'licenses',
  {
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    expires_on: date().notNull(),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.specialist_id, table.state] }),
    index('licenses_state').on(table.state, table.expires_on),
    check('licenses_state_code', sql`${table.state} ~ '^[A-Z]{2}$'`),
  ],
);

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
