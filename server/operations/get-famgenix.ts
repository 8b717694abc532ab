import { famgenixOf, formats } from '../famgenix/famgenix.ts';
import type { Handler } from '../operation.ts';
import { submittedAnswers } from '../records/stored-answers.ts';

/** The pedigree of a patient: as persons and unions, or as a file. */
export const getFamgenix: Handler<'getFamgenix'> = async ({ params, query }, { db, caller, locale, now, draw }) => {
  const isOwn = caller.noviId === params.patientId;
  const made = await famgenixOf(params.patientId, db, now, isOwn ? 'newest' : 'sent');
  const key = { patient_id: params.patientId, questionnaire: 'medical-history' } as const;
  const health = isOwn ? [] : ((await submittedAnswers(db, key))?.body.response?.item ?? []);
  const withNames = query.names !== 'hidden';
  return formats[query.format ?? 'json']({ ...made, withNames, drawnAt: now, locale, isOwn, health }, draw);
};
