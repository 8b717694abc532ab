import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { writingKinds } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { oneOf, times, version } from './columns.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

type Schemas = components['schemas'];

/** What a specialist has begun to write about a visit. Nobody else reads it, and it goes when it is signed. */
export const writingDrafts = pgTable(
  'writing_drafts',
  {
    visit_id: uuid()
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: writingKinds }).notNull(),
    values: jsonb().$type<Schemas['WritingValues']>().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.visit_id, table.specialist_id, table.kind] }),
    check('writing_drafts_kind', oneOf(table.kind, writingKinds)),
    check('writing_drafts_values_are_an_object', sql`jsonb_typeof(${table.values}) = 'object'`),
  ],
);
