import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCondition } from '#domain/family-history.ts';
import { evidenceOf } from '#server/areas/journey/evidence.ts';
import { isAnswersOf } from '#server/areas/questionnaires/stored-answers.ts';
import { answersHistory, auditLog } from '#server/db/schema/index.ts';
import { health, ifMatch, openClinic, survey, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const save = (member: Member, version: number, body: object) =>
  clinic.post(member, '/questionnaires', body, ifMatch(version));
const read = (member: Member, name: string, token = member.token) =>
  server.call('GET', `/patients/${member.noviId}/answers/${name}`, { token });
const pathsOf = (reply: Awaited<ReturnType<typeof save>>) => reply.body.errors?.map((problem) => problem['path']);

describe('the family history', () => {
  it('begins empty, is kept as a draft, and is submitted', async () => {
    const member = await clinic.memberAt('survey');
    expect((await read(member, 'survey')).body.data).toMatchObject({ status: 'none', version: 0 });
    const draft = { ...survey(member.noviId), status: 'in-progress' };
    draft.family_history.relatives = [];
    expect((await save(member, 0, draft)).body.data).toMatchObject({ status: 'in-progress', version: 1 });
    expect((await evidenceOf(server.db, member.noviId)).survey).toBe(false);

    const whole = survey(member.noviId);
    const reply = await save(member, 1, whole);
    expect([reply.status, reply.headers['etag']]).toEqual([200, '"2"']);
    expect((await read(member, 'survey')).body.data).toMatchObject({
      ...{ status: 'completed', version: 2, family_history: whole.family_history },
    });
    expect((await evidenceOf(server.db, member.noviId)).survey).toBe(true);
  });

  it('is refused with a path for each problem, and stores nothing', async () => {
    const member = await clinic.memberAt('survey');
    const body = survey(member.noviId);
    body.family_history.relatives.pop();
    body.family_history.relatives[0]!.age = 40;
    body.family_history.adopted = null;
    body.family_history.relatives[0]!.has_conditions = 'yes';
    body.family_history.relatives[0]!.conditions = [{ ...newCondition('other-cancer'), age_of_onset: 50 }];
    body.family_history.has_conditions = 'yes';
    body.family_history.conditions = [{ ...newCondition('melanoma'), age_of_onset: 120 }];
    const reply = await save(member, 0, body);
    expect(reply.status).toBe(422);
    expect(pathsOf(reply)).toEqual([
      '/family_history/adopted',
      '/family_history/conditions/0/age_of_onset',
      '/family_history/relatives',
      '/family_history/relatives/0/conditions/0/other',
      '/family_history/relatives/0/conditions/0/age_of_onset',
    ]);
    expect((await read(member, 'survey')).body.data['version']).toBe(0);
  });

  it('holds whether own words mean a cancer, and whether all of a group are listed; both may be left out', async () => {
    const member = await clinic.memberAt('survey');
    const body = survey(member.noviId);
    const words = { ...newCondition('other-condition'), other: 'a lump', onset_unknown: true };
    const [mother] = body.family_history.relatives;
    Object.assign(mother ?? {}, { has_conditions: 'yes', conditions: [words] });
    // As it was stored before this was asked.
    const draft = { ...body, status: 'in-progress' };
    expect((await save(member, 0, draft)).status).toBe(200);
    expect((await read(member, 'survey')).body.data['family_history']).toEqual(body.family_history);
    expect(pathsOf(await save(member, 1, body))).toEqual(['/family_history/relatives/0/conditions/0/is_cancer']);
    Object.assign(words, { is_cancer: 'unknown' });
    const all_listed = {
      ...{ maternal_cousins: 'yes', paternal_cousins: 'no', nieces_and_nephews: 'unknown', grandchildren: null },
    };
    Object.assign(body.family_history, { all_listed });
    expect((await save(member, 1, body)).status).toBe(200);
    expect((await read(member, 'survey')).body.data['family_history']).toEqual(body.family_history);
  });

  it('is stored without what nobody can see', async () => {
    const member = await clinic.memberAt('survey');
    const body = survey(member.noviId);
    body.family_history.relatives[0]!.name = ' E\u200blena\u202e';
    expect((await save(member, 0, body)).status).toBe(200);
    const { family_history } = (await read(member, 'survey')).body.data as { family_history?: unknown };
    expect(family_history).toMatchObject({ relatives: [{ name: 'Elena' }, {}] });
  });

  it('keeps in a draft what nobody has answered yet, apart from “I don’t know”', async () => {
    const member = await clinic.memberAt('survey');
    const body = { ...survey(member.noviId), status: 'in-progress' };
    body.family_history.ashkenazi_jewish = null;
    body.family_history.relatives[1]!.has_conditions = null;
    expect((await save(member, 0, body)).status).toBe(200);
    const kept = (await read(member, 'survey')).body.data['family_history'];
    expect(kept).toMatchObject({
      ...{ ashkenazi_jewish: null, parents_related: 'unknown' },
      relatives: [{ has_conditions: 'unknown' }, { has_conditions: null }],
    });
    expect(pathsOf(await save(member, 1, { ...body, status: 'completed' }))).toEqual([
      '/family_history/ashkenazi_jewish',
      '/family_history/relatives/1/has_conditions',
    ]);
  });

  it('takes the answers of its own form only', async () => {
    const member = await clinic.memberAt('medical-history');
    const { response } = health(member.noviId);
    const { family_history: _, ...empty } = survey(member.noviId);
    expect(pathsOf(await save(member, 1, { ...survey(member.noviId), response }))).toEqual(['/response']);
    expect(pathsOf(await save(member, 1, empty))).toEqual(['/family_history']);
  });
});

describe('amending what was submitted', () => {
  it('keeps each earlier version, goes on counting, and shows the care team what was submitted', async () => {
    const member = await clinic.memberAt('complete');
    const first = (await read(member, 'survey')).body.data['family_history'];
    const draft = { ...survey(member.noviId), status: 'in-progress' };
    expect((await save(member, 1, draft)).body.data).toMatchObject({ status: 'in-progress', version: 2 });
    expect((await evidenceOf(server.db, member.noviId)).survey).toBe(true);
    const theirs = await read(member, 'survey', clinic.specialist.token);
    expect(theirs.body.data).toMatchObject({ status: 'completed', version: 1, family_history: first, sent_before: [] });
    expect((await read(member, 'survey')).body.data['sent_before']).toHaveLength(1);

    const amended = survey(member.noviId);
    expect((await save(member, 2, amended)).body.data).toMatchObject({ status: 'amended', version: 3 });
    amended.family_history.adopted = 'yes';
    expect((await save(member, 3, amended)).body.data).toMatchObject({ status: 'amended', version: 4 });
    const kept = await server.db
      .select()
      .from(answersHistory)
      .where(and(eq(answersHistory.patient_id, member.noviId), eq(answersHistory.questionnaire, 'survey')))
      .orderBy(answersHistory.version);
    expect(kept.map(({ version, status }) => [version, status])).toEqual([
      [1, 'completed'],
      [3, 'amended'],
    ]);
    expect(kept[0]?.body.family_history).toEqual(first);
    const sent = kept.map(({ submitted_at }) => submitted_at.toISOString());
    expect((await read(member, 'survey')).body.data['sent_before']).toEqual(sent.toReversed());
  });
});

it('sends a changed version 30 times a day at the most, goes on keeping drafts, and begins anew the day after', async () => {
  const member = await clinic.memberAt('survey');
  const key = { patient_id: member.noviId, questionnaire: 'survey' } as const;
  let version = 0;
  const send = async (age: number, status = 'completed') => {
    const body = { ...survey(member.noviId), status };
    Object.assign(body.family_history.relatives[0]!, { vital_status: 'living', age });
    const reply = await save(member, version, body);
    if (reply.status === 200) version += 1;
    return reply;
  };
  for (let time = 0; time <= 30; time += 1) expect((await send(30 + time)).status).toBe(200);
  const refused = await send(80);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.body.message).toContain('30 times in a day');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  for (const age of [81, 82, 83]) expect((await send(age, 'in-progress')).status).toBe(200);
  expect((await send(83)).status).toBe(429);
  const kept = () => server.db.$count(answersHistory, eq(answersHistory.patient_id, member.noviId));
  // The drafts have left one more behind: what they replaced first.
  expect(await kept()).toBe(31);
  const yesterday = new Date(Date.now() - 86_400_001);
  await server.db.update(answersHistory).set({ replaced_at: yesterday }).where(isAnswersOf(answersHistory, key));
  expect((await send(83)).status).toBe(200);
  expect(await kept()).toBe(31);
});

describe('what is stored already', () => {
  it.each([
    ['survey', 'medical-history', survey],
    ['medical-history', 'release-of-information', health],
  ] as const)('is not stored again: %s', async (name, step, happy) => {
    const member = await clinic.memberAt(step);
    const record = `${member.noviId}/${name}`;
    const { family_history, response, version } = (await read(member, name)).body.data;
    const audited = () => server.db.select().from(auditLog).where(eq(auditLog.record_id, record));
    const before = await audited();
    const again = { ...happy(member.noviId), ...(family_history && { family_history }), ...(response && { response }) };
    const reply = await save(member, 1, again);
    expect([reply.status, reply.headers['etag'], reply.body.data['version']]).toEqual([200, '"1"', version]);
    expect(await audited()).toEqual(before);
    const kept = await server.db.select().from(answersHistory).where(eq(answersHistory.patient_id, member.noviId));
    expect(kept).toEqual([]);
  });

  it('as a draft becomes a submission', async () => {
    const member = await clinic.memberAt('survey');
    const whole = survey(member.noviId);
    await save(member, 0, { ...whole, status: 'in-progress' });
    expect((await save(member, 1, { ...whole, status: 'in-progress' })).body.data).toMatchObject({ version: 1 });
    expect((await save(member, 1, whole)).body.data).toMatchObject({ status: 'completed', version: 2 });
  });

  it.each([
    ['survey', survey],
    ['medical-history', health],
  ] as const)('is done when its reply was lost and it is sent once more: %s', async (name, happy) => {
    const member = await clinic.memberAt(name);
    const whole = happy(member.noviId);
    const draft = { ...whole, status: 'in-progress' };
    await save(member, 0, draft);
    expect((await save(member, 0, draft)).body.data).toMatchObject({ status: 'in-progress', version: 1 });
    await save(member, 1, whole);
    const again = await save(member, 1, whole);
    expect([again.status, again.headers['etag'], again.body.data['status']]).toEqual([200, '"2"', 'completed']);
    // A draft of the same answers is not what is stored: somebody who has not seen the submission would undo it.
    expect((await save(member, 1, draft)).status).toBe(412);
    const kept = await server.db.select().from(answersHistory).where(eq(answersHistory.patient_id, member.noviId));
    expect(kept).toEqual([]);
  });

  it('tells when each version was submitted, also after it was replaced', async () => {
    const member = await clinic.memberAt('complete');
    const submitted = (await read(member, 'survey')).body.data['updated_at'];
    await save(member, 1, { ...survey(member.noviId), status: 'in-progress' });
    const theirs = await read(member, 'survey', clinic.specialist.token);
    expect(theirs.body.data).toMatchObject({ version: 1, updated_at: submitted });
    const [kept] = await server.db.select().from(answersHistory).where(eq(answersHistory.patient_id, member.noviId));
    expect(kept?.submitted_at.toISOString()).toBe(submitted);
    expect(kept!.replaced_at > kept!.submitted_at).toBe(true);
  });
});

it.each(['in-progress', 'completed'])('no words of the sender are stored beside the answers: %s', async (status) => {
  const member = await clinic.memberAt('medical-history');
  const body = { ...health(member.noviId), status };
  const sent: unknown = JSON.parse(
    JSON.stringify(body.response)
      .replaceAll('"linkId"', '"text":"Planted","linkId"')
      .replaceAll('"code":', '"display":"Planted","code":'),
  );
  expect(JSON.stringify(sent)).toContain('"display":"Planted"');
  expect((await save(member, 0, { ...body, response: sent })).status).toBe(200);
  const stored = (await read(member, 'medical-history')).body.data['response'];
  expect(stored).toEqual({ ...health(member.noviId).response, status });
});

describe('two tabs', () => {
  it('that save at once: one wins, the other is told', async () => {
    const member = await clinic.memberAt('survey');
    const first = await Promise.all(Array.from({ length: 8 }, () => save(member, 0, survey(member.noviId))));
    expect(first.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
    const second = await Promise.all(Array.from({ length: 8 }, () => save(member, 1, survey(member.noviId))));
    expect(second.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
  });
});
