import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { kitReasonCodes, type KitReason } from '#domain/kit-reasons.ts';
import { blocksNewOrder, kitStatuses } from '#domain/kit-status.ts';
import { LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, moment, oneOf, times, version } from './columns.ts';
import { patients } from './patients.ts';
import { users } from './users.ts';

type Schemas = components['schemas'];

export const kitStatusType = pgEnum('kit_status', kitStatuses);
export const kitActors = ['member', 'care-team', 'lab'] as const satisfies Schemas['Kit']['history'][number]['by'][];

/** Orders of a genetic test kit. A patient has at most one that is not denied or canceled. */
export const kits = pgTable(
  'kits',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    status: kitStatusType().notNull().default('SUBMITTED'),
    address: jsonb().$type<Schemas['Address']>().notNull(),
    consented_at: moment().notNull(),
    /** Which text was agreed to (domain/test-consent.ts), and in which language it was read. */
    consent_version: text().notNull(),
    consent_locale: text().$type<Schemas['Locale']>().notNull(),
    ordered_at: moment().notNull().defaultNow(),
    version: version(),
    ...times,
  },
  (table) => [
    uniqueIndex('kits_one_order_at_a_time')
      .on(table.patient_id)
      .where(oneOf(table.status, kitStatuses.filter(blocksNewOrder))),
    index('kits_patient').on(table.patient_id, table.ordered_at),
    index('kits_status').on(table.status, table.updated_at, table.id),
    index('kits_longest_in_status').on(table.updated_at, table.id),
    check('kits_consent_locale', oneOf(table.consent_locale, LOCALES)),
  ],
);

/** Who changed an order, when and why: one row for each status it has had, the first included. */
export const kitEvents = pgTable(
  'kit_events',
  {
    id: key(),
    kit_id: uuid()
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    status: kitStatusType().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    by: text({ enum: kitActors }).notNull(),
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    /** One of ours (domain/kit-reasons.ts), and the language of the free words. */
    reason_code: text().$type<KitReason>(),
    reason_locale: text().$type<Schemas['Locale']>().notNull().default('en'),
  },
  (table) => [
    index('kit_events_kit').on(table.kit_id, table.at),
    check('kit_events_reason_code', oneOf(table.reason_code, kitReasonCodes)),
    check('kit_events_reason_locale', oneOf(table.reason_locale, LOCALES)),
  ],
);
