import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import { answers, answersHistory } from '#server/db/schema/index.ts';
import { startWithMigrations } from '../setup/migrations.ts';
import type { Member, TestServer } from '../setup/server.ts';

let database: Awaited<ReturnType<typeof startWithMigrations>>;
let server: TestServer;
beforeAll(async () => {
  database = await startWithMigrations();
  server = database.server;
});
afterAll(() => database.close());

/** A family history as it was stored at first: no word on whether a relative was ill, and “unknown” where nobody answered. */
function before() {
  const relative = (side: string, more: object) => ({
    ...{ id: crypto.randomUUID(), relation: 'parent', side, name: '', sex_assigned_at_birth: 'unknown' },
    ...{ vital_status: 'unknown', age: null, adopted: 'unknown', conditions: [], ...more },
  });
  const relatives = [
    relative('maternal', { conditions: [{ condition: 'melanoma', other: '', age_of_onset: 40 }] }),
    relative('paternal', { name: 'Dad' }),
  ];
  return { adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'unknown', relatives };
}

/** What was stored before the contract’s shape of today. */
const asStored = (history: object) => ({ family_history: history as FamilyHistory });
const toThreeGenerations = () => database.run('0012_family_history_three_generations');

async function stored(member: Member): Promise<FamilyHistory | undefined> {
  const [row] = await server.db.select().from(answers).where(eq(answers.patient_id, member.noviId));
  return row?.body.family_history;
}

it('brings family histories over: drafts ask again what nobody may have answered, submitted ones stay valid', async () => {
  const [sent, drafting] = [await server.member(), await server.member()];
  const old = { questionnaire: 'survey', version: 1, body: asStored(before()) } as const;
  await server.db.insert(answers).values([
    { ...old, patient_id: sent.noviId, status: 'amended' },
    { ...old, patient_id: drafting.noviId, status: 'in-progress' },
  ]);
  await server.db
    .insert(answersHistory)
    .values({ ...old, patient_id: drafting.noviId, status: 'completed', submitted_at: new Date() });
  await database.run('0003_family_history_answers');
  await toThreeGenerations();
  await database.run('0017_when_an_illness_began');

  const submitted = {
    ...{ adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
    relatives: [{ has_conditions: 'yes' }, { has_conditions: 'unknown', name: 'Dad' }],
  };
  expect(await stored(sent)).toMatchObject(submitted);
  const [kept] = await server.db.select().from(answersHistory);
  expect(kept?.body.family_history).toMatchObject(submitted);
  expect(await stored(drafting)).toMatchObject({
    ...{ adopted: 'no', ashkenazi_jewish: null, parents_related: null },
    relatives: [{ has_conditions: 'yes' }, { has_conditions: null, name: 'Dad' }],
  });
  const read = await server.call('GET', `/patients/${sent.noviId}/answers/survey`, { token: sent.token });
  expect(read.status).toBe(200);
});

it('brings family histories to three generations: what was said stays, and what nobody was asked is open', async () => {
  const [sent, drafting] = [await server.member(), await server.member()];
  const { relatives, ...questions } = before();
  const [mother, father] = relatives;
  const old = {
    ...questions,
    relatives: [
      {
        ...{ ...mother, has_conditions: 'yes', adopted: 'yes' },
        conditions: [
          { condition: 'bowel-cancer', other: '', age_of_onset: 52 },
          { condition: 'breast-cancer', other: '', age_of_onset: 47 },
          { condition: 'bilateral-breast-cancer', other: '', age_of_onset: 55 },
          { condition: 'other-cancer', other: 'of the eye', age_of_onset: null },
        ],
      },
      {
        ...{ ...father, has_conditions: 'yes', adopted: 'no' },
        conditions: [{ condition: 'breast-cancer', other: '', age_of_onset: 61 }],
      },
      {
        ...{ ...father, id: crypto.randomUUID(), relation: 'sibling', side: 'both', has_conditions: null },
        conditions: [{ condition: 'bilateral-breast-cancer', other: '', age_of_onset: null }],
      },
    ],
  };
  const row = { questionnaire: 'survey', version: 1, body: asStored(old) } as const;
  await server.db.insert(answers).values([
    { ...row, patient_id: sent.noviId, status: 'completed' },
    { ...row, patient_id: drafting.noviId, status: 'in-progress' },
  ]);
  await server.db
    .insert(answersHistory)
    .values({ ...row, patient_id: sent.noviId, status: 'completed', submitted_at: new Date() });
  await toThreeGenerations();
  await toThreeGenerations();
  // Twice: what was brought over once stays.
  await database.run('0017_when_an_illness_began');
  await database.run('0017_when_an_illness_began');

  const open = { decade_of_onset: null, onset_unknown: false, bilateral: null, more_than_one: null };
  const [newMother, newFather] = [mother, father].map((one) => {
    const { adopted: _, ...rest } = one!;
    return { ...rest, gender: null, via: null, has_conditions: 'yes' };
  });
  const expected = {
    ...newFamilyHistory(() => ''),
    ...questions,
    relatives: [
      {
        ...{ ...newMother, adoption: 'in' },
        conditions: [
          { ...open, condition: 'bowel-cancer', other: '', age_of_onset: 52 },
          { ...open, condition: 'breast-cancer', other: '', age_of_onset: 47, bilateral: 'yes' },
          { ...open, condition: 'other-cancer', other: 'of the eye', age_of_onset: null },
        ],
      },
      {
        ...{ ...newFather, adoption: 'none' },
        conditions: [{ ...open, condition: 'breast-cancer', other: '', age_of_onset: 61 }],
      },
      {
        ...{ ...newFather, id: old.relatives[2]?.id, relation: 'sibling', side: 'both', has_conditions: null },
        adoption: 'unknown',
        conditions: [{ ...open, condition: 'breast-cancer', other: '', age_of_onset: null, bilateral: 'yes' }],
      },
    ],
  };
  expect(await stored(sent)).toEqual(expected);
  expect(await stored(drafting)).toEqual(expected);
  const [kept] = await server.db.select().from(answersHistory).where(eq(answersHistory.patient_id, sent.noviId));
  expect(kept?.body.family_history).toEqual(expected);
  const again = { patient_id: sent.noviId, questionnaire: 'survey', status: 'in-progress' };
  const reply = await server.call('POST', '/questionnaires', {
    ...{ token: sent.token, headers: { 'if-match': '"1"' } },
    body: { ...again, family_history: await stored(sent) },
  });
  expect(reply.status).not.toBe(400);
});

it('takes an onset that was stored as neither an age nor a decade for not answered, and keeps all others', async () => {
  const member = await server.member();
  const told = { condition: 'melanoma', other: '', bilateral: null, more_than_one: null };
  const conditions = [
    { ...told, age_of_onset: null, decade_of_onset: null },
    { ...told, condition: 'sarcoma', age_of_onset: 40, decade_of_onset: null },
    { ...told, condition: 'breast-cancer', age_of_onset: null, decade_of_onset: 30 },
  ];
  const [mother, father] = newFamilyHistory(() => crypto.randomUUID()).relatives;
  const history = {
    ...newFamilyHistory(() => ''),
    ...{ has_conditions: 'yes', conditions },
    relatives: [{ ...mother, has_conditions: 'yes', conditions }, father],
  };
  await server.db.insert(answers).values({
    ...{ patient_id: member.noviId, questionnaire: 'survey', version: 1, status: 'in-progress' },
    body: asStored(history),
  });
  await database.run('0017_when_an_illness_began');
  const brought = conditions.map((each) => ({ ...each, onset_unknown: false }));
  expect(await stored(member)).toEqual({
    ...history,
    conditions: brought,
    relatives: [{ ...mother, has_conditions: 'yes', conditions: brought }, father],
  });
});
