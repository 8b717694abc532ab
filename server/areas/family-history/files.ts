import { randomUUID } from 'node:crypto';
import { fhirFamilyHistory } from '#domain/exports/fhir.ts';
import { gedcomFamilyHistory } from '#domain/exports/gedcom.ts';
import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { fileNameOf } from '#domain/pedigree/page.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Famgenix } from './famgenix.ts';

/** The family history for other clinics' programs. The name of the file tells neither whose it is nor what is in it. */
export function fhirFile(made: Famgenix): FileAnswer<'application/fhir+json'> {
  const source = { ...toldOf(made), patientId: made.patientId, reportedAt: made.reportedAt, makeId: randomUUID };
  const bytes = Buffer.from(`${JSON.stringify(fhirFamilyHistory(source), null, 2)}\n`, 'utf8');
  return { type: 'application/fhir+json', name: `${fileNameOf(made.drawnAt, made.locale)}.json`, bytes };
}

/** The family tree for programs about families. */
export function gedcomFile(made: Famgenix): FileAnswer<'application/x-gedcom'> {
  const bytes = Buffer.from(gedcomFamilyHistory({ ...toldOf(made), surname: made.member.surname ?? '' }), 'utf8');
  return { type: 'application/x-gedcom', name: `${fileNameOf(made.drawnAt, made.locale)}.ged`, bytes };
}

function toldOf({ history, member, withNames, drawnAt }: Famgenix) {
  const shown = withNames ? history : withoutNames(history);
  const pedigree = pedigreeOf(shown, withNames ? member : { ...member, name: '' });
  return { history: shown, pedigree, now: drawnAt };
}

function withoutNames(history: FamilyHistory): FamilyHistory {
  return { ...history, relatives: history.relatives.map((relative) => ({ ...relative, name: '' })) };
}
