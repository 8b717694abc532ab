import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIsoDate } from '#domain/dates.ts';
import { slots, visits } from '#server/db/schema/index.ts';
import { booking, ifMatch, inHours, openClinic, type Clinic, idOf } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

const book = (member: Member, slot: string, changes: object = {}) =>
  clinic.post(member, `/dna-visit/${member.noviId}/schedule`, { ...booking(slot), ...changes });
const change = (by: Member, id: string, version: number, body: object) =>
  server.call('PUT', `/visits/${id}`, { token: by.token, headers: ifMatch(version), body });
const freeSlots = async () => {
  const range = `from=${formatIsoDate(new Date())}&to=${formatIsoDate(inHours(24 * 30))}`;
  const reply = await server.call('GET', `/dna-visit/slots?${range}`, { token: clinic.specialist.token });
  return (reply.body.data as unknown as { items: { id: string }[] }).items.map(({ id }) => id);
};

const seenBy = (specialist: Member, member: Member) =>
  server.call('GET', `/patients/${member.noviId}`, { token: specialist.token });

describe('booking a visit', () => {
  it('takes the slot and makes its specialist the patient’s', async () => {
    const member = await clinic.memberAt('counseling');
    const [slot = ''] = await clinic.offerSlots(1);
    expect(await freeSlots()).toContain(slot);
    const theirs = () => server.call('GET', `/patients/${member.noviId}`, { token: clinic.specialist.token });
    expect((await theirs()).status).toBe(404);
    const reply = await book(member, slot);
    expect([reply.status, reply.headers['etag']]).toEqual([201, '"1"']);
    expect(reply.body.data).toMatchObject({ status: 'SCHEDULED', medium: 'video', specialist_name: 'Sam Staff' });
    expect(reply.body.data['video_url']).toMatch(/^https:\/\//);
    expect(await freeSlots()).not.toContain(slot);
    expect((await theirs()).status).toBe(200);
  });

  it('gives a slot that 20 people want to one of them', async () => {
    const [slot = ''] = await clinic.offerSlots(1);
    const people = await clinic.manyAtCounseling(20);
    const replies = await Promise.all(people.map((member) => book(member, slot)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status, body }) => status === 409 && body.code === 'slot_taken')).toHaveLength(19);
    expect(await server.db.select().from(visits).where(eq(visits.slot_id, slot))).toHaveLength(1);
  });

  it('gives one person who wants 10 slots at once one of them', async () => {
    const member = await clinic.memberAt('counseling');
    const wanted = await clinic.offerSlots(10);
    const replies = await Promise.all(wanted.map((slot) => book(member, slot)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'visit_exists')).toHaveLength(9);
  });

  it('tells who has a visit that they have it, whatever time they ask for: nobody else was faster', async () => {
    const member = await clinic.memberAt('counseling');
    const [own = ''] = await clinic.offerSlots(1);
    expect((await book(member, own)).status).toBe(201);
    for (const slot of [own, randomUUID()]) {
      expect(await book(member, slot)).toMatchObject({ status: 409, body: { code: 'visit_exists' } });
    }
  });

  it('refuses a slot that is past or not there, and a call without a number', async () => {
    const member = await clinic.memberAt('counseling');
    const [past = ''] = await clinic.addSlots([inHours(-1)]);
    expect(await freeSlots()).not.toContain(past);
    expect(await book(member, past)).toMatchObject({ status: 409, body: { code: 'slot_past' } });
    expect(await book(member, randomUUID())).toMatchObject({ status: 404, body: { code: 'slot_not_found' } });
    const [slot = ''] = await clinic.offerSlots(1);
    expect((await book(member, slot, { medium: 'phone' })).body.errors).toMatchObject([{ path: '/phone' }]);
    const abroad = await book(member, slot, { medium: 'phone', phone: '+49 30 901820' });
    expect([abroad.status, abroad.body.errors]).toMatchObject([422, [{ path: '/phone' }]]);
    const call = await book(member, slot, { medium: 'phone', phone: '(312) 555-0100' });
    expect(call.body.data).toMatchObject({ phone: '+13125550100', video_url: null });
  });
});

describe('a visit whose time has passed', () => {
  let hoursAgo = 100;
  async function passed() {
    const member = await clinic.memberAt('complete');
    const [visit] = await server.db.select().from(visits).where(eq(visits.patient_id, member.noviId));
    await pass(visit!.id);
    return { member, id: visit!.id };
  }

  async function pass(id: string) {
    const [visit] = await server.db.select().from(visits).where(eq(visits.id, id));
    hoursAgo += 1;
    const times = { starts_at: inHours(-hoursAgo), ends_at: inHours(-hoursAgo + 0.5) };
    await server.db.update(slots).set(times).where(eq(slots.id, visit!.slot_id));
  }

  it('is superseded by a new one, and stays as it is: only its specialist knows whether it took place', async () => {
    const { member, id } = await passed();
    const [slot = '', other = ''] = await clinic.offerSlots(2);
    const next = await book(member, slot);
    expect(next.status).toBe(201);
    expect(await book(member, other)).toMatchObject({ status: 409, body: { code: 'visit_exists' } });
    await pass(idOf(next));
    expect((await book(member, other)).status).toBe(201);
    const [row] = await server.db.select().from(visits).where(eq(visits.id, id));
    expect(row).toMatchObject({ status: 'SCHEDULED', version: 1 });
  });

  it('leaves the record open to its specialist when the patient books with another', async () => {
    const { member } = await passed();
    const second = await server.staff('specialist');
    const [slot = ''] = await clinic.offerSlots(1, second.noviId);
    const next = idOf(await book(member, slot));
    expect((await seenBy(clinic.specialist, member)).status).toBe(200);
    expect((await seenBy(second, member)).status).toBe(200);
    expect((await change(member, next, 1, { status: 'CANCELED' })).status).toBe(200);
    expect((await seenBy(clinic.specialist, member)).status).toBe(200);
    expect((await seenBy(second, member)).status).toBe(404);
  });

  it('stays as it is when the booking fails', async () => {
    const { member, id } = await passed();
    expect((await book(member, randomUUID())).status).toBe(404);
    const [row] = await server.db.select().from(visits).where(eq(visits.id, id));
    expect(row).toMatchObject({ status: 'SCHEDULED', version: 1 });
  });

  it('can’t be moved or canceled, by the patient or their specialist', async () => {
    const { member, id } = await passed();
    const [slot = ''] = await clinic.offerSlots(1);
    for (const by of [member, clinic.specialist]) {
      for (const body of [{ slot_id: slot }, { status: 'CANCELED' }]) {
        const reply = await change(by, id, 1, body);
        expect(reply).toMatchObject({ status: 409, body: { code: 'visit_not_changeable' } });
        expect(reply.body.message).toContain('You can book a new one');
      }
    }
  });

  it('while it is going on still stands in the way of another', async () => {
    const { member, id } = await passed();
    const [visit] = await server.db.select().from(visits).where(eq(visits.id, id));
    const now = { starts_at: inHours(-0.1), ends_at: inHours(0.5) };
    await server.db.update(slots).set(now).where(eq(slots.id, visit!.slot_id));
    const [slot = ''] = await clinic.offerSlots(1);
    expect(await book(member, slot)).toMatchObject({ status: 409, body: { code: 'visit_exists' } });
    const late = await change(member, id, 1, { status: 'CANCELED' });
    expect(late.body.message).toContain('has already begun');
  });
});

describe('changing a visit', () => {
  async function booked() {
    const member = await clinic.memberAt('counseling');
    const [slot = '', other = ''] = await clinic.offerSlots(2);
    const reply = await book(member, slot);
    return { member, slot, other, id: idOf(reply) };
  }

  it('moves it to another free slot and frees the first', async () => {
    const { member, slot, other, id } = await booked();
    expect((await change(member, id, 1, { slot_id: other })).body.data).toMatchObject({
      status: 'SCHEDULED',
      version: 2,
    });
    const free = await freeSlots();
    expect([free.includes(slot), free.includes(other)]).toEqual([true, false]);
  });

  it('cancels it, so that another can be booked', async () => {
    const { member, slot, id } = await booked();
    expect((await change(member, id, 1, { status: 'CANCELED' })).body.data).toMatchObject({ status: 'CANCELED' });
    expect(await change(member, id, 2, { status: 'CANCELED' })).toMatchObject({ status: 409 });
    expect((await book(member, slot)).status).toBe(201);
    const listed = await server.call('GET', `/dna-visit/${member.noviId}/visits`, { token: member.token });
    expect(listed.body.data).toHaveLength(2);
  });

  it('is refused from an older version, to a slot that is taken, and as two changes or none', async () => {
    const { member, other, id } = await booked();
    const somebody = await clinic.memberAt('counseling');
    await book(somebody, other);
    expect((await change(member, id, 2, { slot_id: other })).status).toBe(412);
    expect(await change(member, id, 1, { slot_id: other })).toMatchObject({
      status: 409,
      body: { code: 'slot_taken' },
    });
    expect((await change(member, id, 1, { slot_id: other, status: 'CANCELED' })).status).toBe(422);
    expect((await change(member, id, 1, {})).status).toBe(422);
    const [row] = await server.db.select().from(visits).where(eq(visits.id, id));
    expect(row).toMatchObject({ version: 1, status: 'SCHEDULED' });
  });

  it('is the patient’s until a day before, and the specialist’s until it is over', async () => {
    const member = await clinic.memberAt('counseling');
    const [soon = ''] = await clinic.addSlots([inHours(23)]);
    const id = idOf(await book(member, soon));
    const late = await change(member, id, 1, { status: 'CANCELED' });
    expect(late).toMatchObject({ status: 409, body: { code: 'visit_not_changeable' } });
    expect(late.body.message).toContain('24 hours');
    const why = { status: 'CANCELED', reason: 'They called us.' };
    expect((await change(clinic.specialist, id, 1, why)).status).toBe(200);
  });

  it('is no colleague’s, also of one who has another visit with the patient', async () => {
    const { member, id } = await booked();
    const [visit] = await server.db.select().from(visits).where(eq(visits.id, id));
    const past = { starts_at: inHours(-1_000), ends_at: inHours(-999) };
    await server.db.update(slots).set(past).where(eq(slots.id, visit!.slot_id));
    const colleague = await server.staff('specialist');
    const [slot = '', other = ''] = await clinic.offerSlots(2, colleague.noviId);
    const next = idOf(await book(member, slot));
    expect((await seenBy(clinic.specialist, member)).status).toBe(200);
    for (const body of [{ status: 'CANCELED' }, { slot_id: other }]) {
      const refused = await change(clinic.specialist, next, 1, body);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(refused.body.message).toBe('Only the patient or the specialist of this visit can change it.');
    }
    expect((await change(colleague, next, 1, { slot_id: other })).status).toBe(200);
    expect((await change(member, next, 2, { status: 'CANCELED' })).status).toBe(200);
  });

  it('hands the patient over to the specialist of the new slot', async () => {
    const { member, id } = await booked();
    const second = await server.staff('specialist');
    const [slot = ''] = await clinic.offerSlots(1, second.noviId);
    expect((await change(member, id, 1, { slot_id: slot })).status).toBe(200);
    expect((await change(clinic.specialist, id, 2, { status: 'CANCELED' })).status).toBe(404);
    expect((await seenBy(clinic.specialist, member)).status).toBe(404);
    expect((await seenBy(second, member)).status).toBe(200);
  });

  it('by canceling takes the patient away from the specialist', async () => {
    const { member, id } = await booked();
    expect((await seenBy(clinic.specialist, member)).status).toBe(200);
    expect((await change(member, id, 1, { status: 'CANCELED' })).status).toBe(200);
    expect((await seenBy(clinic.specialist, member)).status).toBe(404);
  });

  it('of two visits that would change places at once moves neither: each slot is held by the other', async () => {
    const [one, two] = [await booked(), await booked()];
    const replies = await Promise.all([
      change(one.member, one.id, 1, { slot_id: two.slot }),
      change(two.member, two.id, 1, { slot_id: one.slot }),
    ]);
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'slot_taken']));
    for (const { id, slot } of [one, two])
      expect(await server.db.$count(visits, and(eq(visits.id, id), eq(visits.slot_id, slot)))).toBe(1);
  });
});
