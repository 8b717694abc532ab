import { famgenixOf, formats } from '../famgenix/famgenix.ts';
import type { Handler } from '../operation.ts';

/** The pedigree of a patient: as persons and unions, or as a file. */
export const getFamgenix: Handler<'getFamgenix'> = async ({ params, query }, { db, caller, locale, now, draw }) => {
  const isOwn = caller.noviId === params.patientId;
  const made = await famgenixOf(params.patientId, db, now, isOwn ? 'newest' : 'sent');
  const withNames = query.names !== 'hidden';
  return formats[query.format ?? 'json']({ ...made, withNames, drawnAt: now, locale, isOwn }, draw);
};
