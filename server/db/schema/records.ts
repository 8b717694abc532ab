import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { key, moment } from './columns.ts';

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
 * Who did what to which record. No health data, no names. A trigger lets rows be added only. Keys are not tied to their
 * tables, so that the trail outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    at: moment().notNull().defaultNow(),
    /** The account that really acted: the admin's, while an admin acts as somebody. */
    actor_id: uuid(),
    /** As whom, when that is somebody else. */
    acting_as: uuid(),
    identity_id: text().notNull(),
    operation: text().notNull(),
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
  ],
);
