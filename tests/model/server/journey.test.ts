import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkVisit, noEvidence, type Evidence } from '#domain/progress.ts';
import { isJourneyStep, journeySteps, stepIndex, steps, type Step } from '#domain/steps.ts';
import { readGraph } from '#machines/graph/read.ts';
import { judgeStep } from '#machines/journey/judge.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { openClinic, type Clinic } from '../../server/setup/clinic.ts';
import { startTestServer, unlimited, type Member, type TestServer } from '../../server/setup/server.ts';
import { outcomeId } from '../core/coverage.ts';
import { stepsOf } from './report-steps.ts';
import { expectRefusal, stored } from './stored.ts';

/**
 * A member goes through the journey over HTTP. In each step all that the machine does not offer is asked for, too: each other step, with
 * and without what proves the step that is open, and the record of each step that is not open yet.
 */
const { branches } = readGraph(journeyMachine);

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
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
  member = await server.member();
  others.push(clinic.nurse, clinic.specialist, await server.member());
});
const report = stepsOf('journey');
afterAll(() => {
  report.write();
  return server.close();
});

const tables = ['eligibility_checks', 'answers', 'roi_forms', 'sharing_decisions', 'kits', 'visits'] as const;
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
  if (isJourneyStep(step)) {
    await refuseRecordsBeyond(step);
    if (accepted?.guard !== undefined) {
      await refuseSteps(step, { isProven: false }, steps);
      const branches = [begun, ...(refused ? [refused.id] : [])];
      const state = [`journey.${step}.viewing`];
      report.note(`${step}, not proven`, { event, branches, state }, [outcomeId(accepted.id, false)]);
    }
    expect((await clinic.doStep[step](member))?.status ?? 200).toBeLessThan(300);
  }
  await refuseSteps(
    step,
    { isProven: true },
    steps.filter((each) => each !== to),
  );
  if (!accepted || !to) return;
  for (const other of others) {
    const call = { token: other.token, body: { user_id: member.noviId, access_token: other.token, step: to } };
    const before = await read();
    expect((await server.call('PUT', `/users/${member.noviId}`, call)).status).toBeOneOf([403, 404]);
    expect(await read()).toEqual(before);
  }
  expect(await clinic.recordStep(member, to)).toMatchObject({ status: 200, body: { data: { step: to } } });
  const state = [to === 'complete' ? 'journey.complete' : `journey.${to}.viewing`];
  const outcomes = accepted.guard === undefined ? [] : [outcomeId(accepted.id, true)];
  report.note(`${step}, proven`, { event, branches: [begun, accepted.id], state }, outcomes);
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

/** The record of a kit on its way is not the member's to store. */
async function refuseRecordsBeyond(from: Step) {
  const beyond = journeySteps.filter((to) => stepIndex(to) > stepIndex(from) && to !== 'shipping-genetic-test-kit');
  for (const to of beyond) {
    const check = checkVisit(from, to);
    const reason = check.ok ? undefined : check.reason;
    await expectRefusal(read, () => clinic.doStep[to](member), [409, 'step_not_open'], reason);
  }
}

function provenUpTo(step: Step): Evidence {
  const done = journeySteps.filter((each) => stepIndex(each) < stepIndex(step));
  return { ...noEvidence, ...Object.fromEntries(done.map((each) => [each, true])) };
}
