import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/types.ts';
import { key, moment, version } from './columns.ts';
import { patients } from './patients.ts';

type RoiForm = components['schemas']['RoiForm'];

/**
 * Signed authorizations under 45 CFR 164.508(c). A trigger keeps them as they were signed: only `revoked_at` may be
 * set, once, and `version` with it. `content_hash` is the SHA-256 of what was signed, in hex.
 */
export const roiForms = pgTable(
  'roi_forms',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id),
    information: jsonb().$type<RoiForm['information']>().notNull(),
    released_by: text().notNull(),
    recipient: text().notNull(),
    purpose: text().$type<RoiForm['purpose']>().notNull(),
    expires_on: date().notNull(),
    statements_version: text().notNull(),
    signature: jsonb().$type<RoiForm['signature']>().notNull(),
    signed_at: moment().notNull().defaultNow(),
    revoked_at: moment(),
    content_hash: text().notNull(),
    version: version(),
  },
  (table) => [
    index('roi_forms_patient').on(table.patient_id, table.signed_at),
    check('roi_forms_hash', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
    check('roi_forms_expire_after_signing', sql`${table.expires_on} > (${table.signed_at} at time zone 'UTC')::date`),
    check('roi_forms_revoked_after_signing', sql`${table.revoked_at} >= ${table.signed_at}`),
  ],
);
