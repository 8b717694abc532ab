import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/fhir.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { initialItems } from '#src/features/questionnaire/initial.ts';
import { ifMatch, openClinic, survey, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

/** What the questions begin with for somebody. */
async function chosenFor({ token }: Member) {
  const { body } = await server.call('GET', '/questionnaires/questions?questionnaire=medical-history', { token });
  return initialItems((body.data as unknown as Questionnaire).item);
}

it('the medical history comes with what its reader has sent in the survey chosen already, not with a draft', async () => {
  const member = await clinic.memberAt('survey');
  const { family_history, ...rest } = survey(member.noviId);
  const save = async (version: number, status: string, said: object) =>
    (
      await clinic.post(
        ...([member, '/questionnaires', { ...rest, status, family_history: { ...family_history, ...said } }] as const),
        ifMatch(version),
      )
    ).status;
  const female = { sex_assigned_at_birth: 'female', has_conditions: 'no' };
  const code = (value: string) => ({ valueCoding: { system: medicalHistoryCodes, code: value } });
  const chosen = [
    { linkId: 'about-you', item: [{ linkId: 'about-you.sex', answer: [code('female')] }] },
    { linkId: 'cancer', item: [{ linkId: 'cancer.had', answer: [code('no')] }] },
  ];

  expect(await save(0, 'in-progress', female)).toBe(200);
  expect(await chosenFor(member)).toEqual([]);
  expect(await save(1, 'completed', female)).toBe(200);
  expect(await chosenFor(member)).toEqual(chosen);
  expect(await save(2, 'in-progress', { ...female, sex_assigned_at_birth: 'male' })).toBe(200);
  expect(await chosenFor(member)).toEqual(chosen);
  expect(await chosenFor(await clinic.memberAt('medical-history'))).toEqual([]);
});
