import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '#openapi/generated/types.ts';
import { moment, oneOf, times, version } from './columns.ts';
import { patients } from './patients.ts';

type Schemas = components['schemas'];
type Questionnaire = Schemas['QuestionnaireName'];
type AnswersStatus = Exclude<Schemas['Answers']['status'], 'none'>;
/** One of the two, as `questionnaire` says. */
export type AnswersBody = Pick<Schemas['Answers'], 'family_history' | 'response'>;

const owner = () =>
  uuid()
    .notNull()
    .references(() => patients.id, { onDelete: 'cascade' });

/** What was typed into a form and not sent yet. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    patient_id: owner(),
    step: text().$type<Schemas['DraftStep']>().notNull(),
    values: jsonb().$type<Schemas['DraftValues']>().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.patient_id, table.step] }),
    check(
      'form_drafts_step',
      oneOf(table.step, ['eligibility', 'release-of-information', 'request-genetic-test-kit', 'counseling']),
    ),
    check('form_drafts_values_are_an_object', sql`jsonb_typeof(${table.values}) = 'object'`),
  ],
);

const questionnaires = ['survey', 'medical-history'] as const satisfies Questionnaire[];
const statuses = ['in-progress', 'completed', 'amended'] as const satisfies AnswersStatus[];

/** The family history and the answers about one's health, as they are now. */
export const answers = pgTable(
  'answers',
  {
    patient_id: owner(),
    questionnaire: text({ enum: questionnaires }).notNull(),
    status: text({ enum: statuses }).notNull(),
    body: jsonb().$type<AnswersBody>().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.patient_id, table.questionnaire] }),
    check('answers_questionnaire', oneOf(table.questionnaire, questionnaires)),
    check('answers_status', oneOf(table.status, statuses)),
  ],
);

/** Each version that was submitted and later replaced. */
export const answersHistory = pgTable(
  'answers_history',
  {
    patient_id: owner(),
    questionnaire: text({ enum: questionnaires }).notNull(),
    version: integer().notNull(),
    status: text({ enum: statuses }).notNull(),
    body: jsonb().$type<AnswersBody>().notNull(),
    submitted_at: moment().notNull(),
    replaced_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.patient_id, table.questionnaire, table.version] })],
);
