import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { messageKinds } from '#domain/messages.ts';
import { LOCALES } from '#domain/words.ts';
import { key, moment, oneOf, secret, times, version } from './columns.ts';
import { users } from './users.ts';
import { slots, visits } from './visits.ts';

/** `dropped`: nobody has to hear of it any more, or nobody may. `failed`: it could not be delivered. */
const messageStatuses = ['waiting', 'sent', 'failed', 'dropped'] as const;

/**
 * The outbox: an e-mail for each row, written in the transaction that causes it and sent by a worker (docs/decisions/060). What
 * it says is made when it is sent. Rows name no address and hold no text.
 */
export const messages = pgTable(
  'messages',
  {
    /** Also the Message-ID, so that one that is sent twice is known again. */
    id: key(),
    recipient_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: messageKinds }).notNull(),
    /** The visit that it is about, and the time that the visit had then. */
    visit_id: uuid().references(() => visits.id, { onDelete: 'cascade' }),
    slot_id: uuid().references(() => slots.id, { onDelete: 'cascade' }),
    /** The day that it is about, in the recipient's time zone. */
    on_day: date(),
    /** What the clock has caused is written once, however many processes look at the clock. */
    once: text().unique('messages_once'),
    status: text({ enum: messageStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When a worker may take it next. Whoever takes it puts this off: until then it is theirs. */
    due_at: moment().notNull().defaultNow(),
    /** Why it was dropped or has failed, or why the last try went wrong: a word of ours, or the reply code of SMTP. */
    reason: text(),
    created_at: moment().notNull().defaultNow(),
    settled_at: moment(),
  },
  (table) => [
    index('messages_due')
      .on(table.due_at)
      .where(sql`${table.status} = 'waiting'`),
    index('messages_recipient').on(table.recipient_id),
    index('messages_visit').on(table.visit_id),
    index('messages_slot').on(table.slot_id),
    index('messages_settled')
      .on(table.settled_at)
      .where(sql`${table.status} <> 'waiting'`),
    // Two things that wait are one e-mail while that has not gone out.
    uniqueIndex('messages_one_of_news')
      .on(table.recipient_id)
      .where(sql`${table.status} = 'waiting' and ${table.kind} = 'something-waits'`),
    check('messages_kind', oneOf(table.kind, messageKinds)),
    check('messages_status', oneOf(table.status, messageStatuses)),
    check('messages_settled_once_done', sql`(${table.status} = 'waiting') = (${table.settled_at} is null)`),
  ],
);

/** How somebody wants their e-mails. Without a row: English, the time zone of their state, and all of them. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    /** Stands in the links of e-mails, where the person's own key must not. */
    id: key(),
    user_id: uuid()
      .notNull()
      .unique('message_preferences_user_once')
      .references(() => users.id, { onDelete: 'cascade' }),
    locale: text({ enum: LOCALES }).notNull().default(LOCALES[0]),
    /** A time zone of the IANA database; null for that of the state on file. */
    time_zone: text(),
    kit: boolean().notNull().default(true),
    news: boolean().notNull().default(true),
    day: boolean().notNull().default(true),
    /** What the links by which somebody unsubscribes are signed with. */
    link_key: secret()
      .notNull()
      .default(
        sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`,
      ),
    version: version(),
    ...times,
  },
  (table) => [check('message_preferences_locale', oneOf(table.locale, LOCALES))],
);
