import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { impersonationEnds } from '#domain/impersonation.ts';
import { key, moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/**
 * The times in which an admin acted as a member. What a row says rules, whatever a token claims: one that is over opens
 * nothing (docs/decisions/016). Rows are kept, so that members can always see who acted for them.
 */
export const impersonations = pgTable(
  'impersonations',
  {
    id: key(),
    admin_id: uuid()
      .notNull()
      .references(() => users.id),
    member_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The admin's name when it began. */
    admin_name: text().notNull(),
    reason: text().notNull(),
    started_at: moment().notNull(),
    /** When it ends at the latest. */
    ends_at: moment().notNull(),
    ended_at: moment(),
    ended_by: text({ enum: impersonationEnds }),
    /** When the account's claims were brought back. Null at an ended row: that is still to be done. */
    restored_at: moment(),
  },
  (table) => [
    uniqueIndex('impersonations_one_open')
      .on(table.admin_id)
      .where(sql`${table.ended_at} is null`),
    index('impersonations_member').on(table.member_id, table.started_at),
    index('impersonations_admin').on(table.admin_id, table.started_at),
    index('impersonations_unsettled')
      .on(table.ends_at)
      .where(sql`${table.restored_at} is null`),
    check('impersonations_of_somebody_else', sql`${table.admin_id} <> ${table.member_id}`),
    check('impersonations_in_order', sql`${table.ends_at} > ${table.started_at}`),
    check('impersonations_end_after_start', sql`${table.ended_at} >= ${table.started_at}`),
    check('impersonations_ended_by', oneOf(table.ended_by, impersonationEnds)),
    check('impersonations_end_has_a_cause', sql`(${table.ended_at} is null) = (${table.ended_by} is null)`),
    check('impersonations_restored_at_the_end', sql`${table.restored_at} is null or ${table.ended_at} is not null`),
  ],
);
