import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFamilyHistory, newFamilyHistory, type FamilyHistory } from '../../domain/family-history.ts';
import { answers, answersHistory } from '../../server/db/schema/index.ts';
import { startTestServer, type Member, type TestServer } from './setup/server.ts';

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.db.$client.options.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

/** A family history as it was stored before: no word on whether a relative was ill, and “unknown” where nobody answered. */
function before(): FamilyHistory {
  const [mother, father] = newFamilyHistory(() => crypto.randomUUID()).relatives;
  const relatives = [
    { ...mother, conditions: [{ condition: 'melanoma', other: '', age_of_onset: 40 }] },
    { ...father, name: 'Dad' },
  ].map(({ has_conditions: _, ...relative }) => relative);
  return { adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'unknown', relatives } as FamilyHistory;
}

async function stored(member: Member): Promise<FamilyHistory | undefined> {
  const [row] = await server.db.select().from(answers).where(eq(answers.patient_id, member.noviId));
  return row?.body.family_history;
}

it('brings family histories over: drafts ask again what nobody may have answered, submitted ones stay valid', async () => {
  const [sent, drafting] = [await server.member(), await server.member()];
  const old = { questionnaire: 'survey', version: 1, body: { family_history: before() } } as const;
  await server.db.insert(answers).values([
    { ...old, patient_id: sent.noviId, status: 'amended' },
    { ...old, patient_id: drafting.noviId, status: 'in-progress' },
  ]);
  await server.db
    .insert(answersHistory)
    .values({ ...old, patient_id: drafting.noviId, status: 'completed', submitted_at: new Date() });
  await client.query(readFileSync('server/db/migrations/0003_family_history_answers.sql', 'utf8'));

  const submitted = {
    ...{ adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
    relatives: [{ has_conditions: 'yes' }, { has_conditions: 'unknown', name: 'Dad' }],
  };
  const now = await stored(sent);
  expect(now).toMatchObject(submitted);
  expect(now && checkFamilyHistory(now)).toEqual([]);
  const [kept] = await server.db.select().from(answersHistory);
  expect(kept?.body.family_history).toMatchObject(submitted);
  expect(await stored(drafting)).toMatchObject({
    ...{ adopted: 'no', ashkenazi_jewish: null, parents_related: null },
    relatives: [{ has_conditions: 'yes' }, { has_conditions: null, name: 'Dad' }],
  });
  const read = await server.call('GET', `/patients/${sent.noviId}/answers/survey`, { token: sent.token });
  expect(read.status).toBe(200);
});
