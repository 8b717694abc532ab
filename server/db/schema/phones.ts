import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { phoneKinds } from '#domain/phone.ts';
import { key, oneOf, times, version } from './columns.ts';
import { users } from './users.ts';

/** The phone numbers of a member, in E.164. One of them is the one to try first. */
export const userPhones = pgTable(
  'user_phones',
  {
    id: key(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: phoneKinds }).notNull(),
    number: text().notNull(),
    is_primary: boolean().notNull().default(false),
    may_text: boolean().notNull().default(false),
    may_leave_message: boolean().notNull().default(false),
    version: version(),
    ...times,
  },
  (table) => [
    unique('user_phones_number_once').on(table.user_id, table.number),
    uniqueIndex('user_phones_one_primary')
      .on(table.user_id)
      .where(sql`${table.is_primary}`),
    index('user_phones_user').on(table.user_id),
    check('user_phones_kind', oneOf(table.kind, phoneKinds)),
    check('user_phones_number', sql`${table.number} ~ '^[+]1[2-9][0-9]{2}[2-9][0-9]{6}$'`),
    check('user_phones_texts_to_mobiles', sql`not ${table.may_text} or ${table.kind} = 'mobile'`),
  ],
);
