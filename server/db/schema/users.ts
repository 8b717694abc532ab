import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authorities } from '#domain/roles.ts';
import { steps, type Step } from '#domain/steps.ts';
import { key, moment, times, version } from './columns.ts';

export const authorityType = pgEnum('authority', authorities);
/** The order of the values is the order of the journey: the database compares steps by it. */
export const stepType = pgEnum('step', steps as [Step, ...Step[]]);

/** Everybody with an account. Members also have a row in `patients` under the same key. */
export const users = pgTable(
  'users',
  {
    id: key(),
    firebase_id: text().notNull().unique(),
    first_name: text().notNull(),
    middle_name: text().notNull().default(''),
    last_name: text().notNull(),
    role: authorityType().notNull(),
    step: stepType(),
    agreed_to_terms_at: moment(),
    agreed_to_privacy_at: moment(),
    /** When the member closed the account; from then on nobody opens the record in the app (docs/decisions/027). */
    closed_at: moment(),
    /** When the account at the identity provider was removed. Null at a closed one: that is still to be done. */
    identity_removed_at: moment(),
    /** When an operator shut the account: it opens nothing until an operator opens it again. */
    disabled_at: moment(),
    /** Sessions that began before this are over, whatever the identity provider says. */
    sessions_valid_from: moment(),
    /** The end of sessions that the provider was told of. Another one than above: it is still to be told. */
    sessions_revoked_for: moment(),
    /** Counted up by a trigger with each change of what the account's claims have to say. */
    claims_version: integer().notNull().default(1),
    /** The version that the provider was told. Less than above: it is still to be told. */
    claims_settled: integer().notNull().default(0),
    version: version(),
    ...times,
  },
  (table) => [
    check('users_step_of_members_only', sql`(${table.role} = 'member') = (${table.step} is not null)`),
    check(
      'users_members_agreed',
      sql`${table.role} <> 'member' or (${table.agreed_to_terms_at} is not null and ${table.agreed_to_privacy_at} is not null)`,
    ),
    check('users_removed_once_closed', sql`${table.identity_removed_at} is null or ${table.closed_at} is not null`),
    index('users_identity_to_remove')
      .on(table.closed_at)
      .where(sql`${table.closed_at} is not null and ${table.identity_removed_at} is null`),
    index('users_claims_to_settle')
      .on(table.id)
      .where(sql`${table.claims_settled} < ${table.claims_version}`),
    index('users_sessions_to_revoke')
      .on(table.id)
      .where(sql`${table.sessions_valid_from} is distinct from ${table.sessions_revoked_for}`),
    index('users_staff')
      .on(table.last_name, table.first_name, table.id)
      .where(sql`${table.role} <> 'member' and ${table.closed_at} is null`),
    index('users_members_by_step')
      .on(table.step)
      .where(sql`${table.role} = 'member' and ${table.closed_at} is null`),
  ],
);

export const userEmails = pgTable(
  'user_emails',
  {
    id: key(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email_address: text().notNull(),
    version: version(),
    ...times,
  },
  (table) => [
    uniqueIndex('user_emails_address_once').on(sql`lower(${table.email_address})`),
    index('user_emails_user').on(table.user_id),
  ],
);
