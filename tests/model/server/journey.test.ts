import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJourneyStep, stepIndex, steps, type Step } from '#domain/steps.ts';
import { readGraph } from '#machines/graph/read.ts';
import { judgeStep } from '#machines/journey/judge.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { openClinic, type Clinic } from '../../server/setup/clinic.ts';
import { startTestServer, unlimited, type Member, type TestServer } from '../../server/setup/server.ts';
import { outcomeId } from '../core/coverage.ts';
import { provenUpTo, requestsOf } from './journey-requests.ts';
import { notAsked } from './not-asked.ts';
import { stepsOf } from './report-steps.ts';
import { expectRefusal, stored } from './stored.ts';

/**
 * A member goes through the journey over HTTP. In each step all that the machine does not offer is asked for, too: each other step, with
 * and without what proves the step that is open, the record of each step that is not open yet, and what is not the newest.
 */
const graph = readGraph(journeyMachine);
const { branches } = graph;

/** What the machine does once Novi has answered to a step: `accepted` leads on, `refused` stays. */
function answersTo(step: Step) {
  const answers = branches.filter(
    ({ source, trigger }) => source === `journey.${step}.saving` && trigger.kind === 'done',
  );
  const accepted = answers.find(({ targets: [target] }) => target !== `journey.${step}.viewing`);
  const refused = answers.find(({ guard, targets: [target] }) => !guard && target === `journey.${step}.viewing`);
  return { accepted, refused, to: steps.find((each) => `journey.${each}` === accepted?.targets[0]) };
}

let server: TestServer;
let clinic: Clinic;
let member: Member;
const others: Member[] = [];
let requests: ReturnType<typeof requestsOf>;
const report = stepsOf('journey');
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
  member = await server.member();
  others.push(await server.member(), clinic.nurse, clinic.specialist);
  requests = requestsOf(server, clinic, report);
});
afterAll(() => {
  report.write();
  return server.close();
});

const tables = [
  'form_drafts',
  'eligibility_checks',
  'answers',
  'roi_forms',
  'sharing_decisions',
  'kits',
  'visits',
] as const;
const read = () =>
  stored(server, [
    sql`select * from users where id = ${member.noviId}`,
    sql`select * from audit_log where patient_id = ${member.noviId} order by at`,
    ...tables.map((table) => sql`select * from ${sql.identifier(table)} where patient_id = ${member.noviId}`),
  ]);

it.each(steps)('at %s, what the machine offers is accepted, and nothing else', async (step) => {
  expect((await read())[0]).toMatchObject([{ step }]);
  const { accepted, refused, to } = answersTo(step);
  const event = 'step.completed';
  const begun = `journey.${step}.viewing ${event} #0`;
  const viewing = step === 'complete' ? 'journey.complete' : `journey.${step}.viewing`;
  expect(await requests.resume(member, step, others[0]!)).toEqual(['404', viewing]);
  if (isJourneyStep(step)) {
    await requests.refuseBeyond(member, step, read);
    await requests.refuseConflict(member, step, read);
    if (accepted?.guard !== undefined) {
      await refuseSteps(step, { isProven: false }, steps);
      const branches = [begun, ...(refused ? [refused.id] : [])];
      report.note(`${step}, not proven`, { event, branches, state: [viewing] }, [outcomeId(accepted.id, false)]);
    }
    expect((await clinic.doStep[step](member))?.status ?? 200).toBeLessThan(300);
    requests.noteOpen(step);
  }
  await refuseSteps(
    step,
    { isProven: true },
    steps.filter((each) => each !== to),
  );
  if (!accepted || !to || !isJourneyStep(step)) return;
  for (const other of others) {
    const call = { token: other.token, body: { user_id: member.noviId, access_token: other.token, step: to } };
    const before = await read();
    expect((await server.call('PUT', `/users/${member.noviId}`, call)).status).toBeOneOf([403, 404]);
    expect(await read()).toEqual(before);
  }
  requests.noteFailed(step);
  expect(await clinic.recordStep(member, to)).toMatchObject({ status: 200, body: { data: { step: to } } });
  const state = [to === 'complete' ? 'journey.complete' : `journey.${to}.viewing`];
  const outcomes = accepted.guard === undefined ? [] : [outcomeId(accepted.id, true)];
  report.note(`${step}, proven`, { event, branches: [begun, accepted.id], state }, outcomes);
});

it('an order that is called off proves nothing any more, as the machine says', async () => {
  const orderer = await clinic.memberAt('shipping-genetic-test-kit');
  const before = await requests.progressOf(orderer);
  expect(before.evidence['request-genetic-test-kit']).toBe(true);
  expect((await clinic.moveKit(orderer, 'CANCELED')).status).toBe(200);
  expect((await requests.progressOf(orderer)).evidence).toEqual(requests.withoutOrder(before));
});

it('comes by each branch that HTTP can be asked for, and by no other', () => {
  const asked = branches.map(({ id }) => id).filter((id) => !(id in notAsked(graph)));
  expect([...report.branches()].sort()).toEqual(asked.sort());
});

/** Asks for steps, other than to stay. */
async function refuseSteps(from: Step, { isProven }: { isProven: boolean }, asked: readonly Step[]) {
  const evidence = { ...provenUpTo(from), ...(isProven && { [from]: true }) };
  for (const to of asked.filter((each) => each !== from)) {
    const judgement = judgeStep(from, to, evidence);
    if (judgement.ok) throw new Error(`The machine leads from ${from} to ${to}.`);
    const code = stepIndex(to) < stepIndex(from) ? 'step_behind' : 'step_refused';
    await expectRefusal(read, () => clinic.recordStep(member, to), [409, code], judgement.reason);
  }
}
