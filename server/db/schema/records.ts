import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { key, moment, oneOf } from './columns.ts';

const outcomes = ['done', 'refused'] as const;

/** The first answer to a request that may be sent again, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    identity_id: text().notNull(),
    operation: text().notNull(),
    key: uuid().notNull(),
    body_hash: text().notNull(),
    status: integer(),
    data: jsonb(),
    version: integer(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.identity_id, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);

/**
 * Who did what to which record, and what was refused to whom. No health data, no names. A trigger lets rows be added only. Keys are not tied to their
 * tables, so that the trail outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    at: moment().notNull().defaultNow(),
    /** The account that really acted: the admin's, while an admin impersonates somebody. */
    actor_id: uuid(),
    /** As whom, when that is somebody else. */
    impersonated_id: uuid(),
    /** The account of the token; only a claim where `identity_verified` is false. */
    identity_id: text().notNull(),
    /** False when the token was refused before its signature was proven: anybody can write any account into such a one. */
    identity_verified: boolean().notNull().default(true),
    operation: text().notNull(),
    outcome: text({ enum: outcomes }).notNull().default('done'),
    /** What kind of change it was, or why it was refused. */
    detail: text(),
    record: text().notNull(),
    record_id: text().notNull(),
    /** Whose record it is. */
    patient_id: uuid(),
    request_id: text().notNull(),
  },
  (table) => [
    index('audit_log_record').on(table.record, table.record_id),
    index('audit_log_patient').on(table.patient_id, table.at),
    index('audit_log_actor').on(table.actor_id, table.at),
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_operation').on(table.operation, table.at),
    index('audit_log_refused')
      .on(table.at)
      .where(sql`${table.outcome} = 'refused'`),
    check('audit_log_outcome', oneOf(table.outcome, outcomes)),
    check('audit_log_refusals_say_why', sql`${table.outcome} <> 'refused' or ${table.detail} is not null`),
    check(
      'audit_log_nobody_unverified_did_anything',
      sql`${table.identity_verified} or (${table.outcome} = 'refused' and ${table.actor_id} is null)`,
    ),
  ],
);
