import { desc, eq, sql } from 'drizzle-orm';
import { ineligibleReasons } from '#domain/eligibility.ts';
import { fullName } from '#domain/names.ts';
import { stateCodes, stateNames } from '#domain/states.ts';
import type { Locale } from '#domain/words.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { pageOf, readPage } from '../../contract/pagination.ts';
import { corporateCustomers, eligibilityChecks, states, users } from '../../db/schema/index.ts';
import { hasCounselor } from '../visits/counselor.ts';
import { acceptedAt, newestCheck } from './newest-check.ts';

/** The newest outcome, and when the details on file were accepted; `checked_at` is null before the first check. */
export const isEligible: Handler<'isEligible'> = async ({ query }, { db, caller, locale, now }) => {
  const patient_id = query.patient_id ?? caller.noviId;
  const found = await newestCheck(db, patient_id);
  const unchecked = {
    patient_id,
    eligible: false,
    reasons: [],
    partner_name: null,
    checked_at: null,
    accepted_at: null,
    checked_details: null,
    has_counselor: null,
  };
  if (!found) return { status: 200, data: unchecked };
  const accepted = await acceptedAt(db, patient_id);
  const counselor = await hasCounselor(db, patient_id, now);
  return { status: 200, data: toCheckData(found.check, { partner: found.partner, accepted, counselor }, locale) };
};

/** A page of the checks of a patient, the newest first. */
export const listEligibilityHistory: Handler<'listEligibilityHistory'> = async ({ params, query }, { db, locale }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const { rows, total } = await readPage(part, (limit, offset) =>
    db
      .select({
        check: eligibilityChecks,
        partner: corporateCustomers.name,
        by: { first_name: users.first_name, last_name: users.last_name },
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(eligibilityChecks)
      .leftJoin(corporateCustomers, eq(corporateCustomers.id, eligibilityChecks.corporate_id))
      .leftJoin(users, eq(users.id, eligibilityChecks.acted_by))
      .where(eq(eligibilityChecks.patient_id, params.patientId))
      .orderBy(desc(eligibilityChecks.checked_at))
      .limit(limit)
      .offset(offset),
  );
  const items = rows.map(({ check, partner, by }) => ({
    id: check.id,
    eligible: check.eligible,
    reasons: wordedReasons(check, locale),
    partner_name: partner,
    checked_at: check.checked_at.toISOString(),
    checked_by: by && fullName(by.first_name, by.last_name),
    details: shownDetails(check),
  }));
  return { status: 200, data: { items, total, page, page_size } };
};

type Check = typeof eligibilityChecks.$inferSelect;

/** A check as it is told, in the caller's language. */
export function toCheckData(
  check: Check,
  known: { partner: string | null; accepted: Date | null; counselor: boolean | null },
  locale: Locale,
): Data<'isEligible'> {
  return {
    patient_id: check.patient_id,
    eligible: check.eligible,
    reasons: wordedReasons(check, locale),
    partner_name: known.partner,
    checked_at: check.checked_at.toISOString(),
    accepted_at: known.accepted && known.accepted.toISOString(),
    checked_details: shownDetails(check),
    has_counselor: known.counselor,
  };
}

function wordedReasons({ reasons }: Check, locale: Locale) {
  return reasons.map((code) => ({ code, message: ineligibleReasons[code][locale] }));
}

function shownDetails({ details }: Check) {
  const { first_name, middle_name = '', last_name, date_of_birth, state, zip, partner_code = '' } = details;
  return { first_name, middle_name, last_name, date_of_birth, state, zip, partner_code };
}

/** All states and territories, each with whether Novi serves its residents. */
export const listStates: Handler<'listStates'> = async (_input, { db }) => {
  const served = await db.select({ code: states.code }).from(states).where(eq(states.served, true));
  const codes = new Set<string>(served.map(({ code }) => code));
  return { status: 200, data: stateCodes.map((code) => ({ code, name: stateNames[code], served: codes.has(code) })) };
};
