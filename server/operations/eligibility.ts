import { ineligibleReasons } from '../../domain/eligibility.ts';
import type { Locale } from '../../domain/words.ts';
import type { eligibilityChecks } from '../db/schema/index.ts';
import type { Data, Handler } from '../operation.ts';
import { acceptedAt, newestCheck } from './standing.ts';

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
  return { status: 200, data: shownCheck(found.check, found.partner, accepted, locale) };
};

/** A check as it is told, in the caller's language. */
export function shownCheck(
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
