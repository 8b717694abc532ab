import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { isJourneyStep, journeySteps, stepIndex, steps, type Step } from '#domain/steps.ts';
import { readGraph } from '#machines/graph/read.ts';
import { judgeStep } from '#machines/journey/judge.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { openClinic, type Clinic } from '../../server/setup/clinic.ts';
import { startTestServer, unlimited, type Member, type TestServer } from '../../server/setup/server.ts';
import { expectRefusal, stored } from './stored.ts';

/**
 * A member goes through the journey over HTTP. In each step all that the machine does not offer is asked for, too: each other step, with
 * and without what proves the step that is open, and the record of each step that is not open yet.
 */
const { branches } = readGraph(journeyMachine);

/** Where the machine leads from a step once Novi has answered, and whether the step has to be proven for that. */
function wayFrom(step: Step): { to: Step; isProofNeeded: boolean } | undefined {
  const accepted = branches.find(
    ({ source, trigger, targets: [target] }) =>
      source === `journey.${step}.saving` && trigger.kind === 'done' && target !== `journey.${step}.viewing`,
  );
  const to = steps.find((each) => `journey.${each}` === accepted?.targets[0]);
  return to && { to, isProofNeeded: accepted?.guard !== undefined };
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
afterAll(() => server.close());

const tables = ['eligibility_checks', 'answers', 'roi_forms', 'sharing_decisions', 'kits', 'visits'] as const;
const read = () =>
  stored(server, [
    sql`select * from users where id = ${member.noviId}`,
    sql`select * from audit_log where patient_id = ${member.noviId} order by at`,
    ...tables.map((table) => sql`select * from ${sql.identifier(table)} where patient_id = ${member.noviId}`),
  ]);

it.each(steps)('at %s, what the machine offers is accepted, and nothing else', async (step) => {
  expect((await read())[0]).toMatchObject([{ step }]);
  const way = wayFrom(step);
  if (isJourneyStep(step)) {
    await refuseRecordsBeyond(step);
    if (way?.isProofNeeded) await refuseSteps(step, { isProven: false }, steps);
    expect((await clinic.doStep[step](member))?.status ?? 200).toBeLessThan(300);
  }
  await refuseSteps(
    step,
    { isProven: true },
    steps.filter((to) => to !== way?.to),
  );
  if (!way) return;
  for (const other of others) {
    const call = { token: other.token, body: { user_id: member.noviId, access_token: other.token, step: way.to } };
    const before = await read();
    expect((await server.call('PUT', `/users/${member.noviId}`, call)).status).toBeOneOf([403, 404]);
    expect(await read()).toEqual(before);
  }
  expect(await clinic.recordStep(member, way.to)).toMatchObject({ status: 200, body: { data: { step: way.to } } });
});

/** Asks for steps, other than to stay. */
async function refuseSteps(from: Step, { isProven }: { isProven: boolean }, asked: readonly Step[]) {
  const evidence = { ...provenUpTo(from), ...(isProven && { [from]: true }) };
  for (const to of asked.filter((each) => each !== from)) {
    const judgement = judgeStep(from, to, evidence);
    expect(judgement.ok, `${from} to ${to}`).toBe(false);
    const code = stepIndex(to) < stepIndex(from) ? 'step_behind' : 'step_refused';
    await expectRefusal(read, () => clinic.recordStep(member, to), [409, code]);
  }
}

/** The record of a kit on its way is not the member's to store. */
async function refuseRecordsBeyond(from: Step) {
  const beyond = journeySteps.filter((to) => stepIndex(to) > stepIndex(from) && to !== 'shipping-genetic-test-kit');
  for (const to of beyond) await expectRefusal(read, () => clinic.doStep[to](member), [409, 'step_not_open']);
}

function provenUpTo(step: Step): Evidence {
  const done = journeySteps.filter((each) => stepIndex(each) < stepIndex(step));
  return { ...noEvidence, ...Object.fromEntries(done.map((each) => [each, true])) };
}
