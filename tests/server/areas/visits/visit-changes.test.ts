import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, slots, visits } from '#server/db/schema/index.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

/** What the specialist of a visit does with it, and what is kept of it. */
let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

async function booked() {
  const [member] = await clinic.manyAtCounseling(1);
  const [slot = '', other = ''] = await clinic.offerSlots(2);
  const reply = await clinic.post(member!, `/dna-visit/${member!.noviId}/schedule`, booking(slot));
  return { member: member!, slot, other, id: idOf(reply) };
}
const change = (by: Member, id: string, version: number, body: object) =>
  server.call('PUT', `/visits/${id}`, { token: by.token, headers: ifMatch(version), body });
const eventsOf = (by: Member, id: string) => server.call('GET', `/visits/${id}/events`, { token: by.token });
let minutesAgo = 10_000;
/** Each at a time of its own: those of one specialist never overlap. */
async function begin(slot: string) {
  minutesAgo += 60;
  const times = { starts_at: inHours(-minutesAgo / 60), ends_at: inHours(-(minutesAgo - 45) / 60) };
  await server.db.update(slots).set(times).where(eq(slots.id, slot));
}

describe('a specialist', () => {
  it('cancels with a reason, which the patient reads', async () => {
    const { member, id } = await booked();
    for (const reason of [undefined, ' – ']) {
      const refused = await change(clinic.specialist, id, 1, { status: 'CANCELED', reason });
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: '/reason' }]]);
    }
    const why = { reason: ' Estoy enferma. ', reason_locale: 'es' };
    expect((await change(clinic.specialist, id, 1, { status: 'CANCELED', ...why })).status).toBe(200);
    const listed = await server.call('GET', `/dna-visit/${member.noviId}/visits`, { token: member.token });
    const last_change = { kind: 'canceled', by: 'care-team', reason: 'Estoy enferma.', reason_locale: 'es' };
    expect(listed.body.data).toMatchObject([{ status: 'CANCELED', last_change }]);
    expect((await eventsOf(member, id)).body.data).toMatchObject([
      { kind: 'booked', by: 'patient', name: null, specialist_name: 'Sam Staff' },
      { ...last_change, name: 'Sam Staff' },
    ]);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id));
    expect(rows.map(({ detail }) => detail)).toContain('canceled');
  });

  it('moves to a colleague’s time only knowingly, and to an own one as they like', async () => {
    const { member, id, other } = await booked();
    const colleague = await server.staff('specialist');
    const [theirs = ''] = await clinic.offerSlots(1, colleague.noviId);
    const silent = await change(clinic.specialist, id, 1, { slot_id: theirs });
    expect(silent).toMatchObject({ status: 409, body: { code: 'slot_of_colleague' } });
    expect((await change(clinic.specialist, id, 1, { slot_id: other, reason: 'Court' })).status).toBe(200);
    expect((await change(clinic.specialist, id, 2, { slot_id: theirs, hand_over: true })).status).toBe(200);
    expect((await eventsOf(clinic.specialist, id)).status).toBe(404);
    expect((await eventsOf(colleague, id)).body.data).toMatchObject([
      { kind: 'booked' },
      { kind: 'moved', by: 'care-team', reason: 'Court' },
      { kind: 'moved', by: 'care-team', reason: '' },
    ]);
    // Whom a patient moves to is theirs to choose.
    const [again = ''] = await clinic.offerSlots(1);
    expect((await change(member, id, 3, { slot_id: again })).status).toBe(200);
  });

  it.each(['COMPLETED', 'MISSED'] as const)('says that a visit was %s, once it has begun', async (status) => {
    const { member, slot, id } = await booked();
    const early = await change(clinic.specialist, id, 1, { status });
    expect(early).toMatchObject({ status: 409, body: { code: 'visit_not_changeable' } });
    await begin(slot);
    expect(await change(member, id, 1, { status })).toMatchObject({ status: 409 });
    const said = await change(clinic.specialist, id, 1, { status, reason: 'As planned' });
    expect(said.body.data).toMatchObject({ status, version: 2 });
    expect(await change(clinic.specialist, id, 2, { status: 'MISSED' })).toMatchObject({ status: 409 });
    // Calendars have nothing to learn from it.
    expect((await server.db.select().from(visits).where(eq(visits.id, id)))[0]).toMatchObject({ sequence: 0 });
    const [, event] = (await eventsOf(member, id)).body.data as unknown as object[];
    expect(event).toMatchObject({ kind: status.toLowerCase(), by: 'care-team', reason: 'As planned' });
  });
});

it('the events of a visit are nobody’s to read but the patient’s and their care team’s', async () => {
  const { id } = await booked();
  const [stranger, other, admin] = [
    await server.staff('specialist'),
    await server.member(),
    await server.staff('admin'),
  ];
  const replies = [stranger, other, admin, clinic.nurse].map((by) => eventsOf(by, id));
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 403, 403]);
});

it('a visit that ends with the account is told of in its events', async () => {
  const { member, id } = await booked();
  const closed = await server.call('DELETE', `/users/${member.noviId}`, { token: member.token });
  expect(closed.status).toBe(200);
  const { rows } = await server.db.execute(`select kind, by from visit_events where visit_id = '${id}' order by at`);
  expect(rows).toEqual([
    { kind: 'booked', by: 'patient' },
    { kind: 'canceled', by: 'patient' },
  ]);
});
