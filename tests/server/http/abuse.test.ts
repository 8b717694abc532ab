import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCondition, newRelative, type FamilyHistory } from '#domain/family-history.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { ifMatch, openClinic, release, survey, type Clinic } from '../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const saveDraft = (member: Member, change: (history: FamilyHistory) => void) => {
  const body = { ...survey(member.noviId), status: 'in-progress' };
  change(body.family_history);
  return clinic.post(member, '/questionnaires', body, ifMatch(0));
};
const file = (member: Member, format: string) =>
  server.app.inject({
    url: `/api/v1/patients/${member.noviId}/get-famgenix?format=${format}`,
    headers: { authorization: `Bearer ${member.token}` },
  });

describe('a draft of a family history that no form of ours sends', () => {
  it('is refused with more conditions than can be drawn while others wait', async () => {
    const member = await clinic.memberAt('survey');
    const conditions = (count: number) => (history: FamilyHistory) => {
      history.relatives = Array.from({ length: 50 }, (_, index) => ({
        ...newRelative(randomUUID(), 'cousin', 'maternal'),
        has_conditions: 'yes',
        conditions: Array.from({ length: 10 + (index === 0 ? count - 500 : 0) }, () => newCondition('breast-cancer')),
      }));
    };
    const refused = await saveDraft(member, conditions(501));
    expect([refused.status, refused.body.errors?.map((problem) => problem['path'])]).toEqual([
      422,
      ['/family_history/relatives'],
    ]);
    expect((await saveDraft(member, conditions(500))).status).toBe(200);
  });

  it('is drawn and listed although a relative stands in it twice', async () => {
    const member = await clinic.memberAt('survey');
    const aunt = newRelative(randomUUID(), 'aunt-or-uncle', 'maternal');
    const reply = await saveDraft(member, (history) => {
      history.relatives.push(aunt, { ...newRelative(aunt.id, 'cousin', 'maternal'), via: aunt.id });
      history.relatives.push({ ...aunt });
    });
    expect(reply.status).toBe(200);
    for (const format of ['json', 'svg', 'pdf', 'fhir', 'gedcom']) {
      expect([format, (await file(member, format)).statusCode]).toEqual([format, 200]);
    }
  });
});

describe('what costs much', () => {
  it.each(['getDocument', 'getFamgenix', 'downloadRecord', 'downloadFhir', 'createRoiForm'] as const)(
    'is limited for each account: %s',
    (operation) => {
      expect(defaultLimits.operations[operation]?.max).toBeLessThanOrEqual(60);
    },
  );

  it('is limited for each account: what sends e-mails to a specialist', () => {
    for (const operation of ['scheduleVisit', 'updateVisit'] as const) {
      const { max = Infinity, seconds = 1 } = defaultLimits.operations[operation] ?? {};
      expect(max / seconds).toBeLessThanOrEqual(120 / 3_600);
    }
  });

  it('is no way to try out signing codes', async () => {
    const operations = { ...defaultLimits.operations, createRoiForm: { max: 2, seconds: 60 } };
    const strict = await startTestServer({ limits: { ...defaultLimits, operations } });
    try {
      const strictClinic = await openClinic(strict);
      const member = await strictClinic.memberAt('release-of-information');
      const body = release(member.noviId);
      const codes = ['0000', '0001', '0002'].map((code) => ({ ...body.signing_consent, code }));
      const tried = [];
      for (const signing_consent of codes) {
        tried.push((await strictClinic.post(member, '/roi-forms', { ...body, signing_consent })).status);
      }
      expect(tried).toEqual([422, 422, 429]);
    } finally {
      await strict.close();
    }
  });
});
