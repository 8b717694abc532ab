import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { secret, times, version } from './columns.ts';
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
    /** As the member told them in their profile; empty where they did not. */
    pronouns: text().notNull().default(''),
    date_of_birth: date(),
    state: text(),
    zip: text(),
    partner_code: text(),
    /** What the code in the patient's own PDF about signing on a screen is made of. Nothing tells it. */
    signing_key: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** What unsaved drafts are encrypted with on the member's own devices; none once the account is closed (docs/decisions/030). */
    draft_key: secret().default(
      sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`,
    ),
    version: version(),
    ...times,
  },
  (table) => [
    check('patients_state_code', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check('patients_zip', sql`${table.zip} ~ '^[0-9]{5}(-[0-9]{4})?$'`),
  ],
);
