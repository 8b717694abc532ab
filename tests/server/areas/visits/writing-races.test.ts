import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleSummary } from '#scripts/seed/summary.ts';
import { booking, idOf, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Reply, type TestServer } from '../../setup/server.ts';
import { useOtherConnection, waiting } from '../../setup/waiting.ts';

/** Two that write the same at once: a connection of the test's own holds both up where they would store it. */
let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());
const other = useOtherConnection(() => server);
beforeEach(() => other.query('begin'));

const plan = (title: string) => ({
  ...{ locale: 'en', title },
  items: ['Have a mammogram.', 'Ask your sister.'].map((what) => ({ what, who: 'patient', timing: '', due_on: null })),
});

/** A visit that has begun. */
async function visited() {
  const [member] = await clinic.manyAtCounseling(1);
  const [slot = ''] = await clinic.offerSlots(1);
  const id = idOf(await clinic.post(member!, `/dna-visit/${member!.noviId}/schedule`, booking(slot)));
  await server.db.$client.query(
    `update slots set starts_at = starts_at - interval '1000 days', ends_at = ends_at - interval '1000 days' where id = $1`,
    [slot],
  );
  return { member: member!, id };
}

/** What both are answered that are under way before either is stored. */
async function atOnce(table: string, sends: readonly (() => Promise<Reply>)[]) {
  await other.query(`lock table ${table} in share row exclusive mode`);
  const replies: Promise<Reply>[] = [];
  for (const send of sends) {
    replies.push(send());
    await waiting(server, replies.length);
  }
  await other.query('commit');
  return Promise.all(replies);
}

it('of two first plans of a visit that are signed at once, one is', async () => {
  const { member, id } = await visited();
  const add = (title: string) => () =>
    clinic.post(clinic.specialist, `/patients/${member.noviId}/add-care-plan`, { ...plan(title), visit_id: id });
  const replies = await atOnce('care_plans', [add('One'), add('Two')]);
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [201, undefined],
    [409, 'plan_written'],
  ]);
});

it('of two marks of one version of a plan the later one is refused, and writes over nothing', async () => {
  const { member } = await visited();
  const path = `/patients/${member.noviId}/add-care-plan`;
  const id = idOf(await clinic.post(clinic.specialist, path, plan('Your plan')));
  const mark = (item: number) => () =>
    server.call('PUT', `/care-plans/${id}/items/${item}`, {
      ...{ token: member.token, headers: ifMatch(1), body: { status: 'done' } },
    });
  const replies = await atOnce('care_plans', [mark(0), mark(1)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 412]);
  expect(replies[0]?.body.data).toMatchObject({ version: 2, items: [{ status: 'done' }, { status: 'open' }] });
});

it('of two summaries made from one version the later one is refused', async () => {
  const { id } = await visited();
  const write = () =>
    server.call('PUT', `/visits/${id}/summary`, {
      ...{ token: clinic.specialist.token, headers: ifMatch(0) },
      body: { locale: 'en', change_note: '', content: exampleSummary() },
    });
  const replies = await atOnce('visit_summaries', [write, write]);
  expect(replies.map(({ status }) => status)).toEqual([200, 412]);
});
