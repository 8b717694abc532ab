import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eligibilityChecks, licenses, patients, slots, users } from '#server/db/schema/index.ts';
import { booking, details, ifMatch, idOf, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

/** A member at the last step, who lives there. */
async function memberIn(state: string): Promise<Member> {
  const member = await server.member();
  await server.db.update(users).set({ step: 'counseling' }).where(eq(users.id, member.noviId));
  const { patient_id, ...given } = details(member.noviId);
  await server.db.update(patients).set({ state }).where(eq(patients.id, patient_id));
  await server.db.insert(eligibilityChecks).values({ patient_id, eligible: true, reasons: [], details: given });
  return member;
}

/** A specialist with one slot, who is licensed there until that day. */
async function offered(state: string, expires_on: string, starts_at = inHours(400)) {
  const specialist = await server.staff('specialist');
  await server.db.insert(licenses).values({ specialist_id: specialist.noviId, state, expires_on });
  const ends_at = new Date(starts_at.getTime() + 45 * 60_000);
  const times = { specialist_id: specialist.noviId, starts_at, ends_at };
  const [slot] = await server.db.insert(slots).values(times).returning();
  return { specialist, slot: slot!.id };
}

const book = (member: Member, slot: string) =>
  clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
const change = (by: Member, id: string, version: number, body: object) =>
  server.call('PUT', `/visits/${id}`, { token: by.token, headers: ifMatch(version), body });
const seenBy = async ({ token }: Member) => {
  const range = `from=${dayOf(inHours(24 * 10))}&to=${dayOf(inHours(24 * 40))}`;
  const reply = await server.call('GET', `/dna-visit/slots?${range}`, { token });
  return (reply.body.data as unknown as { items: { id: string }[] }).items.map(({ id }) => id);
};
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('times are offered to members', () => {
  it('of specialists with a license for their state alone, by a list and at the booking', async () => {
    const [here, there] = [await offered('IL', '2099-01-01'), await offered('TX', '2099-01-01')];
    const member = await memberIn('IL');
    const seen = await seenBy(member);
    expect([seen.includes(here.slot), seen.includes(there.slot)]).toEqual([true, false]);
    expect(await book(member, there.slot)).toMatchObject({ status: 409, body: { code: 'slot_not_licensed' } });
    expect((await book(member, here.slot)).status).toBe(201);
  });

  it('up to the day before a license ends in the time zone where days begin first, and never after it', async () => {
    const noon = new Date(`${dayOf(inHours(24 * 30))}T12:00:00Z`);
    const evening = new Date(noon.getTime() + 6 * 3_600_000);
    const [kept, gone] = [await offered('IL', dayOf(noon), noon), await offered('IL', dayOf(noon), evening)];
    const member = await memberIn('IL');
    const seen = await seenBy(member);
    expect([seen.includes(kept.slot), seen.includes(gone.slot)]).toEqual([true, false]);
    expect(await book(member, gone.slot)).toMatchObject({ status: 409, body: { code: 'slot_not_licensed' } });
  });

  it('not of a specialist who was shut out, nor of whose role was taken', async () => {
    const [away, former] = [await offered('IL', '2099-01-01'), await offered('IL', '2099-01-01')];
    const change = (by: typeof away, to: object) =>
      server.db.update(users).set(to).where(eq(users.id, by.specialist.noviId));
    await change(away, { disabled_at: new Date() });
    await change(former, { role: 'nurse' });
    const member = await memberIn('IL');
    const seen = await seenBy(member);
    for (const { slot } of [away, former]) {
      expect(seen).not.toContain(slot);
      expect(await book(member, slot)).toMatchObject({ status: 409, body: { code: 'slot_not_licensed' } });
    }
  });

  it('and where there is none, whether anybody has a license for their state today: how long it stands is no matter', async () => {
    const isLicensed = async ({ token }: Member) =>
      (await server.call('GET', '/dna-visit/slots', { token })).body.data as unknown as { is_licensed: boolean };
    const specialist = await server.staff('specialist');
    const license = { specialist_id: specialist.noviId, state: 'WY' };
    await server.db.insert(licenses).values({ ...license, expires_on: dayOf(inHours(24 * 21)) });
    expect(await isLicensed(await memberIn('WY'))).toMatchObject({ items: [], is_licensed: true });
    await server.db.update(licenses).set({ expires_on: '2020-01-01' }).where(eq(licenses.state, 'WY'));
    expect(await isLicensed(await memberIn('WY'))).toMatchObject({ items: [], is_licensed: false });
  });

  it('not at all while we don’t know where they live', async () => {
    const member = await memberIn('IL');
    await server.db.update(patients).set({ state: null }).where(eq(patients.id, member.noviId));
    await offered('IL', '2099-01-01');
    expect(await seenBy(member)).toEqual([]);
  });

  it('as another one, but not by the care team either, when the specialist has no license', async () => {
    const [here, there] = [await offered('IL', '2099-01-01'), await offered('TX', '2099-01-01')];
    const member = await memberIn('IL');
    const id = idOf(await book(member, here.slot));
    for (const by of [member, here.specialist]) {
      const reply = await change(by, id, 1, { slot_id: there.slot });
      expect(reply).toMatchObject({ status: 409, body: { code: 'slot_not_licensed' } });
    }
  });
});

describe('the calendar file of a visit', () => {
  const fileOf = (by: Member, id: string) => server.call('GET', `/visits/${id}/calendar`, { token: by.token });
  const lineOf = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(`${name}:`));

  it('comes as text/calendar, grows in SEQUENCE with each change, and keeps its UID to the cancellation', async () => {
    const [first, second] = [await offered('IL', '2099-01-01'), await offered('IL', '2099-01-01')];
    const member = await memberIn('IL');
    const id = idOf(await book(member, first.slot));
    const files = [await fileOf(member, id)];
    expect((await change(member, id, 1, { slot_id: second.slot })).status).toBe(200);
    files.push(await fileOf(second.specialist, id));
    expect((await change(member, id, 2, { status: 'CANCELED' })).status).toBe(200);
    files.push(await fileOf(member, id));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(files[0]?.headers['content-type']).toContain('text/calendar');
    expect(files[0]?.headers['content-disposition']).toContain('appointment.ics');
    const lines = (name: string) => files.map(({ text }) => lineOf(text, name));
    expect(lines('SEQUENCE')).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2']);
    expect(new Set(lines('UID'))).toEqual(new Set([`UID:${id}`]));
    expect(lines('METHOD')).toEqual(['METHOD:PUBLISH', 'METHOD:PUBLISH', 'METHOD:CANCEL']);
  });

  it('is there for its patient and their specialist alone, in the language asked for', async () => {
    const { slot, specialist } = await offered('IL', '2099-01-01');
    const member = await memberIn('IL');
    const id = idOf(await book(member, slot));
    expect((await fileOf(await memberIn('IL'), id)).status).toBe(404);
    expect((await fileOf(await server.staff('specialist'), id)).status).toBe(404);
    expect(lineOf((await fileOf(member, id)).text, 'SUMMARY')).toBe('SUMMARY:Video call with Sam Staff');
    // Whom they meet stands in Novi alone.
    expect(lineOf((await fileOf(specialist, id)).text, 'SUMMARY')).toBe('SUMMARY:Video call');
    const headers = { 'accept-language': 'es' };
    const spanish = await server.call('GET', `/visits/${id}/calendar`, { token: member.token, headers });
    expect(spanish.text).toContain('SUMMARY:Videollamada');
  });
});

describe('to whom a visit can be handed over', () => {
  const wantedBy = async ({ token }: Member, visit: string) => {
    const range = `from=${dayOf(inHours(24 * 10))}&to=${dayOf(inHours(24 * 40))}`;
    const reply = await server.call('GET', `/dna-visit/slots?${range}&hand_over_of=${visit}`, { token });
    const data = reply.body.data as unknown as { items: { id: string }[] } | undefined;
    return [reply.status, data?.items.map(({ id }) => id) ?? []] as const;
  };

  it('are colleagues with a license for the patient’s state; nobody else learns of it', async () => {
    const [own, colleague] = [await offered('IL', '2099-01-01'), await offered('IL', '2099-01-01')];
    const elsewhere = await offered('TX', '2099-01-01');
    const member = await memberIn('IL');
    const visit = idOf(await book(member, own.slot));
    const [second] = await clinic.addSlots([inHours(500)], own.specialist.noviId);
    const [status, seen] = await wantedBy(own.specialist, visit);
    expect(status).toBe(200);
    expect([colleague.slot, elsewhere.slot, second].map((slot) => seen.includes(slot ?? ''))).toEqual([
      true,
      false,
      false,
    ]);
    for (const other of [colleague.specialist, member]) expect((await wantedBy(other, visit))[0]).toBe(404);
  });
});
