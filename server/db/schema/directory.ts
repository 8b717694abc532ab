import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, secret } from './columns.ts';
import { users } from './users.ts';

/** Text that is put in order byte by byte, the same on every machine. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What lists of members look them up by: one row for each member whose account is open. It is made of other tables, and triggers of
 * the migrations keep it so when a transaction commits (`refresh_patient_directory`); nothing else writes it (docs/decisions/065).
 */
export const patientDirectory = pgTable(
  'patient_directory',
  {
    patient_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names, e-mail, date of birth and member number, as `directory_text` writes them, with a space around each word. */
    search: text().notNull(),
    /** Last, first and middle name, the same way; two spaces stand behind the last one. */
    name: bytewise().notNull(),
    /** When the results of the newest test kit came. */
    results_at: moment(),
    /** When something of the record was sent, booked, signed or written last. */
    changed_at: moment().notNull(),
    /** The customer, and the line of its roster, by which they joined: those of the newest check that was accepted. */
    corporate_id: uuid(),
    roster_entry_id: uuid(),
    joined_at: moment(),
  },
  (table) => [
    index('patient_directory_name').on(table.name, table.patient_id),
    index('patient_directory_joined')
      .on(table.name, table.patient_id)
      .where(sql`${table.corporate_id} is not null`),
    index('patient_directory_customer')
      .on(table.corporate_id, table.name, table.patient_id)
      .where(sql`${table.corporate_id} is not null`),
    // Without a list of what is still to be sorted in: that would make searches slower by what was written last.
    index('patient_directory_search')
      .using('gin', sql`${table.search} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('patient_directory_spelling')
      .using('gin', sql`${table.name} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);

/**
 * Which patients are assigned to a specialist (docs/decisions/015), with what their lists tell of the visits of the two, and what the
 * directory says of the patient: so a list reads the rows of one specialist, and nobody else's. Kept like `patient_directory`. Only
 * the visit that is planned depends on what time it is.
 */
export const assignments = pgTable(
  'assignments',
  {
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    patient_id: uuid()
      .notNull()
      .references(() => patientDirectory.patient_id, { onDelete: 'cascade' }),
    /** Of the visit that is scheduled and that no later one superseded; its time may have passed. */
    planned_starts_at: moment(),
    planned_ends_at: moment(),
    /** When the newest visit began that took place, or was superseded by a later one. */
    met_at: moment(),
    /** When the newest visit began that was missed. */
    missed_at: moment(),
    /** From when on a summary is owed: the earliest end of a visit that was not missed, without one. */
    owed_from: moment(),
    /** These four as in `patient_directory`. */
    search: text().notNull(),
    name: bytewise().notNull(),
    results_at: moment(),
    changed_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.specialist_id, table.patient_id] }),
    index('assignments_name').on(table.specialist_id, table.name, table.patient_id),
    index('assignments_patient').on(table.patient_id),
  ],
);

/**
 * Each word of the names of the directory once, whoever bears it: a word that is typed wrong is compared with these rather than with
 * the names of everybody. Kept like `patient_directory`.
 */
export const nameWords = pgTable('name_words', { word: bytewise().primaryKey() }, (table) => [
  index('name_words_spelling')
    .using('gin', sql`${table.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
]);

/** Keys of the server's own, which all its processes share. Each is made when it is needed first. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  key: secret().notNull(),
  made_at: moment().notNull().defaultNow(),
});
