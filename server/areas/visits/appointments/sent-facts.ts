import { and, desc, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { screenFamily, type ScreenResult } from '#domain/fhs-7.ts';
import type { ResponseItem } from '#domain/fhir.ts';
import { allItems, givenAnswers } from '#domain/questionnaire/answers.ts';
import type { Database } from '#server/db/database.ts';
import { isAmong } from '#server/db/is-among.ts';
import { answers, answersHistory } from '#server/db/schema/index.ts';

type Body = (typeof answers.$inferSelect)['body'];
/** What a list tells of one set of answers. */
type Facts = { fhs7?: ScreenResult; gender?: string | undefined };

/** What a list tells of what a patient has sent: when, and what follows from it. */
type SentFacts = Facts & { survey?: Date; health?: Date };

/**
 * What follows from a version of somebody’s answers, which stays the same: a family history takes longer to read and to judge
 * than the rest of a list together.
 */
const known = new LRUCache<string, Facts>({ max: 10_000 });

/** What these patients sent last of both questionnaires, by patient. */
export async function sentFactsOf(db: Database, patientIds: string[]): Promise<ReadonlyMap<string, SentFacts>> {
  const sent = await newestSent(db, patientIds);
  const bodies = await bodiesOf(
    db,
    sent.filter((key) => !known.has(keyOf(key))),
  );
  for (const [key, body] of bodies) known.set(key, factsOf(body));
  const found = new Map<string, SentFacts>();
  for (const key of sent) {
    const facts = known.get(keyOf(key)) ?? factsOf(bodies.get(keyOf(key)) ?? {});
    const at = key.questionnaire === 'survey' ? { survey: key.at } : { health: key.at };
    found.set(key.patient_id, { ...found.get(key.patient_id), ...facts, ...at });
  }
  return found;
}

type SentKey = { patient_id: string; questionnaire: 'survey' | 'medical-history'; version: number };

/** As one reads it of one patient: what is sent now, or what was sent before it was begun to amend. */
function newestSent(db: Database, patientIds: string[]): Promise<(SentKey & { at: Date })[]> {
  const { patient_id, questionnaire, version } = answers;
  const now = db
    .select({ patient_id, questionnaire, version, at: answers.updated_at })
    .from(answers)
    .where(and(isAmong(patient_id, patientIds), ne(answers.status, 'in-progress')));
  const before = db
    .select({
      patient_id: answersHistory.patient_id,
      questionnaire: answersHistory.questionnaire,
      version: answersHistory.version,
      at: answersHistory.submitted_at,
    })
    .from(answersHistory)
    .where(isAmong(answersHistory.patient_id, patientIds));
  const sent = unionAll(now, before).as('sent');
  return db
    .selectDistinctOn([sent.patient_id, sent.questionnaire])
    .from(sent)
    .orderBy(sent.patient_id, sent.questionnaire, desc(sent.version));
}

async function bodiesOf(db: Database, keys: readonly SentKey[]): Promise<Map<string, Body>> {
  if (keys.length === 0) return new Map();
  const wanted = sql.join(
    keys.map((key) => sql`(${key.patient_id}::uuid, ${key.questionnaire}::text, ${key.version}::integer)`),
    sql`, `,
  );
  const read = (table: typeof answers | typeof answersHistory) =>
    db
      .select({
        patient_id: table.patient_id,
        questionnaire: table.questionnaire,
        version: table.version,
        body: table.body,
      })
      .from(table)
      .where(sql`(${table.patient_id}, ${table.questionnaire}, ${table.version}) in (${wanted})`);
  const rows = [...(await read(answersHistory)), ...(await read(answers))];
  return new Map(rows.map((row) => [keyOf(row), row.body]));
}

function keyOf({ patient_id, questionnaire, version }: SentKey): string {
  return `${patient_id}/${questionnaire}/${version}`;
}

function factsOf({ family_history: history, response }: Body): Facts {
  if (history) return { fhs7: screenFamily(history).result };
  return { gender: genderIn(response?.item ?? []) };
}

/** As it was told, in words; not where they prefer not to say it. */
function genderIn(items: ResponseItem[]): string | undefined {
  const asked = allItems<ResponseItem>({ item: items }).find(({ linkId }) => linkId === 'about-you.gender');
  const [answer] = givenAnswers(asked);
  return answer?.valueCoding?.code === 'not-said' ? undefined : (answer?.valueCoding?.display ?? answer?.valueString);
}
