import { and, eq, or, sql } from 'drizzle-orm';
import { checkDetails, ineligibleReasons, judgeEligibility, type CoveredPerson } from '../../domain/eligibility.ts';
import { checkReadable } from '../../domain/readable.ts';
import { sanitizeText } from '../../domain/validation.ts';
import type { Locale } from '../../domain/words.ts';
import type { Queries } from '../db/database.ts';
import { corporateCustomers, eligibilityChecks, patients, rosterEntries, states } from '../db/schema/index.ts';
import { unprocessable } from '../errors.ts';
import type { Data, Handler, Input } from '../operation.ts';
import { dropDraft } from './drafts.ts';
import { lockPatient } from './lock-patient.ts';
import { requireOpenStep } from './open-step.ts';
import { acceptedAt, newestCheck } from './standing.ts';

/**
 * Judges the details and answers whether the person can join. Every check is kept with its details; the newest counts.
 * The patient's record holds the details that were accepted last, or, as long as none were, those that were given last: a
 * check that fails never takes away what was accepted.
 */
export const verifyPatientInfo: Handler<'verifyPatientInfo'> = async ({ body }, { db, now, locale }) => {
  await requireOpenStep(db, body.patient_id, 'eligibility');
  const details = cleaned(body);
  const person = {
    firstName: details.first_name,
    lastName: details.last_name,
    dateOfBirth: details.date_of_birth,
    state: details.state,
    zip: details.zip,
  };
  const problems = [
    ...checkReadable({ '/first_name': details.first_name, '/last_name': details.last_name }),
    ...checkDetails(person, now),
  ];
  if (problems.length > 0) throw unprocessable(problems);

  const partner = await findPartner(db, details.partner_code, details.date_of_birth);
  const servedStates = new Set(
    (await db.select({ code: states.code }).from(states).where(eq(states.served, true))).map(({ code }) => code),
  );
  const outcome = judgeEligibility(person, { now, servedStates, partner: partner.roster });
  await lockPatient(db, body.patient_id);
  const accepted = await acceptedAt(db, body.patient_id);
  if (outcome.eligible || accepted === null) await keepDetails(db, body.patient_id, details, now);
  const before = await newestCheck(db, body.patient_id);
  const [check] = await db
    .insert(eligibilityChecks)
    .values({
      patient_id: body.patient_id,
      eligible: outcome.eligible,
      reasons: outcome.reasons.map(({ code }) => code),
      details,
      corporate_id: partner.id,
      checked_at: laterThan(before?.check.checked_at, now),
    })
    .returning();
  if (!check) throw new Error('The eligibility check was not stored, and the database gave no reason.');
  await dropDraft(db, body.patient_id, 'eligibility');
  const data = shown(check, partner.name, outcome.eligible ? check.checked_at : accepted, locale);
  return { status: 200, data, changed: { record: 'eligibility-check', id: check.id } };
};

/** The newest outcome, and when the details on file were accepted; `checked_at` is null before the first check. */
export const isEligible: Handler<'isEligible'> = async ({ query }, { db, locale }) => {
  const found = await newestCheck(db, query.patient_id);
  const unchecked = {
    patient_id: query.patient_id,
    eligible: false,
    reasons: [],
    partner_name: null,
    checked_at: null,
    accepted_at: null,
    checked_details: null,
  };
  if (!found) return { status: 200, data: unchecked };
  const accepted = await acceptedAt(db, query.patient_id);
  return { status: 200, data: shown(found.check, found.partner, accepted, locale) };
};

async function keepDetails(db: Queries, id: string, details: ReturnType<typeof cleaned>, now: Date): Promise<void> {
  const { partner_code, ...facts } = details;
  await db
    .update(patients)
    .set({ ...facts, partner_code: partner_code || null, version: sql`${patients.version} + 1`, updated_at: now })
    .where(eq(patients.id, id));
}

/** Two checks within a millisecond have an order, too: the newest one is the one that counts. */
function laterThan(before: Date | undefined, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}

type Partner = { id: string | null; name: string | null; roster: 'none' | 'unknown' | CoveredPerson[] };

/** The partner of a code, or of the slug of its page, with those on its roster who were born on that day: names are compared by the domain's rule. */
async function findPartner(db: Queries, code: string, dateOfBirth: string): Promise<Partner> {
  if (code === '') return { id: null, name: null, roster: 'none' };
  const [partner] = await db
    .select({ id: corporateCustomers.id, name: corporateCustomers.name })
    .from(corporateCustomers)
    .where(
      or(
        eq(sql`lower(${corporateCustomers.code})`, code.toLowerCase()),
        eq(corporateCustomers.slug, code.toLowerCase()),
      ),
    );
  if (!partner) return { id: null, name: null, roster: 'unknown' };
  const entries = await db
    .select()
    .from(rosterEntries)
    .where(and(eq(rosterEntries.corporate_id, partner.id), eq(rosterEntries.date_of_birth, dateOfBirth)));
  const roster = entries.map((entry) => ({
    firstName: entry.first_name,
    lastName: entry.last_name,
    dateOfBirth: entry.date_of_birth,
    zip: entry.zip || null,
    coverageStart: entry.valid_from,
    coverageEnd: entry.valid_to,
  }));
  return { ...partner, roster };
}

function cleaned({ patient_id: _, ...body }: Input<'verifyPatientInfo'>['body']) {
  return {
    ...body,
    first_name: sanitizeText(body.first_name),
    middle_name: sanitizeText(body.middle_name ?? ''),
    last_name: sanitizeText(body.last_name),
    partner_code: sanitizeText(body.partner_code ?? ''),
  };
}

function shown(
  check: typeof eligibilityChecks.$inferSelect,
  partnerName: string | null,
  accepted: Date | null,
  locale: Locale,
): Data<'isEligible'> {
  const { first_name, middle_name = '', last_name, date_of_birth, state, zip, partner_code = '' } = check.details;
  return {
    patient_id: check.patient_id,
    eligible: check.eligible,
    reasons: check.reasons.map((code) => ({ code, message: ineligibleReasons[code][locale] })),
    partner_name: partnerName,
    checked_at: check.checked_at.toISOString(),
    accepted_at: accepted && accepted.toISOString(),
    checked_details: { first_name, middle_name, last_name, date_of_birth, state, zip, partner_code },
  };
}
