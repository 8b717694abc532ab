import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { writingKinds } from '#domain/visit-summary.ts';
import { LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, oneOf, times, version } from './columns.ts';
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

/** Texts that a specialist keeps to begin with again. They are about nobody: the name of the patient is refused in them. */
export const writingTemplates = pgTable(
  'writing_templates',
  {
    id: key(),
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: writingKinds }).notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    name: text().notNull(),
    /** The name by which it is told from others, whatever its capitals. */
    name_key: text().notNull(),
    values: jsonb().$type<Schemas['WritingTemplateValues']>().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    unique('writing_templates_name_once').on(table.specialist_id, table.kind, table.locale, table.name_key),
    check('writing_templates_kind', oneOf(table.kind, writingKinds)),
    check('writing_templates_locale', oneOf(table.locale, LOCALES)),
    check('writing_templates_values_are_an_object', sql`jsonb_typeof(${table.values}) = 'object'`),
  ],
);
