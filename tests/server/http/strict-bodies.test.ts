import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostRelatives, newCondition, newFamilyHistory, newRelative } from '#domain/family-history.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { users } from '#server/db/schema/index.ts';
import { maxValues } from '#server/http/strict-json.ts';
import { cpuTimeOf } from '#tests/setup/cpu-time.ts';
import { newUser, startTestServer, type Call, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.member();
});
afterAll(() => server.close());

const first = { 'if-match': '"0"' };
const putDraft = (body: unknown, changes: Call = {}) =>
  server.call('PUT', `/patients/${me.noviId}/drafts/eligibility`, {
    token: me.token,
    headers: { ...first, ...changes.headers },
    body,
  });
const saveAnswers = (body: object | string) =>
  server.call('POST', '/questionnaires', { token: me.token, headers: first, body });
const paths = (reply: { body: { errors?: Record<string, unknown>[] } }) =>
  reply.body.errors?.map((problem) => problem['path']);

describe('a body in another wrapping', () => {
  const json = '{"values":{}}';

  it.each([
    ['compressed', { 'content-encoding': 'gzip' }, gzipSync(json)],
    ['said to be compressed', { 'content-encoding': 'gzip' }, json],
    ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }, Buffer.from(json, 'utf16le')],
    ['said to be in Latin-1', { 'content-type': 'application/json; charset="iso-8859-1"' }, json],
  ])('is a 415 when it is %s', async (_how, headers: Record<string, string>, body) => {
    const reply = await putDraft(body, { headers });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"'])('is read as %s', async (type) => {
    const reply = await putDraft('{"values":7}', { headers: { 'content-type': type, 'content-encoding': 'identity' } });
    expect([reply.status, paths(reply)]).toEqual([400, ['/values']]);
  });
});

describe('many problems', () => {
  const told = (reply: Awaited<ReturnType<typeof putDraft>>) => [
    reply.status,
    reply.body.errors?.length,
    reply.body.errors?.at(-1),
  ];
  const rest = (count: number) => ({ path: '', message: `There are ${String(count)} more problems.` });
  const entries = (count: number, value: string) =>
    Array.from({ length: count }, (_, index) => `"N${String(index)}":${value}`).join();

  it('are told up to 50, of the contract', async () => {
    const body = (count: number) => `{${entries(count, '1')},"values":{}}`;
    expect(told(await putDraft(body(50)))).toMatchObject([400, 50, { path: expect.stringMatching('/N') as string }]);
    expect(told(await putDraft(body(60)))).toEqual([400, 50, rest(11)]);
  });

  it('are told up to 50, of the JSON itself', async () => {
    expect(told(await putDraft(`{"values":{${entries(1_000, '12345678901234567890')}}}`))).toEqual([
      400,
      50,
      rest(951),
    ]);
    expect(told(await putDraft(`{${'"a":1,'.repeat(1_001)}"a":1}`))).toEqual([400, 50, rest(952)]);
  });

  it('are told up to 50, of a rule of ours', async () => {
    const item = Array.from({ length: 80 }, (_, index) => ({ linkId: `made-up-${String(index)}` }));
    const response = { ...exampleResponse(), status: 'in-progress', item };
    await server.db.update(users).set({ step: 'medical-history' }).where(eq(users.id, me.noviId));
    const reply = await saveAnswers({
      ...{ patient_id: me.noviId, questionnaire: 'medical-history', status: 'in-progress', response },
    });
    expect([reply.status, reply.body.errors?.length]).toEqual([422, 50]);
    expect(reply.body.errors?.at(-1)).toMatchObject({
      path: '',
      message: expect.stringMatching(/^There are \d+ more/) as string,
    });
  });
});

describe('a body that does not fit the contract', () => {
  it('is a 400 with a path for each problem', async () => {
    const { headers, body } = newUser(me);
    const changes = {
      first_name: 7,
      last_name: ' ',
      agrees_to_terms: false,
      role_name: undefined,
      'mid/dle~name': 'x',
    };
    const reply = await server.call('POST', '/users', { token: me.token, headers, body: { ...body, ...changes } });
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
    expect(paths(reply)?.toSorted()).toEqual(
      ['/agrees_to_terms', '/first_name', '/last_name', '/mid~1dle~0name', '/role_name'].toSorted(),
    );
  });

  it('says what is wrong in the caller’s language', async () => {
    const say = (language: string) => putDraft({}, { headers: { 'accept-language': language } });
    expect((await say('es')).body.errors?.[0]).toEqual({ path: '/values', message: 'Falta este dato.' });
    expect((await say('fr, en-US;q=0.5')).body.errors?.[0]).toEqual({ path: '/values', message: 'This is missing.' });
  });

  it('is never coerced', async () => {
    const info = { patient_id: me.noviId, first_name: 'Ada', last_name: 'Byron', state: 'IL', zip: 60601 };
    const reply = await server.call('POST', '/eligibility/verify-patient-info', {
      token: me.token,
      body: { ...info, date_of_birth: '1985-02-30' },
    });
    expect(paths(reply)).toEqual(['/date_of_birth', '/zip']);
  });

  it('is found deep in nested items, and only in the body that it stands in', async () => {
    const item = (inner: object) => ({ linkId: 'a', item: [{ linkId: 'b', answer: [{ item: [inner] }] }] });
    const save = (inner: object) =>
      saveAnswers({
        patient_id: me.noviId,
        questionnaire: 'medical-history',
        status: 'in-progress',
        response: {
          resourceType: 'QuestionnaireResponse',
          questionnaire: 'q',
          status: 'in-progress',
          item: [item(inner)],
        },
      });
    const wrong = await save({ linkId: 'c', color: 'red', answer: [{ valueBoolean: 'yes' }] });
    expect(wrong.status).toBe(400);
    const place = '/response/item/0/item/0/answer/0/item/0';
    expect(paths(wrong)?.toSorted()).toEqual([`${place}/answer/0/valueBoolean`, `${place}/color`]);
  });

  it('has its problems counted, not listed without end', async () => {
    const values = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`Bad ${String(index)}`, {}]));
    const reply = await putDraft({ values });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toHaveLength(50);
  });

  it('is answered quickly, however its texts are made', async () => {
    const { headers, body } = newUser(me);
    const slow = `${'a'.repeat(900_000)}\u0001`;
    const time = await cpuTimeOf(async () => {
      const call = { token: me.token, headers, body: { ...body, first_name: slow } };
      expect((await server.call('POST', '/users', call)).status).toBe(400);
    });
    expect(time).toBeLessThan(1_000);
  });
});

describe('a body with very many values', () => {
  const { relatives: _, ...questions } = newFamilyHistory(randomUUID);
  const family = JSON.stringify(questions).slice(0, -1);
  const survey = (relatives: string) =>
    `{"patient_id":"${me.noviId}","questionnaire":"survey","status":"in-progress","family_history":${family},` +
    `"relatives":[${relatives}]}}`;

  it('is refused before anybody looks at what they are', async () => {
    const many = (count: number) => saveAnswers(survey(Array(count).fill('1').join()));
    const [fits, tooMany] = [await many(maxValues - 100), await many(maxValues)];
    expect(fits.body.errors).toEqual([
      { path: '/family_history/relatives', message: 'This can have at most 100 entries.' },
    ]);
    expect([tooMany.status, tooMany.body.code]).toEqual([400, 'bad_request']);
    expect(tooMany.body.errors).toEqual([
      {
        path: expect.stringMatching(/^\/family_history\/relatives\/\d+$/) as string,
        message: 'This has more than 30000 values.',
      },
    ]);
  });

  it('is taken when it is the largest family history of the contract', async () => {
    const condition = { ...newCondition('breast-cancer'), age_of_onset: 40 };
    const conditions = JSON.stringify(Array(30).fill(condition));
    const relative = JSON.stringify({ ...newRelative(randomUUID(), 'cousin', 'maternal'), has_conditions: 'yes' });
    const full = relative.replace('"conditions":[]', `"conditions":${conditions}`);
    const reply = await saveAnswers(survey(Array(mostRelatives).fill(full).join()));
    expect([reply.status, reply.body.errors]).not.toContain(400);
  });
});

describe('a body that JSON.parse would take', () => {
  const nested = (depth: number) => `${'{"values":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

  it('may be 32 deep and not 33', async () => {
    const [fits, tooDeep] = [await putDraft(nested(32)), await putDraft(nested(33))];
    expect([fits.status, fits.body.errors?.[0]?.['message']]).not.toContain('This is nested more than 32 levels deep.');
    expect([tooDeep.status, tooDeep.body.errors?.[0]?.['message']]).toEqual([
      400,
      'This is nested more than 32 levels deep.',
    ]);
    expect((await putDraft('['.repeat(500_000))).status).toBe(400);
  });

  it.each([
    ['NUL in a value', '{"values":{"zip":"a\\u0000b"}}', '/values/zip'],
    ['NUL in a name', '{"values":{"zi\\u0000p":"a"}}', '/values/zi\0p'],
    ['half of a surrogate pair', '{"values":{"zip":"\\ud800"}}', '/values/zip'],
    ['a name that comes twice', '{"values":{"zip":"1","zip":"2"}}', '/values/zip'],
    ['a name that comes twice, once escaped', '{"values":{"zip":"1","z\\u0069p":"2"}}', '/values/zip'],
    ['a poisoned prototype', '{"values":{},"__proto__":{"admin":true}}', '/__proto__'],
    ['a poisoned constructor', '{"values":{"constructor":"x"}}', '/values/constructor'],
    ['a number that loses digits', '{"values":{"zip":12345678901234567890}}', '/values/zip'],
  ])('is refused with %s', async (_name, body, path) => {
    const reply = await putDraft(body);
    expect(reply.status).toBe(400);
    expect(paths(reply)).toEqual([path]);
  });

  it('is refused when it is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"values":{"zip":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}}')]);
    const reply = await putDraft(bytes);
    expect([reply.status, reply.body.errors]).toEqual([400, [{ path: '', message: 'This is not valid UTF-8 text.' }]]);
  });

  it.each(['', '{', '{"a" 1}', 'nul', '"', '{"a":"\\x"}', '\ufeff{}'])(
    'is refused when it is broken: %j',
    async (body) => {
      const reply = await putDraft(Buffer.from(body));
      expect(reply.status).toBe(400);
      expect(reply.text).not.toContain('position');
    },
  );
});

describe('a body that is not read at all', () => {
  it('is a 413 beyond one mebibyte', async () => {
    const reply = await putDraft(`{"values":{"zip":"${'a'.repeat(1_048_576)}"}}`);
    expect([reply.status, reply.body.code]).toEqual([413, 'payload_too_large']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json2',
    'multipart/form-data',
    'json',
  ])('is a 415 as %s', async (type) => {
    const reply = await putDraft('{"values":{}}', { headers: { 'content-type': type } });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json ;charset=UTF-8',
    'application/json\t',
  ])('is judged by the contract as %j too', async (type) => {
    const reply = await putDraft('{"valuess":{}}', { headers: { 'content-type': type } });
    expect(reply.status).toBe(400);
  });

  it('is a 400 when there is none', async () => {
    const reply = await server.call('PUT', `/patients/${me.noviId}/drafts/eligibility`, {
      token: me.token,
      headers: first,
    });
    expect([reply.status, paths(reply)]).toEqual([400, ['']]);
  });
});
