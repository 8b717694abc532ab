import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Availability } from '#domain/availability.ts';
import { times, version } from './columns.ts';
import { users } from './users.ts';

/** When a specialist can be booked: their slots are made from it (docs/decisions/058). */
export const availabilities = pgTable(
  'availabilities',
  {
    specialist_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    availability: jsonb().$type<Availability>().notNull(),
    /** The last day, on the specialist's clock, up to which slots were made. */
    slots_until: date().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    index('availabilities_slots_until').on(table.slots_until),
    check('availabilities_is_an_object', sql`jsonb_typeof(${table.availability}) = 'object'`),
  ],
);
