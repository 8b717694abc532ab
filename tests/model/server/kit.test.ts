import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitStatuses, type KitStatus } from '#domain/kit-status.ts';
import type { Words } from '#domain/words.ts';
import { readGraph } from '#machines/graph/read.ts';
import { judgeKitStatus, kitMachine } from '#machines/kit/machine.ts';
import { kits } from '#server/db/schema/index.ts';
import { openClinic, order, type Clinic } from '../../server/setup/clinic.ts';
import { startTestServer, unlimited, type Member, type TestServer } from '../../server/setup/server.ts';
import { stepsOf } from './report-steps.ts';
import { expectRefusal, stored } from './stored.ts';

/** Orders are moved over HTTP from each status to each, and go where the kit machine leads, and nowhere else. */
const { states, branches } = readGraph(kitMachine);
const statusOf = (id: string | undefined) => states.find((state) => state.id === id)?.name as KitStatus;
const pairs = kitStatuses.flatMap((from) =>
  kitStatuses.map((to) => {
    const way = branches.find(({ source, targets: [target] }) => statusOf(source) === from && statusOf(target) === to);
    // What leads to the status elsewhere is what is not offered here.
    const elsewhere = branches.find(({ targets: [target] }) => statusOf(target) === to);
    return { from, to, way, event: (way ?? elsewhere)?.trigger.name ?? 'no event' };
  }),
);
const offered = pairs.filter(({ way }) => way);
const notOffered = pairs.filter(({ way }) => !way);

let server: TestServer;
let clinic: Clinic;
let patient: Member;
const staff = new Map<string, Member>();
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
  patient = await server.member();
  staff.set('nurse', clinic.nurse).set('specialist', clinic.specialist).set('member', patient);
  staff.set('admin', await server.staff('admin'));
});
const report = stepsOf('kit');
afterAll(() => {
  report.write();
  return server.close();
});

/** The patient's only order, in this status. */
async function orderIn(status: KitStatus): Promise<void> {
  await server.db.execute(sql`delete from kits where patient_id = ${patient.noviId}`);
  const consent = { consented_at: new Date(), consent_version: '1.0.0', consent_locale: 'en' } as const;
  const { address } = order(patient.noviId);
  await server.db.insert(kits).values({ patient_id: patient.noviId, status, address, ...consent });
}

const read = () =>
  stored(server, [
    sql`select * from kits where patient_id = ${patient.noviId}`,
    sql`select e.* from kit_events e join kits k on k.id = e.kit_id where k.patient_id = ${patient.noviId} order by e.at`,
    sql`select * from messages where recipient_id = ${patient.noviId} order by id`,
  ]);
const history = async () => ((await read())[1] as { status: string; actor_id: string; reason: string }[]).at(-1);

it('asks for each event in each state', () => {
  expect(pairs.map(({ event }) => event)).toEqual(expect.arrayContaining(branches.map(({ trigger }) => trigger.name)));
  expect(offered).toHaveLength(branches.length);
});

describe.each(['nurse', 'admin'])('what the machine offers, a %s can do', (role) => {
  it.each(offered)('from $from, $event leads to $to', async ({ from, to, event, way }) => {
    await orderIn(from);
    const by = staff.get(role)!;
    expect(await clinic.moveKit(patient, to, by.token)).toMatchObject({ status: 200, body: { data: { status: to } } });
    expect((await read())[0]).toMatchObject([{ status: to, version: 2 }]);
    expect(await history()).toMatchObject({ status: to, actor_id: by.noviId, reason: 'As planned' });
    report.note(`${from} ${event} by a ${role}`, { event, branches: [way!.id], state: [`kit.${to}`] });
  });
});

it.each(notOffered)('from $from, $event to $to is refused', async ({ from, to, event }) => {
  await orderIn(from);
  await expectRefusal(read, () => clinic.moveKit(patient, to), [409, 'kit_status_not_allowed'], whyNot(from, to));
  report.note(`${from} to ${to}, refused`, { event, branches: [], state: [`kit.${from}`] });
});

describe.each(['specialist', 'member'])('what the machine offers, a %s is refused', (role) => {
  it.each(offered)('from $from, $event to $to', async ({ from, to }) => {
    await orderIn(from);
    const body = { kit_id: await idOfOrder(), status: to, reason: 'As planned' };
    const call = { token: staff.get(role)!.token, headers: { 'if-match': '"1"' }, body };
    await expectRefusal(read, () => server.call('PUT', `/kits/update/${patient.noviId}`, call), [403, 'forbidden']);
  });
});

/** In the words of the machine. */
function whyNot(from: KitStatus, to: KitStatus): Words | undefined {
  const check = judgeKitStatus(from, to);
  return check.ok ? undefined : check.reason;
}

async function idOfOrder(): Promise<string> {
  return ((await read())[0] as { id: string }[])[0]?.id ?? '';
}
