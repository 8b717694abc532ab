import { eq } from 'drizzle-orm';
import type { Texts } from '#domain/words.ts';
import { ApiError, conflict, notFound } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { patients } from '../../db/schema/index.ts';
import { cleanDetails, judgeDetails, keepDetails, storeCheck } from '../eligibility/eligibility-check.ts';
import { acceptedAt } from '../eligibility/newest-check.ts';
import { readPatient } from './patients.ts';

/**
 * Corrects the legal details of a patient who was accepted, when they ask the care team or support for it. A correction is a
 * check like the patient's own, with the partner code on file, and stands in the history with who made it; one by which
 * they could not join changes nothing.
 */
export const updatePatient: Handler<'updatePatient'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const id = params.patientId;
  await lockPatient(db, id);
  const [patient] = await db.select().from(patients).where(eq(patients.id, id));
  if (!patient) throw notFound();
  refuseStale(patient.version, ifMatch);
  if ((await acceptedAt(db, id)) === null) throw conflict('not_checked_yet', texts.notCheckedYet);
  const details = cleanDetails({ ...body, partner_code: patient.partner_code ?? '' }, now);
  const { outcome, partner } = await judgeDetails(db, id, details, now);
  if (!outcome.eligible) {
    const problems = outcome.reasons.map(({ reason }) => ({ path: '', message: reason }));
    throw new ApiError({ status: 409, code: 'not_eligible', message: texts.correctionRefused, problems });
  }
  await keepDetails(db, id, details, now);
  const check = await storeCheck(db, id, { details, outcome, partner, now, actedBy: caller.noviId });
  const read = await readPatient(db, id);
  return { status: 200, ...read, changed: { record: 'eligibility-check', id: check.id, detail: 'corrected' } };
};

const texts = {
  notCheckedYet: {
    en: 'The patient has not been accepted yet. They check their own details first.',
    es: 'El paciente aún no ha sido aceptado. Primero comprueba sus propios datos.',
  },
  correctionRefused: {
    en: 'With these details the patient could not join, so nothing was changed.',
    es: 'Con estos datos el paciente no podría participar, así que no se cambió nada.',
  },
} satisfies Texts;
