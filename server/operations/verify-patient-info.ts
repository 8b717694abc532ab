import { eq, sql } from 'drizzle-orm';
import { checkDetails, judgeEligibility } from '../../domain/eligibility.ts';
import { checkReadable } from '../../domain/readable.ts';
import { sanitizeText } from '../../domain/validation.ts';
import type { Queries } from '../db/database.ts';
import { eligibilityChecks, patients, states } from '../db/schema/index.ts';
import { unprocessable } from '../errors.ts';
import type { Handler, Input } from '../operation.ts';
import { dropDraft } from './drafts.ts';
import { shownCheck } from './eligibility.ts';
import { findPartner } from './find-partner.ts';
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

  await lockPatient(db, body.patient_id);
  const partner = await findPartner(db, body.patient_id, details.partner_code, details.date_of_birth);
  const servedStates = new Set(
    (await db.select({ code: states.code }).from(states).where(eq(states.served, true))).map(({ code }) => code),
  );
  const outcome = judgeEligibility(person, { now, servedStates, partner: partner.roster });
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
      roster_entry_id: outcome.rosterEntry,
      checked_at: laterThan(before?.check.checked_at, now),
    })
    .returning();
  if (!check) throw new Error('The eligibility check was not stored, and the database gave no reason.');
  await dropDraft(db, body.patient_id, 'eligibility');
  const data = shownCheck(check, partner.name, outcome.eligible ? check.checked_at : accepted, locale);
  return { status: 200, data, changed: { record: 'eligibility-check', id: check.id } };
};

function cleaned({ patient_id: _, ...body }: Input<'verifyPatientInfo'>['body']) {
  return {
    ...body,
    first_name: sanitizeText(body.first_name),
    middle_name: sanitizeText(body.middle_name ?? ''),
    last_name: sanitizeText(body.last_name),
    partner_code: sanitizeText(body.partner_code ?? ''),
  };
}

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
