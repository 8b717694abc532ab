import type { Handler } from '../../contract/operation.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { dropDraft } from '../drafts/drafts.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { hasCounselor } from '../visits/counselor.ts';
import { cleanDetails, judgeDetails, keepDetails, storeCheck } from './eligibility-check.ts';
import { toCheckData } from './eligibility.ts';
import { acceptedAt } from './newest-check.ts';

/**
 * Judges the details and answers whether the person can join. Every check is kept with its details; the newest counts.
 * The patient's record holds the details that were accepted last, or, as long as none were, those that were given last: a
 * check that fails never takes away what was accepted.
 */
export const verifyPatientInfo: Handler<'verifyPatientInfo'> = async ({ body }, { db, caller, now, locale }) => {
  const { patient_id, ...sent } = body;
  await requireOpenStep(db, patient_id, 'eligibility');
  const details = cleanDetails(sent, now);
  await lockPatient(db, patient_id);
  const { outcome, partner } = await judgeDetails(db, patient_id, details, now);
  const accepted = await acceptedAt(db, patient_id);
  if (outcome.eligible || accepted === null) await keepDetails(db, patient_id, details, now);
  const check = await storeCheck(db, patient_id, { details, outcome, partner, now, actedBy: caller.actor?.noviId });
  await dropDraft(db, patient_id, 'eligibility');
  const known = {
    partner: partner.name,
    accepted: outcome.eligible ? check.checked_at : accepted,
    counselor: await hasCounselor(db, patient_id, now),
  };
  const data = toCheckData(check, known, locale);
  return { status: 200, data, changed: { record: 'eligibility-check', id: check.id } };
};
