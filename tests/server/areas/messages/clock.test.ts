import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueDueMessages } from '#server/areas/messages/clock.ts';
import { compose } from '#server/areas/messages/compose.ts';
import { readRecipient } from '#server/areas/messages/recipient.ts';
import { answers, availabilities, messagePreferences, messages, slots, visits } from '#server/db/schema/index.ts';
import { memberWithMail, origin, rowsOf } from '../../setup/messages.ts';
import { openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

/** What is queued at which moment: the tests say what time it is, and nobody waits. */
let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterEach(async () => {
  await server.db.delete(messages);
  await server.db.delete(visits);
  await server.db.delete(slots);
});
afterAll(() => server.close());

/** A visit that was booked long before, at a moment of the year 2099. */
async function bookedAt(
  starts: string,
  member: Member,
  bookedOn = '2099-01-01T00:00Z',
  by = clinic.specialist,
): Promise<string> {
  const [slot_id = ''] = await clinic.addSlots([new Date(starts)], by.noviId);
  const moments = { created_at: new Date(bookedOn), updated_at: new Date(bookedOn) };
  const row = { patient_id: member.noviId, slot_id, medium: 'video' as const, ...moments };
  const [visit] = await server.db.insert(visits).values(row).returning();
  return visit?.id ?? '';
}

const kindsAt = async (moment: string, person: { noviId: string }) => {
  await queueDueMessages(server.db, new Date(moment));
  return (await rowsOf(server, person)).map(({ kind }) => kind);
};
const livesBy = ({ noviId }: { noviId: string }, time_zone: string) =>
  server.db
    .insert(messagePreferences)
    .values({ user_id: noviId, time_zone })
    .onConflictDoUpdate({ target: messagePreferences.user_id, set: { time_zone } });

/** A specialist whose hours are in a time zone. */
const worksBy = ({ noviId }: { noviId: string }, time_zone: string) => {
  const availability = {
    ...{ time_zone, visit_minutes: 45, buffer_minutes: 15, mediums: ['video' as const] },
    ...{ weekly: [], days_off: [], extra_slots: [] },
  };
  return server.db.insert(availabilities).values({ specialist_id: noviId, availability, slots_until: '2099-12-31' });
};

describe('the reminder of a visit', () => {
  it.each([
    // In Chicago the clock goes ahead on Sunday, March 8, 2099, and back on Sunday, November 1.
    ['the clock goes ahead in between', '2099-03-08T20:00Z', '2099-03-07T14:59Z', '2099-03-07T15:00Z'],
    ['the clock went ahead on the day before', '2099-03-09T15:00Z', '2099-03-08T13:59Z', '2099-03-08T14:00Z'],
    ['the clock goes back in between', '2099-11-01T21:00Z', '2099-10-31T13:59Z', '2099-10-31T14:00Z'],
    ['the clock went back on the day before', '2099-11-02T15:00Z', '2099-11-01T14:59Z', '2099-11-01T15:00Z'],
    ['it begins right after midnight', '2099-06-10T05:10Z', '2099-06-09T13:59Z', '2099-06-09T14:00Z'],
  ])('comes at 9 AM of the day before by the member’s clock when %s', async (_case, starts, before, at) => {
    const member = await memberWithMail(server, false);
    await bookedAt(starts, member);
    expect(await kindsAt(before, member)).toEqual([]);
    expect(await kindsAt(at, member)).toEqual(['visit-reminder']);
  });

  it('says nothing anymore once the visit has begun: no worker may have been there before', async () => {
    const member = await memberWithMail(server, false);
    await bookedAt('2099-06-10T18:00Z', member);
    await kindsAt('2099-06-09T20:00Z', member);
    const [[reminder], recipient] = [await rowsOf(server, member), await readRecipient(server.db, member.noviId)];
    const sender = { origin, supportEmail: 'support@novi.example' };
    const saidAt = (moment: string) => compose(server.db, reminder!, recipient!, sender, new Date(moment));
    expect(await saidAt('2099-06-10T17:59Z')).toMatchObject({ letter: { subject: 'Your visit is coming up' } });
    expect(await saidAt('2099-06-10T18:00Z')).toBeUndefined();
  });

  it('goes by the time zone that the member chose', async () => {
    const member = await memberWithMail(server, false);
    await livesBy(member, 'America/Los_Angeles');
    await bookedAt('2099-06-10T18:00Z', member);
    expect(await kindsAt('2099-06-09T15:59Z', member)).toEqual([]);
    expect(await kindsAt('2099-06-09T16:00Z', member)).toEqual(['visit-reminder']);
  });

  it('comes once, however many look at the clock, and again for another time of the visit', async () => {
    const member = await memberWithMail(server, false);
    const id = await bookedAt('2099-06-10T18:00Z', member);
    const now = new Date('2099-06-09T14:00Z');
    await Promise.all([1, 2, 3].map(() => queueDueMessages(server.db, now)));
    expect(await kindsAt('2099-06-09T15:00Z', member)).toEqual(['visit-reminder']);
    const [slot_id = ''] = await clinic.addSlots([new Date('2099-06-20T18:00Z')]);
    await server.db.update(visits).set({ slot_id }).where(eq(visits.id, id));
    expect(await kindsAt('2099-06-19T14:00Z', member)).toEqual(['visit-reminder', 'visit-reminder']);
  });

  it('is made up for when nobody looked at the clock, until the visit begins', async () => {
    const [late, tooLate] = [await memberWithMail(server, false), await memberWithMail(server, false)];
    await bookedAt('2099-06-10T18:00Z', late);
    await bookedAt('2099-06-10T17:00Z', tooLate);
    expect(await kindsAt('2099-06-10T17:30Z', late)).toEqual(['visit-reminder']);
    expect(await rowsOf(server, tooLate)).toEqual([]);
  });

  it('does not come to those who booked after it would have come, nor for a visit that is canceled', async () => {
    const [late, canceled] = [await memberWithMail(server, false), await memberWithMail(server, false)];
    await bookedAt('2099-06-10T18:00Z', late, '2099-06-09T14:30Z');
    const id = await bookedAt('2099-06-10T19:00Z', canceled);
    await server.db.update(visits).set({ status: 'CANCELED' }).where(eq(visits.id, id));
    expect(await kindsAt('2099-06-09T16:00Z', late)).toEqual([]);
    expect(await rowsOf(server, canceled)).toEqual([]);
  });
});

describe('the day of a specialist', () => {
  it.each([
    ['the clock goes ahead that night', '2099-03-08T20:00Z', '2099-03-08T10:59Z', '2099-03-08T11:00Z'],
    ['the clock goes back that night', '2099-11-01T21:00Z', '2099-11-01T11:59Z', '2099-11-01T12:00Z'],
    ['it ends after midnight in UTC', '2099-06-11T02:00Z', '2099-06-10T10:59Z', '2099-06-10T11:00Z'],
  ])('is told at 7 AM by their clock, once, also when %s', async (_case, starts, before, at) => {
    const member = await memberWithMail(server, false);
    await livesBy(clinic.specialist, 'America/New_York');
    await bookedAt(starts, member);
    expect(await kindsAt(before, clinic.specialist)).toEqual([]);
    expect(await kindsAt(at, clinic.specialist)).toEqual(['visits-today']);
    expect(await kindsAt(at, clinic.specialist)).toEqual(['visits-today']);
  });

  it.each([
    // Both tell times of 2099-03-08, on which clocks go ahead where they do at all.
    ['America/Los_Angeles', '2099-03-08T13:59Z', '2099-03-08T14:00Z'],
    ['Pacific/Honolulu', '2099-03-08T16:59Z', '2099-03-08T17:00Z'],
  ])('is told by the clock of their hours, in %s', async (time_zone, before, at) => {
    const member = await memberWithMail(server, false);
    const specialist = await server.staff('specialist');
    await worksBy(specialist, time_zone);
    await bookedAt('2099-03-08T22:00Z', member, undefined, specialist);
    expect(await kindsAt(before, specialist)).toEqual([]);
    expect(await kindsAt(at, specialist)).toEqual(['visits-today']);
  });

  it('is told by the clock that they chose for their e-mails, where that is another one', async () => {
    const member = await memberWithMail(server, false);
    const specialist = await server.staff('specialist');
    await worksBy(specialist, 'Pacific/Honolulu');
    await livesBy(specialist, 'America/New_York');
    await bookedAt('2099-06-10T22:00Z', member, undefined, specialist);
    expect(await kindsAt('2099-06-10T10:59Z', specialist)).toEqual([]);
    expect(await kindsAt('2099-06-10T11:00Z', specialist)).toEqual(['visits-today']);
  });

  it('is not told from noon on, nor when no visit of that day lies ahead', async () => {
    const member = await memberWithMail(server, false);
    await livesBy(clinic.specialist, 'America/Los_Angeles');
    await bookedAt('2099-06-10T22:00Z', member);
    expect(await kindsAt('2099-06-10T19:00Z', clinic.specialist)).toEqual([]);
    expect(await kindsAt('2099-06-09T17:00Z', clinic.specialist)).toEqual([]);
    expect(await kindsAt('2099-06-10T18:59Z', clinic.specialist)).toEqual(['visits-today']);
  });
});

describe('answers that were begun and not sent', () => {
  it('are asked for three days before the visit, and sent ones are not', async () => {
    const [open, done] = [await memberWithMail(server, false), await memberWithMail(server, false)];
    const row = { questionnaire: 'survey' as const, body: {} as (typeof answers.$inferInsert)['body'] };
    await server.db.insert(answers).values([
      { ...row, patient_id: open.noviId, status: 'in-progress' },
      { ...row, patient_id: done.noviId, status: 'completed' },
    ]);
    await bookedAt('2099-06-10T18:00Z', open);
    await bookedAt('2099-06-10T19:00Z', done);
    expect(await kindsAt('2099-06-07T13:59Z', open)).toEqual([]);
    expect(await kindsAt('2099-06-07T14:00Z', open)).toEqual(['answer-missing']);
    expect(await rowsOf(server, done)).toEqual([]);
  });
});
