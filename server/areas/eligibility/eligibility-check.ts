import { eq, sql } from 'drizzle-orm';
import { checkDetails, judgeEligibility, type EligibilityOutcome } from '#domain/eligibility.ts';
import { checkReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { unprocessable } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { eligibilityChecks, patients, states } from '../../db/schema/index.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { findPartner } from './find-partner.ts';
import { newestCheck } from './newest-check.ts';

/** What a check is made from. */
export type Details = typeof eligibilityChecks.$inferSelect.details;
type Cleaned = Required<Details>;
type Judged = { outcome: EligibilityOutcome; partner: { id: string | null; name: string | null } };

/**
 * The details as they are kept and judged.
 * @throws ApiError 422 with the place of each problem
 */
export function cleanDetails(sent: Details, now: Date): Cleaned {
  const details = {
    ...sent,
    first_name: sanitizeText(sent.first_name),
    middle_name: sanitizeText(sent.middle_name ?? ''),
    last_name: sanitizeText(sent.last_name),
    partner_code: sanitizeText(sent.partner_code ?? ''),
  };
  const problems = [
    ...checkReadable({ '/first_name': details.first_name, '/last_name': details.last_name }),
    ...checkDetails(asPerson(details), now),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  return details;
}

/** Judges whether somebody with these details can join. The caller holds the patient's lock. */
export async function judgeDetails(db: Queries, patientId: string, details: Cleaned, now: Date): Promise<Judged> {
  const partner = await findPartner(db, patientId, details.partner_code, details.date_of_birth);
  const served = await db.select({ code: states.code }).from(states).where(eq(states.served, true));
  const servedStates = new Set(served.map(({ code }) => code));
  return { partner, outcome: judgeEligibility(asPerson(details), { now, servedStates, partner: partner.roster }) };
}

type Check = Judged & {
  details: Cleaned;
  now: Date;
  /** Who of the staff checked for the patient. */
  actedBy: string | undefined;
};

/** Keeps a check; the newest one counts. One that only says again what was found a moment ago is that one. */
export async function storeCheck(db: Queries, patientId: string, { details, now, actedBy, ...judged }: Check) {
  const { outcome, partner } = judged;
  const before = await newestCheck(db, patientId);
  if (before && isRepeated(before.check, { details, now, actedBy, ...judged })) return before.check;
  const [check] = await db
    .insert(eligibilityChecks)
    .values({
      patient_id: patientId,
      eligible: outcome.eligible,
      reasons: outcome.reasons.map(({ code }) => code),
      details,
      corporate_id: partner.id,
      roster_entry_id: outcome.rosterEntry,
      acted_by: actedBy,
      checked_at: laterThan(before?.check.checked_at, now),
    })
    .returning();
  if (!check) throw new Error('The eligibility check was not stored, and the database gave no reason.');
  return check;
}

/** Puts the details on file. */
export async function keepDetails(db: Queries, id: string, details: Cleaned, now: Date): Promise<void> {
  const { partner_code, ...facts } = details;
  await db
    .update(patients)
    .set({ ...facts, partner_code: partner_code || null, version: sql`${patients.version} + 1`, updated_at: now })
    .where(eq(patients.id, id));
}

function asPerson({ first_name, middle_name, last_name, date_of_birth, state, zip }: Cleaned) {
  const names = { firstName: first_name, middleName: middle_name, lastName: last_name };
  return { ...names, dateOfBirth: date_of_birth, state, zip };
}

/** Who never saw the reply sends the same again: for as long as somebody may sit before one form. */
function isRepeated(before: typeof eligibilityChecks.$inferSelect, check: Check): boolean {
  const { outcome, partner, details, actedBy, now } = check;
  const found = [details, outcome.eligible, outcome.reasons.map(({ code }) => code), outcome.rosterEntry, partner.id];
  const foundBefore = [before.details, before.eligible, before.reasons, before.roster_entry_id, before.corporate_id];
  const says = (values: unknown, by: string | null) => canonicalJson([values, by]);
  const age = now.getTime() - before.checked_at.getTime();
  return age < anHour && says(found, actedBy ?? null) === says(foundBefore, before.acted_by);
}

const anHour = 3_600_000;

/** Two checks within a millisecond have an order, too: the newest one is the one that counts. */
function laterThan(before: Date | undefined, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}
