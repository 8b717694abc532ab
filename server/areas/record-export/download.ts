import { Readable } from 'node:stream';
import { formatIsoDate } from '#domain/dates.ts';
import type { Handler } from '../../contract/operation.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { recordFile } from './record-file.ts';

/** Everything that Novi holds of a member, as one file. */
export const downloadRecord: Handler<'downloadRecord'> = ({ params }, { db, now }) => {
  const name = `novi-my-data-${formatIsoDate(now)}.json`;
  const bytes = Readable.from(recordFile(db, params.patientId, now));
  return Promise.resolve({ status: 200, file: { type: 'application/vnd.novi.record+json', name, bytes } });
};

/** The health record as a FHIR R4 Bundle, for other health apps. */
export const downloadFhir: Handler<'downloadFhir'> = async ({ params }, { db, now }) => {
  const name = `novi-health-record-${formatIsoDate(now)}.fhir.json`;
  const bytes = Buffer.from(`${JSON.stringify(await fhirBundle(db, params.patientId, now), undefined, 2)}\n`);
  return { status: 200, file: { type: 'application/fhir+json', name, bytes } };
};
