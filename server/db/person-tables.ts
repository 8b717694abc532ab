import { eq, inArray, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';
import {
  answers,
  answersHistory,
  auditLog,
  carePlans,
  eligibilityChecks,
  formDrafts,
  impersonations,
  kitEvents,
  kits,
  messagePreferences,
  messages,
  patients,
  roiForms,
  sharingDecisions,
  rosterEntries,
  slots,
  userEmails,
  userPhones,
  users,
  visitEvents,
  visits,
  visitSummaries,
  writingDrafts,
} from './schema/index.ts';

/**
 * What becomes of rows when their owner closes the account. `deleted`: at once, whatever else there is. `kept-with-care`:
 * they are a part of the record of care, and are deleted where no care was given. `care`: they are care given. `kept`: the
 * row stays, and what it says is blanked where no care was given (users, patients), or is the trail of who did what.
 */
type AtClosing = 'deleted' | 'kept-with-care' | 'care' | 'kept';

type PersonTable = {
  /** What the part is called in the file that a member downloads. */
  name: string;
  /** What it is, for whoever opens that file. */
  about: string;
  table: PgTable;
  /** Which rows are about a person. */
  of: (id: string) => SQL;
  atClosing: AtClosing;
  /** Columns that say nothing about the member. */
  omit?: readonly string[];
};

const from = new QueryBuilder();
const own = (column: PgColumn) => (id: string) => eq(column, id);
const kitsOf = (id: string) => from.select({ id: kits.id }).from(kits).where(eq(kits.patient_id, id));
const visitsOf = (id: string) => from.select({ id: visits.id }).from(visits).where(eq(visits.patient_id, id));
const slotsOf = (id: string) => from.select({ id: visits.slot_id }).from(visits).where(eq(visits.patient_id, id));
const entriesOf = (id: string) =>
  from
    .select({ id: eligibilityChecks.roster_entry_id })
    .from(eligibilityChecks)
    .where(eq(eligibilityChecks.patient_id, id));

/**
 * Every table that holds something about a member: what they download, and what becomes of it when they close the account.
 * A test walks the whole schema, so that a new table can't be forgotten here. Rows that others hang on come after those.
 */
export const personTables: readonly PersonTable[] = [
  {
    name: 'drafts',
    about: 'What you typed into a form and have not sent.',
    table: formDrafts,
    of: own(formDrafts.patient_id),
    atClosing: 'deleted',
  },
  {
    name: 'emails',
    about: 'The e-mail that you sign in with.',
    table: userEmails,
    of: own(userEmails.user_id),
    atClosing: 'deleted',
  },
  {
    name: 'phones',
    about: 'Your phone numbers, and what we may use them for.',
    table: userPhones,
    of: own(userPhones.user_id),
    atClosing: 'deleted',
  },
  {
    name: 'messages',
    about: 'The e-mails that we sent you, or meant to, and what became of each. What they said is not kept.',
    table: messages,
    of: own(messages.recipient_id),
    atClosing: 'deleted',
    omit: ['once', 'attempts', 'due_at'],
  },
  {
    name: 'message_preferences',
    about: 'How you want our e-mails: the language, the time zone and what about.',
    table: messagePreferences,
    of: own(messagePreferences.user_id),
    atClosing: 'deleted',
    omit: ['id', 'link_key'],
  },
  {
    name: 'answers',
    about: 'Your family history and your medical history, as they are now.',
    table: answers,
    of: own(answers.patient_id),
    atClosing: 'kept-with-care',
  },
  {
    name: 'earlier_answers',
    about: 'Answers that you submitted and later changed.',
    table: answersHistory,
    of: own(answersHistory.patient_id),
    atClosing: 'kept-with-care',
  },
  {
    name: 'eligibility_checks',
    about: 'Each check of whether you can join, with the details you gave.',
    table: eligibilityChecks,
    of: own(eligibilityChecks.patient_id),
    atClosing: 'kept-with-care',
  },
  {
    name: 'roster_entries',
    about: 'The entry of your employer or plan by which you joined. It is theirs.',
    table: rosterEntries,
    of: (id) => inArray(rosterEntries.id, entriesOf(id)),
    atClosing: 'kept',
  },
  {
    name: 'writing_drafts',
    about: 'That your specialist has begun to write about a visit. What they sign, you read.',
    table: writingDrafts,
    of: (id) => inArray(writingDrafts.visit_id, visitsOf(id)),
    atClosing: 'deleted',
    omit: ['values'],
  },
  {
    name: 'visit_summaries',
    about: 'What your specialist wrote after your visits, each version.',
    table: visitSummaries,
    of: (id) => inArray(visitSummaries.visit_id, visitsOf(id)),
    atClosing: 'care',
  },
  { name: 'care_plans', about: 'Your care plans.', table: carePlans, of: own(carePlans.patient_id), atClosing: 'care' },
  {
    name: 'visit_events',
    about: 'What was done with those visits: who, when and why.',
    table: visitEvents,
    of: (id) => inArray(visitEvents.visit_id, visitsOf(id)),
    atClosing: 'care',
  },
  { name: 'visits', about: 'Your counseling visits.', table: visits, of: own(visits.patient_id), atClosing: 'care' },
  {
    name: 'visit_times',
    about: 'When those visits are or were, and with whom.',
    table: slots,
    of: (id) => inArray(slots.id, slotsOf(id)),
    atClosing: 'kept',
  },
  {
    name: 'kits',
    about: 'Your orders of a test kit, with your consent.',
    table: kits,
    of: own(kits.patient_id),
    atClosing: 'care',
  },
  {
    name: 'kit_events',
    about: 'What became of each order: who, when and why.',
    table: kitEvents,
    of: (id) => inArray(kitEvents.kit_id, kitsOf(id)),
    atClosing: 'care',
  },
  {
    name: 'releases',
    about: 'The releases of information that you signed.',
    table: roiForms,
    of: own(roiForms.patient_id),
    atClosing: 'care',
  },
  {
    name: 'sharing_decisions',
    about: 'When you decided to share with nobody.',
    table: sharingDecisions,
    of: own(sharingDecisions.patient_id),
    atClosing: 'kept-with-care',
  },
  {
    name: 'patient',
    about: 'Your legal details on file.',
    table: patients,
    of: own(patients.id),
    atClosing: 'kept',
    omit: ['signing_key', 'draft_key'],
  },
  {
    name: 'account',
    about: 'Your account: your name, your furthest step, and when you agreed to our terms.',
    table: users,
    of: own(users.id),
    atClosing: 'kept',
    omit: ['sessions_revoked_for', 'claims_version', 'claims_settled'],
  },
  {
    name: 'acted_for_you',
    about: 'When somebody of our staff acted for you, and why.',
    table: impersonations,
    of: own(impersonations.member_id),
    atClosing: 'kept',
    omit: ['admin_id', 'restored_at'],
  },
  {
    name: 'trail',
    about: 'Who read or changed what of your record, and when. Never what it says.',
    table: auditLog,
    of: own(auditLog.patient_id),
    atClosing: 'kept',
    omit: ['identity_id', 'identity_verified', 'request_id'],
  },
];

/** Tables about a person that are neither told nor closed with the account, each with why. */
export const otherTables: Readonly<Record<string, string>> = {
  idempotency_keys: 'Copies of answers, kept for a day so that a retry makes nothing twice; deleted at the closing.',
  licenses: 'Of specialists: where they may practice.',
  availabilities: 'Of specialists: when they can be booked.',
  writing_templates: 'Of specialists: what they begin to write with. The names of patients are refused in it.',
  corporate_customers: 'Of employers and partners.',
  states: 'Of nobody.',
  patient_directory:
    'Copies of names and dates of the tables above, to look people up by; gone once the account is closed.',
  assignments: 'The same, and of visits.',
  name_words: 'Words of names, without whose they are; gone with the last person of that name.',
  server_keys: 'Of nobody.',
};

/** Whether care was given: something that is a part of a medical record was ordered, booked, signed or written. */
export async function hasReceivedCare(db: Queries, id: string): Promise<boolean> {
  for (const { table, of, atClosing } of personTables) {
    if (atClosing === 'care' && (await db.$count(table, of(id))) > 0) return true;
  }
  return false;
}
