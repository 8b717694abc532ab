import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, easternmostDate } from '#domain/dates.ts';
import type { ResponseItem } from '#domain/fhir.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { health, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
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
const code = (value: string) => ({ valueCoding: { system: medicalHistoryCodes, code: value } });
const pathsOf = (reply: Awaited<ReturnType<typeof save>>) => reply.body.errors?.map((problem) => problem['path']);

describe('the medical history', () => {
  it('comes as questions in both languages', async () => {
    const { token } = await clinic.memberAt('medical-history');
    const ask = (language: string) =>
      server.call('GET', '/questionnaires/questions?questionnaire=medical-history', {
        ...{ token, headers: { 'accept-language': language } },
      });
    expect((await ask('es')).body.data['title']).toBe('Su salud');
    expect((await ask('en-US')).body.data['title']).toBe('Your health');
  });

  it('tells each gap of a submission, and takes gaps in a draft', async () => {
    const member = await clinic.memberAt('medical-history');
    const body = health(member.noviId);
    body.response.item = [];
    const reply = await save(member, 0, body);
    expect(reply.status).toBe(422);
    expect(pathsOf(reply)).toEqual(['/response/about-you.sex', '/response/cancer.had', '/response/testing.transplant']);
    expect((await save(member, 0, { ...body, status: 'in-progress' })).status).toBe(200);
    body.response.item = [{ linkId: 'made-up' }];
    expect(pathsOf(await save(member, 1, { ...body, status: 'in-progress' }))).toEqual(['/response/made-up']);
  });

  it('asks for dates up to today and ages up to the member’s own, and takes no others', async () => {
    const member = await clinic.memberAt('medical-history');
    const { token } = member;
    const asked = await server.call('GET', '/questionnaires/questions?questionnaire=medical-history', { token });
    const today = easternmostDate(new Date());
    expect(asked.text).toContain(`"valueDate":"${today}"`);

    const body = health(member.noviId);
    const replace = (linkId: string, ...item: ResponseItem[]) => {
      const group = body.response.item.find((one) => one.linkId === linkId)!;
      group.item = [...group.item!.filter((one) => item.every((other) => other.linkId !== one.linkId)), ...item];
    };
    const tomorrow = dayAfter(today);
    replace(
      'testing',
      { linkId: 'testing.had', answer: [{ valueBoolean: true }] },
      { linkId: 'testing.result', answer: [code('unknown')] },
      { linkId: 'testing.date', answer: [{ valueDate: tomorrow }] },
    );
    replace(
      'reproductive',
      { linkId: 'reproductive.gave-birth', answer: [{ valueBoolean: true }] },
      { linkId: 'reproductive.first-birth-age', answer: [{ valueInteger: 79 }] },
    );
    replace('health', { linkId: 'health.conditions', answer: [code('diabetes'), code('none')] });
    expect(pathsOf(await save(member, 0, body))).toEqual([
      ...['/response/testing.date', '/response/reproductive.first-birth-age', '/response/health.conditions'],
    ]);

    replace('testing', { linkId: 'testing.date', answer: [{ valueDate: today }] });
    replace('reproductive', { linkId: 'reproductive.first-birth-age', answer: [{ valueInteger: 30 }] });
    replace('health', { linkId: 'health.conditions', answer: [code('none')] });
    expect((await save(member, 0, body)).status).toBe(200);
  });

  it('stores no answer to a question that is not asked', async () => {
    const member = await clinic.memberAt('medical-history');
    const body = health(member.noviId);
    const cancer = body.response.item.find(({ linkId }) => linkId === 'cancer')!;
    cancer.item = [...cancer.item!, { linkId: 'cancer.first-age', answer: [{ valueInteger: 40 }] }];
    const reply = await save(member, 0, body);
    expect(reply.status).toBe(200);
    expect(reply.body.data['response']).toEqual(health(member.noviId).response);
    expect((await read(member, 'medical-history')).body.data['response']).toEqual(health(member.noviId).response);
  });
});
