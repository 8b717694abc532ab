import { eq } from 'drizzle-orm';
import { medicalHistory } from '#domain/medical-history.ts';
import type { Respondent } from '#domain/medical-history/limits.ts';
import { sentTooOften, stale } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { answers, answersHistory, patients } from '../../db/schema/index.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { acceptedAnswers } from './accepted-answers.ts';
import {
  currentAnswers,
  isSubmitted,
  isAnswersOf,
  replacedSince,
  sentBefore,
  submittedAnswers,
  type AnswersKey as Key,
  type AnswersRow,
} from './stored-answers.ts';

type Answers = Data<'getAnswers'>;

/**
 * The questions of the medical history, in the caller's language, with the limits of the caller's age and what the caller
 * has sent in the survey already chosen.
 */
export const getQuestions: Handler<'getQuestions'> = async (_input, { db, caller, locale, now }) => {
  const survey = await submittedAnswers(db, { patient_id: caller.noviId, questionnaire: 'survey' });
  return {
    status: 200,
    data: medicalHistory(locale, await respondent(db, caller.noviId, now), survey?.body.family_history),
  };
};

/** A patient's answers: to themselves as they are now, to their care team as they were submitted last. */
export const getAnswers: Handler<'getAnswers'> = async ({ params }, { db, caller }) => {
  const key = { patient_id: params.patientId, questionnaire: params.questionnaire };
  const row = caller.noviId === params.patientId ? await currentAnswers(db, key) : await submittedAnswers(db, key);
  const data: Answers = row
    ? { ...shown(row), sent_before: await sentBefore(db, row) }
    : { ...key, status: 'none', version: 0, updated_at: null };
  return { status: 200, data, version: data.version };
};

/**
 * Saves a draft, or submits. What was submitted before is kept in the history whenever it is replaced, and goes on
 * counting as submitted while it is being amended. What is stored already is not stored again, whatever version it was
 * made from: whoever sends once more because the reply was lost is told that it is done (RFC 9110, 13.1.1).
 */
export const saveAnswers: Handler<'saveAnswers'> = async ({ body, ifMatch }, { db, now }) => {
  const key = { patient_id: body.patient_id, questionnaire: body.questionnaire };
  await requireOpenStep(db, key.patient_id, key.questionnaire);
  // Before there is a row to lock, two that both say nothing of a version wait for each other here: the newest one wins.
  if (ifMatch === undefined) await lockPatient(db, key.patient_id);
  const current = await currentAnswers(db, key, 'to change');

  const before = await submittedAnswers(db, key);
  const status: AnswersRow['status'] = body.status === 'in-progress' ? body.status : before ? 'amended' : 'completed';
  const accepted = acceptedAnswers(body, status, await respondent(db, key.patient_id, now));
  const isAsSubmitted = current !== undefined && isSubmitted(current) === (status !== 'in-progress');
  if (isAsSubmitted && saysTheSame(accepted, current.body)) {
    return { status: 200, data: shown(current), version: current.version, changed: 'nothing' };
  }
  refuseStale(current?.version ?? 0, ifMatch);
  if (before && status !== 'in-progress') await refuseTooMany(db, key, now);
  const values = { ...key, status, body: accepted, version: (current?.version ?? 0) + 1, updated_at: now };
  if (before && before.version === current?.version) {
    const { updated_at: submitted_at, ...replaced } = before;
    await db.insert(answersHistory).values({ ...replaced, submitted_at, replaced_at: now });
  }
  const [row] = current
    ? await db.update(answers).set(values).where(isAnswersOf(answers, key)).returning()
    : await db.insert(answers).values(values).onConflictDoNothing().returning();
  // Two tabs that save for the first time at once both find nothing to lock: the key of the table tells them apart.
  if (!row) throw stale();
  const data = shown(row);
  return {
    status: 200,
    data,
    version: data.version,
    changed: { record: 'answers', id: `${key.patient_id}/${key.questionnaire}` },
  };
};

/**
 * Each version that was submitted is kept for good, so that sending again and again would fill the disk. Nobody has so much
 * to change in a day; drafts are no versions, and go on being saved.
 * @throws ApiError 429 with the time until it can be sent again
 */
async function refuseTooMany(db: Queries, key: Key, now: Date): Promise<void> {
  const replaced = await replacedSince(db, key, new Date(now.getTime() - day));
  const oldest = replaced.at(-mostInADay);
  if (oldest) throw sentTooOften(mostInADay, (oldest.getTime() + day - now.getTime()) / 1000);
}

const mostInADay = 30;
const day = 86_400_000;

async function respondent(db: Queries, patientId: string, now: Date): Promise<Respondent> {
  const [patient] = await db
    .select({ dateOfBirth: patients.date_of_birth })
    .from(patients)
    .where(eq(patients.id, patientId));
  return { now, dateOfBirth: patient?.dateOfBirth ?? null };
}

/** Whether two bodies hold the same answers, whatever the status that a response tells beside them. */
function saysTheSame(one: AnswersRow['body'], other: AnswersRow['body']): boolean {
  return answersIn(one) === answersIn(other);
}

function answersIn({ response, ...body }: AnswersRow['body']): string {
  return canonicalJson({ ...body, response: response && { ...response, status: undefined } });
}

function shown({
  patient_id,
  questionnaire,
  status,
  version,
  updated_at,
  body,
}: Omit<AnswersRow, 'created_at'>): Answers {
  return { patient_id, questionnaire, status, version, updated_at: updated_at.toISOString(), ...body };
}
