import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { PlanItem, PlanProgress, SummaryContent } from '#domain/visit-summary.ts';
import { LOCALES } from '#domain/words.ts';
import { key, moment, oneOf, version } from './columns.ts';
import { patients } from './patients.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

/** JSON. What is older than a part of it is read with that part empty: no row is ever changed. */
const summaryContent = customType<{ data: SummaryContent; driverData: object | string }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) => ({ relatives: '', ...(stored as Omit<SummaryContent, 'relatives'>) }),
});

/**
 * What specialists wrote after visits: a row for each version, the highest of which counts. A trigger lets rows be added
 * only, so that what the patient read before a change can be shown.
 */
export const visitSummaries = pgTable(
  'visit_summaries',
  {
    visit_id: uuid()
      .notNull()
      .references(() => visits.id),
    version: integer().notNull(),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The language in which it is written. */
    locale: text({ enum: LOCALES }).notNull(),
    content: summaryContent().notNull(),
    /** What was changed and why; empty in the first version. */
    change_note: text().notNull().default(''),
    written_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.visit_id, table.version] }),
    check('visit_summaries_locale', oneOf(table.locale, LOCALES)),
    check('visit_summaries_count_from_one', sql`${table.version} > 0`),
    check('visit_summaries_content_is_an_object', sql`jsonb_typeof(${table.content}) = 'object'`),
  ],
);

/**
 * What the specialist has laid down with the patient. A trigger keeps what it says as it was given: a change is another plan, which
 * names the one that it replaces. Only how far its items are changes, and the version with that.
 */
export const carePlans = pgTable(
  'care_plans',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** The visit at which it was made, where it was made at one. */
    visit_id: uuid().references(() => visits.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    items: jsonb().$type<PlanItem[]>().notNull(),
    /** The language in which it is written. */
    locale: text({ enum: LOCALES }).notNull().default('en'),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    created_at: moment().notNull().defaultNow(),
    /** The plan that this one replaces; each is replaced once. */
    replaces: uuid()
      .unique('care_plans_replaced_once')
      .references((): AnyPgColumn => carePlans.id, { onDelete: 'cascade' }),
    progress: jsonb().$type<PlanProgress>().notNull().default({}),
    version: version(),
  },
  (table) => [
    index('care_plans_patient').on(table.patient_id, table.created_at),
    check('care_plans_items_are_a_list', sql`jsonb_typeof(${table.items}) = 'array'`),
    check('care_plans_locale', oneOf(table.locale, LOCALES)),
  ],
);
