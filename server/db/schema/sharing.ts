import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { key, moment } from './columns.ts';
import { patients } from './patients.ts';

/**
 * Each time that a member decided to share with nobody. Nothing is signed for it: the row is the record of the step, with its
 * moment, until a release is signed after it. Rows are never changed.
 */
export const sharingDecisions = pgTable(
  'sharing_decisions',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    decided_at: moment().notNull().defaultNow(),
  },
  (table) => [index('sharing_decisions_patient').on(table.patient_id, table.decided_at)],
);
