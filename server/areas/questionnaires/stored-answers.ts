import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { answers, answersHistory } from '../../db/schema/index.ts';

export type AnswersRow = typeof answers.$inferSelect;
export type AnswersKey = Pick<AnswersRow, 'patient_id' | 'questionnaire'>;

/** The answers as they are now, sent or not. Who reads them to change them locks them until the transaction ends. */
export async function currentAnswers(
  db: Queries,
  key: AnswersKey,
  why: 'to read' | 'to change' = 'to read',
): Promise<AnswersRow | undefined> {
  const query = db.select().from(answers).where(isAnswersOf(answers, key));
  const [row] = await (why === 'to change' ? query.for('update') : query);
  return row;
}

/** What was submitted last, even while the patient is amending it. */
export async function submittedAnswers(
  db: Queries,
  key: AnswersKey,
): Promise<Omit<AnswersRow, 'created_at'> | undefined> {
  const current = await currentAnswers(db, key);
  if (current && isSubmitted(current)) return current;
  const [before] = await db
    .select()
    .from(answersHistory)
    .where(isAnswersOf(answersHistory, key))
    .orderBy(desc(answersHistory.version))
    .limit(1);
  return before && { ...before, updated_at: before.submitted_at };
}

/** Which version was submitted last, and when. */
export async function lastSubmitted(db: Queries, key: AnswersKey): Promise<{ version: number; at: Date } | undefined> {
  const { version, status, updated_at } = answers;
  const [current] = await db.select({ version, status, at: updated_at }).from(answers).where(isAnswersOf(answers, key));
  if (current && isSubmitted(current)) return { version: current.version, at: current.at };
  const [before] = await db
    .select({ version: answersHistory.version, at: answersHistory.submitted_at })
    .from(answersHistory)
    .where(isAnswersOf(answersHistory, key))
    .orderBy(desc(answersHistory.version))
    .limit(1);
  return before;
}

/** When what these answers replace was sent, the newest first. */
export async function sentBefore(db: Queries, key: AnswersKey & Pick<AnswersRow, 'version'>): Promise<string[]> {
  const rows = await db
    .select({ at: answersHistory.submitted_at })
    .from(answersHistory)
    .where(and(isAnswersOf(answersHistory, key), lt(answersHistory.version, key.version)))
    .orderBy(desc(answersHistory.version));
  return rows.map(({ at }) => at.toISOString());
}

/** When versions that were submitted were replaced since a moment, the oldest first. */
export async function replacedSince(db: Queries, key: AnswersKey, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: answersHistory.replaced_at })
    .from(answersHistory)
    .where(and(isAnswersOf(answersHistory, key), gt(answersHistory.replaced_at, since)))
    .orderBy(answersHistory.replaced_at);
  return rows.map(({ at }) => at);
}

/** Whether this is what was sent, and not a draft since then. */
export function isSubmitted({ status }: Pick<AnswersRow, 'status'>): boolean {
  return status !== 'in-progress';
}

/** Picks a patient's answers to a questionnaire. */
export function isAnswersOf(table: typeof answers | typeof answersHistory, { patient_id, questionnaire }: AnswersKey) {
  return and(eq(table.patient_id, patient_id), eq(table.questionnaire, questionnaire));
}
