import { eq } from 'drizzle-orm';
import { newFamilyHistory } from '#domain/family-history.ts';
import { ageForCertain, formatIsoDate } from '#domain/dates.ts';
import type { ResponseItem } from '#domain/fhir.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { fullName } from '#domain/names.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { fileNameOf } from '#domain/pedigree/page.ts';
import type { Database } from '../db/database.ts';
import { patients } from '../db/schema/index.ts';
import type { Draw } from '../drawing/drawer.ts';
import { notFound } from '../errors.ts';
import type { Tree } from './drawn.ts';
import { fhirFile, gedcomFile } from './files.ts';
import type { Answer, Input } from '../operation.ts';
import { currentAnswers, submittedAnswers } from '../records/stored-answers.ts';

/** What a pedigree is made of, whatever it is given as. */
export type Famgenix = Tree & {
  patientId: string;
  /** Of the family history; 0 while none is stored. */
  version: number;
  /** When the family history was stored last. */
  toldAt: Date;
  /** Whether the patient themself reads it: what the screen says they hear from their specialist. */
  isOwn: boolean;
  /** What the patient sent in the medical history, for whoever reads FHS-7. */
  health: readonly ResponseItem[];
};

type Format = NonNullable<Input<'getFamgenix'>['query']['format']>;

/** A family history in each format in which it can be had. */
export const formats: { [Name in Format]: (made: Famgenix, draw: Draw) => Promise<Answer<'getFamgenix'>> } = {
  json: (made) => {
    const pedigree = pedigreeOf(made.history, made.member);
    const persons = pedigree.persons.map((person) => (made.withNames ? person : { ...person, name: '' }));
    const data = {
      pedigree: { ...pedigree, persons, ancestry: made.history.ancestry },
      screen: made.isOwn ? null : screenFamily(made.history, made.health),
      version: made.version,
      drawn_at: made.drawnAt.toISOString(),
    };
    return Promise.resolve({ status: 200, data });
  },
  svg: async (made, draw) => {
    const bytes = await draw({ kind: 'tree', tree: treeOf(made), as: 'svg' });
    const name = `${fileNameOf(made.drawnAt, made.locale)}.svg`;
    return { status: 200, file: { type: 'image/svg+xml', name, bytes } };
  },
  pdf: async (made, draw) => {
    const bytes = await draw({ kind: 'tree', tree: treeOf(made), as: 'pdf' });
    const name = `${fileNameOf(made.drawnAt, made.locale)}.pdf`;
    return { status: 200, file: { type: 'application/pdf', name, bytes } };
  },
  fhir: (made) => Promise.resolve({ status: 200, file: fhirFile(made) }),
  gedcom: (made) => Promise.resolve({ status: 200, file: gedcomFile(made) }),
};

/** Only what the drawing shows, and of the moment the day, so that the same tree is the same matter until midnight. */
export function treeOf({ history, member, withNames, drawnAt, locale }: Tree): Tree {
  return { history, member, withNames, drawnAt: new Date(formatIsoDate(drawnAt)), locale };
}

/** Which family history: the member reads their own as it stands now, everybody else what was sent. */
export type Told = 'newest' | 'sent';

/**
 * The family history of a patient, and what the pedigree tells of the patient themself.
 * @throws ApiError 404 where there is no such patient
 */
export async function famgenixOf(
  patientId: string,
  db: Database,
  now: Date,
  told: Told,
): Promise<Pick<Famgenix, 'patientId' | 'history' | 'member' | 'version' | 'toldAt'>> {
  const [patient] = await db
    .select({ first: patients.first_name, last: patients.last_name, birth: patients.date_of_birth })
    .from(patients)
    .where(eq(patients.id, patientId));
  if (!patient) throw notFound();
  const read = told === 'newest' ? currentAnswers : submittedAnswers;
  const survey = await read(db, { patient_id: patientId, questionnaire: 'survey' });
  return {
    patientId,
    history: survey?.body.family_history ?? { ...newFamilyHistory(() => ''), relatives: [] },
    member: {
      name: fullName(patient.first, patient.last),
      surname: patient.last.trim(),
      age: patient.birth === null ? null : ageForCertain(patient.birth, now),
    },
    version: survey?.version ?? 0,
    toldAt: survey?.updated_at ?? now,
  };
}
