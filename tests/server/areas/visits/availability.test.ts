import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weekdays, type Availability } from '#domain/availability.ts';
import { daysAfter, formatIsoDate } from '#domain/dates.ts';
import { extendSlots } from '#server/areas/visits/availability/refresh-slots.ts';
import { auditLog, availabilities, licenses, slots, users, visits } from '#server/db/schema/index.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let maya: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.staff('specialist');
  await server.db.insert(licenses).values({ specialist_id: maya.noviId, state: 'IL', expires_on: '2099-12-31' });
});

const daily = (from: string, to: string): Availability => ({
  ...{ time_zone: 'UTC', visit_minutes: 45, buffer_minutes: 15, mediums: ['video', 'phone'] },
  ...{ weekly: weekdays.map((weekday) => ({ weekday, from, to })), days_off: [], extra_slots: [] },
});
const path = (of: Member) => `/specialists/${of.noviId}/availability`;
const get = (by: Member, of = maya) => server.call('GET', path(of), { token: by.token });
const put = (availability: object, version: number, { by = maya, of = maya, dry_run = false } = {}) =>
  server.call('PUT', path(of), { token: by.token, headers: ifMatch(version), body: { availability, dry_run } });

type Slot = { id: string; starts_at: string; mediums: string[] };
async function freeSlots(from = dayAhead(), days = 0): Promise<Slot[]> {
  const query = `specialist_id=${maya.noviId}&from=${from}&to=${daysAfter(from, days)}`;
  const reply = await server.call('GET', `/dna-visit/slots?${query}`, { token: maya.token });
  return (reply.body.data as unknown as { items: Slot[] }).items;
}
/** A day on which patients can still change their visits. */
const dayAhead = () => formatIsoDate(inHours(48));
const timesOf = (free: Slot[]) => free.map(({ starts_at }) => starts_at.slice(11, 16));
const book = async (slot: Slot, [member]: Member[], more: object = {}) =>
  clinic.post(member!, `/dna-visit/${member!.noviId}/schedule`, { ...booking(slot.id), ...more });
const stored = async (id: string) => (await server.db.select().from(slots).where(eq(slots.id, id)))[0];

describe('the hours of a specialist', () => {
  it('are none at first, and then what they saved, with a version', async () => {
    const before = await get(maya);
    expect(before.headers['etag']).toBe('"0"');
    expect(before.body.data).toMatchObject({ version: 0, outside: [], availability: { weekly: [] } });
    const saved = await put(daily('09:00', '12:00'), 0);
    expect([saved.status, saved.headers['etag']]).toEqual([200, '"1"']);
    expect((await get(maya)).body.data).toEqual({ availability: daily('09:00', '12:00'), version: 1, outside: [] });
    const [row] = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, maya.noviId));
    expect(row).toMatchObject({ operation: 'putAvailability', record: 'availability', record_id: maya.noviId });
  });

  it('are changed from the newest version only', async () => {
    const replies = await Promise.all(['10:00', '11:00', '12:00'].map((to) => put(daily('09:00', to), 0)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const body = { availability: daily('09:00', '12:00') };
    expect((await server.call('PUT', path(maya), { token: maya.token, body })).status).toBe(428);
  });

  it('are answered as stored to who sends the same again, and stored once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => put(daily('09:00', '12:00'), 0)));
    expect(replies.map(({ status, headers }) => [status, headers['etag']])).toEqual([1, 2, 3].map(() => [200, '"1"']));
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, maya.noviId));
    expect(trail.filter(({ operation }) => operation === 'putAvailability')).toHaveLength(1);
  });

  it('are theirs alone to change, and admins’ to read', async () => {
    const [colleague, admin, member] = [
      await server.staff('specialist'),
      await server.staff('admin'),
      await server.member(),
    ];
    const changes = [colleague, admin, member, clinic.nurse].map((by) => put(daily('09:00', '12:00'), 0, { by }));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    const reads = [colleague, admin, member, clinic.nurse].map((by) => get(by));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([404, 200, 403, 403]);
    expect((await get(admin, member)).status).toBe(404);
    expect((await get(admin, { ...maya, noviId: randomUUID() })).status).toBe(404);
  });

  it('are refused with what is wrong, and nothing changes', async () => {
    await put(daily('09:00', '12:00'), 0);
    const reply = await put({ ...daily('09:00', '09:30'), time_zone: 'America/Chicago' }, 1);
    expect([reply.status, reply.body.errors?.[0]?.['path']]).toEqual([422, '/weekly/0/to']);
    expect(timesOf(await freeSlots())).toEqual(['09:00', '10:00', '11:00']);
  });
});

describe('the slots', () => {
  it('follow the hours, on the specialist’s own clock, for 90 days', async () => {
    await put({ ...daily('09:00', '11:00'), time_zone: 'Asia/Kathmandu' }, 0);
    expect(timesOf(await freeSlots())).toEqual(['03:15', '04:15']);
    await put({ ...daily('09:00', '12:00'), mediums: ['video'] }, 1);
    const last = await freeSlots(daysAfter(formatIsoDate(new Date()), 90));
    expect(last.map(({ mediums }) => mediums)).toEqual([['video'], ['video'], ['video']]);
    expect(await freeSlots(daysAfter(formatIsoDate(new Date()), 91))).toEqual([]);
  });

  it('that stay keep their ids, so that whoever looks at them can book them', async () => {
    await put(daily('09:00', '12:00'), 0);
    const before = await freeSlots();
    await put({ ...daily('09:00', '11:00'), mediums: ['phone'] }, 1);
    const after = await freeSlots();
    expect(after.map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id));
    expect(await book(before[2]!, await clinic.manyAtCounseling(1))).toMatchObject({
      ...{ status: 404, body: { code: 'slot_not_found' } },
    });
    const video = await book(after[0]!, await clinic.manyAtCounseling(1));
    expect(video).toMatchObject({ status: 409, body: { code: 'medium_not_offered' } });
    const phone = { medium: 'phone', phone: '(312) 555-0100' };
    expect((await book(after[0]!, await clinic.manyAtCounseling(1), phone)).status).toBe(201);
  });

  it('of others are not listed where one specialist is asked for', async () => {
    const [other = ''] = await clinic.offerSlots(1);
    const reply = await server.call('GET', `/dna-visit/slots?from=${dayAhead()}&to=${daysAfter(dayAhead(), 30)}`, {
      token: maya.token,
    });
    expect(JSON.stringify(reply.body.data)).toContain(other);
    expect(await freeSlots(dayAhead(), 30)).toEqual([]);
  });
});

describe('a booked visit', () => {
  async function booked() {
    await put(daily('09:00', '12:00'), 0);
    const [, slot] = await freeSlots();
    const members = await clinic.manyAtCounseling(1);
    const visit = idOf(await book(slot!, members));
    return { slot: slot!, member: members[0]!, visit };
  }
  const cancel = (by: Member, visit: string) =>
    server.call('PUT', `/visits/${visit}`, { token: by.token, headers: ifMatch(1), body: { status: 'CANCELED' } });

  it('outside of new hours is told of before they are saved, and stays', async () => {
    const { slot, member, visit } = await booked();
    const outside = [{ visit_id: visit, patient_id: member.noviId, patient_name: 'Ada Byron' }];
    const dry = await put(daily('14:00', '16:00'), 1, { dry_run: true });
    expect([dry.status, dry.headers['etag']]).toEqual([200, '"1"']);
    expect(dry.body.data).toMatchObject({ version: 1, outside });
    expect(timesOf(await freeSlots())).toEqual(['09:00', '11:00']);

    expect((await put(daily('14:00', '16:00'), 1)).body.data).toMatchObject({ version: 2, outside });
    expect((await get(maya)).body.data).toMatchObject({ outside });
    expect(timesOf(await freeSlots())).toEqual(['14:00', '15:00']);
    const listed = await server.call('GET', `/dna-visit/${member.noviId}/visits`, { token: member.token });
    expect(listed.body.data).toMatchObject([{ id: visit, status: 'SCHEDULED', starts_at: slot.starts_at }]);
    expect(await stored(slot.id)).toMatchObject({ state: 'kept' });
  });

  it('keeps its buffer free, until it is canceled: then its time is not offered', async () => {
    const { slot, member, visit } = await booked();
    await put(daily('09:30', '12:30'), 1);
    // 9:30 to 10:15 and 10:30 to 11:15 would touch the visit from 10:00 to 10:45 and its buffer.
    expect(timesOf(await freeSlots())).toEqual(['11:30']);
    expect((await cancel(member, visit)).status).toBe(200);
    expect(await stored(slot.id)).toMatchObject({ state: 'withdrawn' });
    expect(timesOf(await freeSlots())).toEqual(['11:30']);
    await put(daily('09:30', '12:30'), 2);
    expect(timesOf(await freeSlots())).toEqual(['09:30', '10:30', '11:30']);
  });

  it('that was canceled is in nobody’s way, and its time is offered again when the hours come back', async () => {
    const { slot, member, visit } = await booked();
    expect((await cancel(member, visit)).status).toBe(200);
    expect(timesOf(await freeSlots())).toContain('10:00');
    await put(daily('10:15', '11:00'), 1);
    expect(await stored(slot.id)).toMatchObject({ state: 'withdrawn' });
    expect(timesOf(await freeSlots())).toEqual(['10:15']);
    await put(daily('09:00', '12:00'), 2);
    expect(timesOf(await freeSlots())).toEqual(['09:00', '10:00', '11:00']);
  });

  it('is offered as before when the hours come back to it', async () => {
    const { slot, member, visit } = await booked();
    await put(daily('14:00', '16:00'), 1);
    expect((await put(daily('09:00', '12:00'), 2)).body.data).toMatchObject({ outside: [] });
    expect((await cancel(member, visit)).status).toBe(200);
    expect((await freeSlots()).map(({ id }) => id)).toContain(slot.id);
  });

  it('is never lost to a change of hours at the same moment', async () => {
    await put(daily('08:00', '18:00'), 0);
    const free = await freeSlots();
    const members = await clinic.manyAtCounseling(8);
    const [changed, ...replies] = await Promise.all([
      put(daily('20:00', '21:00'), 1),
      ...members.map((member, index) => book(free[index]!, [member])),
    ]);
    const made = replies.filter(({ status }) => status === 201).map(idOf);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'slot_not_found'));
    const outside = changed.body.data['outside'] as unknown as { visit_id: string }[];
    expect(outside.map(({ visit_id }) => visit_id).toSorted()).toEqual(made.toSorted());
    const isTheirs = and(eq(slots.specialist_id, maya.noviId), eq(slots.state, 'kept'));
    const held = await server.db
      .select({ id: visits.id })
      .from(visits)
      .innerJoin(slots, and(eq(slots.id, visits.slot_id), isTheirs));
    expect(held.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  });
});

describe('as days go by', () => {
  const ahead = () =>
    server.db.$count(slots, and(eq(slots.specialist_id, maya.noviId), gt(slots.starts_at, new Date())));

  it('slots of the new days are made, once by however many processes, and past ones are cleared away', async () => {
    await put(daily('09:00', '10:00'), 0);
    const before = await ahead();
    await extendSlots(server.db, new Date());
    expect(await ahead()).toBe(before);
    const later = inHours(24 * 10);
    await Promise.all(Array.from({ length: 4 }, () => extendSlots(server.db, later)));
    expect(await freeSlots(daysAfter(formatIsoDate(later), 90))).toHaveLength(1);
    expect(await server.db.$count(slots, eq(slots.specialist_id, maya.noviId))).toBeLessThanOrEqual(before + 1);
  });

  it('none are made for who does not practice anymore', async () => {
    await put(daily('09:00', '10:00'), 0);
    await server.db.update(users).set({ disabled_at: new Date() }).where(eq(users.id, maya.noviId));
    const [before] = await server.db.select().from(availabilities).where(eq(availabilities.specialist_id, maya.noviId));
    await extendSlots(server.db, inHours(24 * 10));
    const [after] = await server.db.select().from(availabilities).where(eq(availabilities.specialist_id, maya.noviId));
    expect(after).toEqual(before);
  });
});
