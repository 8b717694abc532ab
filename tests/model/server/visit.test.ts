import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transition } from 'xstate';
import { visitIsOver } from '#domain/visits.ts';
import { readGraph } from '#machines/graph/read.ts';
import { visitMachine, visitStatusOf, type VisitEvent } from '#machines/visit/machine.ts';
import { slots, visits } from '#server/db/schema/index.ts';
import { ifMatch, inHours, openClinic, type Clinic } from '../../server/setup/clinic.ts';
import { startTestServer, unlimited, type Member, type TestServer } from '../../server/setup/server.ts';
import { outcomeId } from '../core/coverage.ts';
import { stepsOf } from './report-steps.ts';
import { expectRefusal, stored } from './stored.ts';

/** A visit is changed over HTTP in each state, with each event, by each who may ask, at each time that matters. */
type State = keyof typeof visitStatusOf;
type Type = VisitEvent['type'];
const kinds = {
  'visit.moved': 'moved',
  'visit.canceled': 'canceled',
  'visit.completed': 'completed',
  'visit.missed': 'missed',
} as const satisfies Record<Type, State | 'moved'>;
/** In how many hours it begins and ends. */
const times = {
  'days before': [170, 170.75],
  'hours before': [5, 5.75],
  'during it': [-0.25, 0.5],
  'after it': [-3, -2.25],
} as const;
const changers = ['patient', 'care-team'] as const;

const graph = readGraph(visitMachine);
const cases = (Object.keys(visitStatusOf) as State[]).flatMap((state) =>
  (Object.keys(kinds) as Type[]).flatMap((type) =>
    changers.flatMap((by) =>
      (Object.keys(times) as (keyof typeof times)[]).map((when) => ({
        state,
        type,
        by,
        when,
        ...judged(state, type, by, when),
      })),
    ),
  ),
);

/** Where the machine goes, or why it refuses. */
function judged(state: State, type: Type, by: (typeof changers)[number], when: keyof typeof times) {
  const [startsAt, endsAt] = times[when].map(inHours) as [Date, Date];
  const here = visitMachine.resolveState({ value: state, context: { startsAt, endsAt, refusal: undefined } });
  const event: VisitEvent = { type, by, now: new Date(), to: { startsAt, endsAt } };
  const [next] = transition(visitMachine, here, event);
  const whyNot = here.status === 'done' ? visitIsOver : next.context.refusal;
  return { next: whyNot ? undefined : next.value, whyNot };
}

let server: TestServer;
let clinic: Clinic;
let patient: Member;
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
  [patient] = (await clinic.manyAtCounseling(1)) as [Member];
});
const report = stepsOf('visit');
afterAll(() => {
  report.write();
  return server.close();
});

/** The first of an event’s two branches has a guard, the second says why not. A visit that is over has none. */
function note({ state, type, by, when, next }: (typeof cases)[number]) {
  const [offered, refused] = [0, 1].map((place) => `visit.${state} ${type} #${String(place)}`) as [string, string];
  const isOver = visitMachine.states[state]?.type === 'final';
  const branches = isOver ? [] : [next ? offered : refused];
  const outcomes = isOver ? [] : [outcomeId(offered, next !== undefined)];
  report.note(
    `${state} ${type} by the ${by} ${when}`,
    { event: type, branches, state: [`visit.${next ?? state}`] },
    outcomes,
  );
}

/**
 * A visit of the patient's in this state at this time, and a free slot that it can be moved to. They have talked before: who had no
 * visit that counts is told that there is none.
 */
async function visitIn(state: State, when: keyof typeof times) {
  await server.db.execute(sql`delete from visits where patient_id = ${patient.noviId}`);
  await server.db.execute(sql`delete from slots where specialist_id = ${clinic.specialist.noviId}`);
  const slotOf = async (hours: readonly number[]) => {
    const [starts_at, ends_at] = hours.map(inHours) as [Date, Date];
    const { noviId: specialist_id } = clinic.specialist;
    const [slot] = await server.db.insert(slots).values({ specialist_id, starts_at, ends_at }).returning();
    return slot!.id;
  };
  const common = { patient_id: patient.noviId, medium: 'video' } as const;
  await server.db.insert(visits).values({ ...common, slot_id: await slotOf([-999, -998]), status: 'COMPLETED' });
  const held = await slotOf(times[when]);
  const [free = ''] = await clinic.addSlots([inHours(400)]);
  const sequence = state === 'rescheduled' ? 1 : 0;
  const [visit] = await server.db
    .insert(visits)
    .values({ ...common, slot_id: held, status: visitStatusOf[state], sequence })
    .returning();
  return { id: visit!.id, held, free };
}

const read = () =>
  stored(server, [
    sql`select * from visits where patient_id = ${patient.noviId} order by created_at desc`,
    sql`select e.* from visit_events e join visits v on v.id = e.visit_id where v.patient_id = ${patient.noviId} order by e.at`,
    sql`select * from slots where specialist_id = ${clinic.specialist.noviId} order by starts_at`,
    sql`select * from messages order by id`,
  ]);

it('comes to each state, with each event', () => {
  const [states, types] = [new Set(cases.map(({ state }) => state)), new Set(cases.map(({ type }) => type))];
  expect(states).toEqual(new Set(graph.states.filter(({ parent }) => parent).map(({ name }) => name)));
  expect(types).toEqual(new Set(graph.branches.map(({ trigger }) => trigger.name)));
  expect(new Set(cases.map(({ next }) => next))).toEqual(
    new Set([undefined, 'rescheduled', 'completed', 'canceled', 'missed']),
  );
});

it.each(cases.filter(({ next }) => next))('$state: $type by the $by $when leads to $next', async (here) => {
  const { state, type, by, when, next } = here;
  const { id, held, free } = await visitIn(state, when);
  const kind = kinds[type];
  expect((await change(id, type, by, free)).status).toBe(200);
  const [[visit], [event, ...others]] = (await read()) as [object[], object[]];
  const isInCalendars = kind === 'moved' || kind === 'canceled';
  expect(visit).toMatchObject({
    ...{ status: visitStatusOf[next!], version: 2, slot_id: kind === 'moved' ? free : held },
    sequence: (state === 'rescheduled' ? 1 : 0) + (isInCalendars ? 1 : 0),
  });
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind, by, actor_id: whoIs(by).noviId, reason: 'As planned' });
  note(here);
});

it.each(cases.filter(({ next }) => !next))('$state: $type by the $by $when is refused', async (here) => {
  const { state, type, by, when, whyNot } = here;
  const { id, free } = await visitIn(state, when);
  await expectRefusal(read, () => change(id, type, by, free), [409, 'visit_not_changeable'], whyNot);
  note(here);
});

const whoIs = (by: (typeof changers)[number]) => (by === 'patient' ? patient : clinic.specialist);

function change(id: string, type: Type, by: (typeof changers)[number], free: string) {
  const what = type === 'visit.moved' ? { slot_id: free } : { status: visitStatusOf[kinds[type] as State] };
  const body = { ...what, reason: 'As planned' };
  return server.call('PUT', `/visits/${id}`, { token: whoIs(by).token, headers: ifMatch(1), body });
}
