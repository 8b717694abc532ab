import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleFamily } from '#scripts/seed/family.ts';
import { exampleSummary } from '#scripts/seed/summary.ts';
import { answers, answersHistory, auditLog, slots, visits } from '#server/db/schema/index.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

type Appointment = {
  visit: { id: string; starts_at: string };
  patient: { id: string };
  prepared: object;
  written: { summary: string };
};
const get = (path: string, by: Member) => server.call('GET', `/appointments/${path}`, { token: by.token });
const upcoming = async (by: Member, query: string) =>
  (await get(`upcoming?${query}`, by)).body.data as unknown as Appointment[];
const past = async (by: Member, query = '') =>
  (await get(`past?${query}`, by)).body.data as unknown as { items: Appointment[]; next: string | null; owed: number };
const revision = async (by: Member) => (await get('revision', by)).body.data['revision'];
const change = (by: Member, id: string, version: number, body: object) =>
  server.call('PUT', `/visits/${id}`, { token: by.token, headers: ifMatch(version), body });

/** Visits at these times with a specialist of their own. */
async function visitsAt(...starts: Date[]) {
  const specialist = await server.staff('specialist');
  const offered = await clinic.addSlots(
    starts.map((_, index) => inHours(24 * 100 + index)),
    specialist.noviId,
  );
  const members = await clinic.manyAtCounseling(starts.length);
  const ids: string[] = [];
  for (const [index, slot] of offered.entries()) {
    const member = members[index]!;
    ids.push(idOf(await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot))));
    const starts_at = starts[index]!;
    const times = { starts_at, ends_at: new Date(starts_at.getTime() + 45 * 60_000) };
    await server.db.update(slots).set(times).where(eq(slots.id, slot));
  }
  return { specialist, members, ids };
}

it('upcoming ones are those of the days asked for, on the clock asked for, in order, without canceled ones', async () => {
  const times = [
    '2099-03-08T04:30Z',
    '2099-03-08T05:30Z',
    '2099-03-09T03:30Z',
    '2099-03-09T04:30Z',
    '2099-03-08T20:00Z',
  ];
  const { specialist, ids } = await visitsAt(...times.map((time) => new Date(time)));
  await change(specialist, ids[4]!, 1, { status: 'CANCELED', reason: 'Ill' });
  const found = await upcoming(specialist, 'from=2099-03-08&to=2099-03-08&time_zone=America/New_York');
  expect(found.map(({ visit }) => visit.id)).toEqual([ids[1], ids[2]]);
  expect(await upcoming(clinic.specialist, 'from=2099-03-08&to=2099-03-08')).toEqual([]);
});

it('one tells who comes, and what is ready and what is missing', async () => {
  const { specialist, members, ids } = await visitsAt(new Date('2099-04-01T15:00Z'), new Date('2099-04-01T16:00Z'));
  const [, blank] = members;
  const ada = await clinic.memberAt('complete');
  const [visit] = await server.db.select().from(visits).where(eq(visits.patient_id, ada.noviId));
  await server.db
    .update(slots)
    .set({ starts_at: new Date('2099-04-01T15:00Z'), ends_at: new Date('2099-04-01T15:45Z') })
    .where(eq(slots.id, visit!.slot_id));
  const [first] = await upcoming(clinic.specialist, 'from=2099-04-01&to=2099-04-01');
  expect(first).toMatchObject({
    visit: { id: visit!.id, status: 'SCHEDULED', medium: 'video', last_change: { kind: 'booked' } },
    patient: { first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-12-10', state: 'IL', locale: 'en' },
    prepared: {
      family_history_sent_at: expect.any(String) as string,
      medical_history_sent_at: expect.any(String) as string,
      ...{ fhs7: 'incomplete', kit_status: 'AWAITING SAMPLE', results_at: null, releases: 1 },
    },
    written: { summary: 'not-due', care_plan: false },
  });
  await clinic.moveKit(ada, 'ANALYZING');
  await clinic.moveKit(ada, 'COMPLETED');
  const family_history = exampleFamily(() => crypto.randomUUID(), { age: 40, sex: 'female' });
  // Sent again, and begun to amend since: what was sent counts.
  const key = { patient_id: ada.noviId, questionnaire: 'survey' as const };
  const submitted_at = new Date('2026-01-02T03:04:05Z');
  await server.db
    .insert(answersHistory)
    .values({ ...key, version: 7, status: 'completed', body: { family_history }, submitted_at });
  await server.db.update(answers).set({ status: 'in-progress', version: 8 }).where(eq(answers.patient_id, ada.noviId));
  const [again] = await upcoming(clinic.specialist, 'from=2099-04-01&to=2099-04-01');
  expect(again?.prepared).toMatchObject({
    ...{ fhs7: 'positive', family_history_sent_at: submitted_at.toISOString(), kit_status: 'COMPLETED' },
    results_at: expect.any(String) as string,
  });
  const nothing = { family_history_sent_at: null, fhs7: null, medical_history_sent_at: null, kit_status: null };
  const [, other] = await upcoming(specialist, 'from=2099-04-01&to=2099-04-01');
  expect(other).toMatchObject({
    visit: { id: ids[1] },
    patient: { id: blank!.noviId, age: null, gender: null, locale: 'en' },
    prepared: { ...nothing, results_at: null, releases: 0 },
  });
});

it('past ones come newest first, page by page, and those that are owed a summary alone when asked for', async () => {
  const count = 23;
  const { specialist, ids } = await visitsAt(...Array.from({ length: count }, (_, index) => inHours(-24 - index)));
  const token = specialist.token;
  const summary = { locale: 'en', content: exampleSummary(), change_note: '' };
  const written = await server.call('PUT', `/visits/${ids[0]!}/summary`, { token, headers: ifMatch(0), body: summary });
  expect(written.status).toBe(200);
  await change(specialist, ids[1]!, 1, { status: 'MISSED' });
  await change(specialist, ids[2]!, 1, { status: 'COMPLETED' });
  const first = await past(specialist);
  expect(first.items.map(({ visit }) => visit.id)).toEqual(ids.slice(0, 20));
  expect(first.items.slice(0, 4).map(({ written: { summary: is } }) => is)).toEqual([
    ...['written', 'not-due', 'owed', 'owed'],
  ]);
  expect(first.owed).toBe(count - 2);
  const second = await past(specialist, `cursor=${first.next ?? ''}`);
  expect([second.items.map(({ visit }) => visit.id), second.next]).toEqual([ids.slice(20), null]);
  const owed = await past(specialist, 'owed=true');
  expect(owed.items.map(({ visit }) => visit.id)).toEqual(ids.slice(2, 22));
  const rest = await past(specialist, `owed=true&cursor=${owed.next ?? ''}`);
  expect(rest.items.map(({ visit }) => visit.id)).toEqual([ids[22]]);
  expect((await get('past?cursor=bm8', specialist)).status).toBe(422);
});

it('the revision changes with each booking, move and cancellation of theirs, and with nothing else', async () => {
  const { specialist, members, ids } = await visitsAt(inHours(50), inHours(60));
  const before = await revision(specialist);
  await visitsAt(inHours(50));
  expect(await revision(specialist)).toBe(before);
  const [slot = ''] = await clinic.addSlots([inHours(24 * 120)], specialist.noviId);
  const seen = [before];
  const note = async () => seen.push(await revision(specialist));
  await change(members[0]!, ids[0]!, 1, { slot_id: slot });
  await note();
  await change(specialist, ids[1]!, 1, { status: 'CANCELED', reason: 'Ill' });
  await note();
  const [next] = await clinic.manyAtCounseling(1);
  const [free = ''] = await clinic.addSlots([inHours(24 * 121)], specialist.noviId);
  await clinic.post(next!, `/dna-visit/${next!.noviId}/schedule`, booking(free));
  await note();
  // What became of one that is over, in another window.
  await server.db
    .update(slots)
    .set({ starts_at: inHours(-2), ends_at: inHours(-1) })
    .where(eq(slots.id, slot));
  await note();
  await change(specialist, ids[0]!, 2, { status: 'COMPLETED' });
  await note();
  expect(seen.at(-1)).not.toBe(seen.at(-2));
  expect(new Set(seen.slice(0, 4)).size).toBe(4);
  expect(await server.db.$count(auditLog, eq(auditLog.operation, 'getAppointmentsRevision'))).toBe(0);
});

it('they are specialists’ alone to read, and the trail tells', async () => {
  const [member, admin] = [await server.member(), await server.staff('admin')];
  for (const path of ['upcoming', 'past', 'revision']) {
    for (const by of [member, admin, clinic.nurse]) expect((await get(path, by)).status).toBe(403);
  }
  const stranger = await server.staff('specialist');
  expect([await upcoming(stranger, ''), (await past(stranger)).items]).toEqual([[], []]);
  const rows = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, stranger.noviId));
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual([
    'listPastAppointments',
    'listUpcomingAppointments',
  ]);
});
