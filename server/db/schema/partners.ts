import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, moment, times, version } from './columns.ts';
import { patients } from './patients.ts';
import { users } from './users.ts';

type ReasonCode = components['schemas']['Eligibility']['reasons'][number]['code'];
type Details = Omit<components['schemas']['VerifyPatientInfo'], 'patient_id'>;

/**
 * Employers and partners that cover people. The slug is in the address of their page, the code is what members type; either
 * finds the partner, so no slug is another partner's code (a trigger holds that). `welcome` stands on the partner's page.
 */
export const corporateCustomers = pgTable(
  'corporate_customers',
  {
    id: key(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    code: text().notNull(),
    welcome: jsonb().$type<Words>(),
    /** From then on nobody joins by it any more. Its slug and code are never given to another. */
    closed_at: moment(),
    version: version(),
    ...times,
  },
  (table) => [
    uniqueIndex('corporate_customers_code_once').on(sql`lower(${table.code})`),
    // A slug travels where a code is typed: it must be one that the form takes.
    check(
      'corporate_customers_slug_form',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 40`,
    ),
    check(
      'corporate_customers_welcome_in_both_languages',
      sql`${table.welcome} is null or (coalesce(${table.welcome} ->> 'en', '') <> '' and coalesce(${table.welcome} ->> 'es', '') <> '')`,
    ),
  ],
);

/** The people whom a corporate customer covers. */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    id: key(),
    corporate_id: uuid()
      .notNull()
      .references(() => corporateCustomers.id, { onDelete: 'cascade' }),
    first_name: text().notNull(),
    last_name: text().notNull(),
    date_of_birth: date().notNull(),
    zip: text().notNull(),
    member_number: text().notNull(),
    valid_from: date().notNull(),
    valid_to: date(),
    version: version(),
    ...times,
  },
  (table) => [
    unique('roster_entries_member_number_once').on(table.corporate_id, table.member_number),
    index('roster_entries_person').on(table.corporate_id, table.date_of_birth),
    check('roster_entries_valid_in_order', sql`${table.valid_to} is null or ${table.valid_to} >= ${table.valid_from}`),
  ],
);

/**
 * Every eligibility check that was made, with what it was made from. The newest one counts; the details of the newest one
 * that was accepted are those of the patient's record.
 */
export const eligibilityChecks = pgTable(
  'eligibility_checks',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    eligible: boolean().notNull(),
    reasons: jsonb().$type<ReasonCode[]>().notNull(),
    details: jsonb().$type<Details>().notNull(),
    corporate_id: uuid().references(() => corporateCustomers.id),
    /** The entry that the patient joined by; it is theirs until a later check is accepted without it. */
    roster_entry_id: uuid().references(() => rosterEntries.id, { onDelete: 'set null' }),
    /** Who of the staff checked for the patient: an admin who acted as them, or whoever corrected the record. */
    acted_by: uuid().references(() => users.id),
    checked_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('eligibility_checks_newest').on(table.patient_id, table.checked_at),
    index('eligibility_checks_roster_entry').on(table.roster_entry_id),
    check('eligibility_checks_reasons_when_not', sql`${table.eligible} = (jsonb_array_length(${table.reasons}) = 0)`),
  ],
);
