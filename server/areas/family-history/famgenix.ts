import { eq } from 'drizzle-orm';
import { ageForCertain, formatIsoDate } from '#domain/dates.ts';
import { newFamilyHistory } from '#domain/family-history.ts';
import type { ResponseItem } from '#domain/fhir.ts';
import { fullName } from '#domain/names.ts';
import { notFound } from '../../errors/errors.ts';
import type { Database } from '../../db/database.ts';
import { patients } from '../../db/schema/index.ts';
import type { Tree } from '../../pdf/pedigree-tree.ts';
import { currentAnswers, submittedAnswers } from '../questionnaires/stored-answers.ts';

/** What a pedigree is made of, whatever it is given as. */
export type Famgenix = Tree & {
  patientId: string;
  /** Of the family history; 0 while none is stored. */
  version: number;
  /** When the family history was stored last. */
  reportedAt: Date;
  /** Whether the patient themself reads it: what the screen says they hear from their specialist. */
  isOwn: boolean;
  /** What the patient sent in the medical history, for whoever reads FHS-7. */
  health: readonly ResponseItem[];
};

/** Only what the drawing shows, and of the moment the day, so that the same tree is the same matter until midnight. */
export function treeOf({ history, member, withNames, drawnAt, locale }: Tree): Tree {
  return { history, member, withNames, drawnAt: new Date(formatIsoDate(drawnAt)), locale };
}

/** Which family history: the member reads their own as it stands now, everybody else what was sent. */
export type AnswersRead = 'newest' | 'sent';

/**
 * The family history of a patient, and what the pedigree tells of the patient themself.
 * @throws ApiError 404 where there is no such patient
 */
export async function famgenixOf(
  patientId: string,
  db: Database,
  now: Date,
  version: AnswersRead,
): Promise<Pick<Famgenix, 'patientId' | 'history' | 'member' | 'version' | 'reportedAt'>> {
  const [patient] = await db
    .select({ first: patients.first_name, last: patients.last_name, birth: patients.date_of_birth })
    .from(patients)
    .where(eq(patients.id, patientId));
  if (!patient) throw notFound();
  const read = version === 'newest' ? currentAnswers : submittedAnswers;
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
    reportedAt: survey?.updated_at ?? now,
  };
}
