import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepAfter, stepIndex, steps, type JourneyStep, type Step } from '#domain/steps.ts';
import { openClinic, type Clinic, idOf } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
/** A member at each step, with the evidence of the steps before stored and none of the step itself. */
const at = new Map<Step, Member>();
const memberAt = (step: Step) => at.get(step)!;

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  for (const step of steps) at.set(step, await clinic.memberAt(step));
}, 120_000);
afterAll(() => server.close());

const evidenceBefore = (step: Step): Evidence => ({
  ...noEvidence,
  ...Object.fromEntries(journeySteps.slice(0, stepIndex(step)).map((done) => [done, true])),
});

describe('the evidence', () => {
  it.each(steps)('of a member at %s is that of the steps before', async (step) => {
    const { noviId, token } = memberAt(step);
    const reply = await server.call('GET', `/patients/${noviId}/journey`, { token });
    expect(reply.body.data).toEqual({ step, evidence: evidenceBefore(step) });
  });
});

describe('recording a step', () => {
  it.each(steps)('%s again changes nothing and is no error', async (step) => {
    const reply = await clinic.recordStep(memberAt(step), step);
    expect([reply.status, reply.body.data['step']]).toEqual([200, step]);
  });
});

describe('what stops counting', () => {
  it('a step whose evidence is gone can’t be completed any more', async () => {
    const member = await clinic.memberAt('release-of-information');
    const signed = await clinic.doStep['release-of-information'](member);
    await server.call('PUT', `/roi-forms/${idOf(signed!)}`, {
      ...{ token: member.token, headers: { 'if-match': '"1"' }, body: { status: 'REVOKED' } },
    });
    const reply = await clinic.recordStep(member, stepAfter('release-of-information'));
    expect(reply).toMatchObject({ status: 409, body: { code: 'step_refused' } });
  });

  it.each<[JourneyStep, string]>([
    ['request-genetic-test-kit', 'DENIED'],
    ['request-genetic-test-kit', 'CANCELED'],
  ])('an order of the step %s that is %s', async (step, status) => {
    const member = await clinic.memberAt(step);
    await clinic.doStep[step](member);
    await clinic.moveKit(member, 'CLINICIAN REVIEW');
    expect((await clinic.moveKit(member, status)).status).toBe(200);
    expect((await clinic.recordStep(member, stepAfter(step))).status).toBe(409);
  });
});
