import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key, moment, times, version } from './columns.ts';
import { users } from './users.ts';

/** The patient record of a member, under the member's own key. Empty until the eligibility check has stored details. */
export const patients = pgTable(
  'patients',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    first_name: text().notNull().default(''),
    middle_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    date_of_birth: date(),
    state: text(),
    zip: text(),
    partner_code: text(),
    version: version(),
    ...times,
  },
  (table) => [
    check('patients_state_code', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check('patients_zip', sql`${table.zip} ~ '^[0-9]{5}(-[0-9]{4})?$'`),
  ],
);

/** What the specialist has laid down with the patient. */
export const carePlans = pgTable(
  'care_plans',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    items: jsonb().$type<string[]>().notNull(),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('care_plans_patient').on(table.patient_id, table.created_at),
    check('care_plans_items_are_a_list', sql`jsonb_typeof(${table.items}) = 'array'`),
  ],
);
