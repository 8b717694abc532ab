import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReleaseParticulars } from '#domain/release.ts';
import { LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, moment, oneOf, version } from './columns.ts';
import { patients } from './patients.ts';

type RoiForm = components['schemas']['RoiForm'];

/**
 * Signed authorizations under 45 CFR 164.508(c). A trigger keeps them as they were signed: only `revoked_at` may be
 * set, once, and `version` and `revocation_received_on` with it; another keeps them from being removed. `content_hash` is the SHA-256 of what was signed, in
 * hex (docs/decisions/011 says of what; forms under the statements 1.0.0 had no `locale` in it).
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
    /** The language in which the form was read and signed. */
    locale: text().$type<RoiForm['locale']>().notNull(),
    signature: jsonb().$type<RoiForm['signature']>().notNull(),
    /**
     * The consent to sign on a screen (15 USC 7001(c)), with the code where the signer showed by it that they can open a PDF; null
     * in forms from before it was asked for.
     */
    signing_consent: jsonb().$type<NonNullable<RoiForm['signing_consent']>>(),
    /** Whose form it is and where a revocation goes, as shown; null in forms from before the statements 1.4.0. */
    particulars: jsonb().$type<ReleaseParticulars>(),
    signed_at: moment().notNull().defaultNow(),
    revoked_at: moment(),
    /** The day on which a written revocation came in; null when the patient revoked it in Novi. */
    revocation_received_on: date(),
    content_hash: text().notNull(),
    version: version(),
  },
  (table) => [
    index('roi_forms_patient').on(table.patient_id, table.signed_at),
    check('roi_forms_hash', sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
    check('roi_forms_signing_consent_is_an_object', sql`jsonb_typeof(${table.signing_consent}) = 'object'`),
    check('roi_forms_particulars_are_an_object', sql`jsonb_typeof(${table.particulars}) = 'object'`),
    check('roi_forms_locale', oneOf(table.locale, LOCALES)),
    // The last line of defense, at American Samoa; isLaterThanNow in domain/dates.ts asks for more.
    check(
      'roi_forms_expire_after_signing',
      sql`${table.expires_on} > (${table.signed_at} at time zone 'Pacific/Pago_Pago')::date`,
    ),
    check('roi_forms_revoked_after_signing', sql`${table.revoked_at} >= ${table.signed_at}`),
    check(
      'roi_forms_received_when_revoked',
      sql`${table.revocation_received_on} is null or ${table.revoked_at} is not null`,
    ),
  ],
);

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
