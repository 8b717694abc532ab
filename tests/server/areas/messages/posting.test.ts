import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#server/areas/messages/mailer.ts';
import { deleteOldMessages, postMessages, retryMinutes, type Post } from '#server/areas/messages/post.ts';
import { queueMessages } from '#server/areas/messages/outbox.ts';
import { availabilities, messages, users } from '#server/db/schema/index.ts';
import { confirmEmail } from '../../setup/accounts.ts';
import { urlOf } from '../../setup/another-process.ts';
import { ifMatch, idOf, openClinic, booking, type Clinic } from '../../setup/clinic.ts';
import { makeDue, memberWithMail, origin, postOf, rowsOf } from '../../setup/messages.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';
import { startSink, type Sink } from '../../setup/smtp-sink.ts';

let server: TestServer;
let clinic: Clinic;
let sink: Sink;
let post: Post;
beforeAll(async () => {
  [server, sink] = await Promise.all([startTestServer(), startSink()]);
  clinic = await openClinic(server);
  await confirmEmail(clinic.specialist);
  post = postOf(server, sink);
});
afterEach(async () => {
  sink.refuseWith(undefined);
  sink.mails.length = 0;
  await server.db.delete(messages);
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

async function book(member: Member): Promise<string> {
  const [slot = ''] = await clinic.offerSlots(1);
  return idOf(await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot)));
}

const tell = ({ noviId }: Member) => queueMessages(server.db, [{ recipient_id: noviId, kind: 'kit-on-its-way' }]);
const ids = () => sink.mails.map(({ messageId }) => messageId);

describe('a visit', () => {
  it('that is booked, moved and canceled is told to the member and the specialist, with its calendar file', async () => {
    const member = await memberWithMail(server);
    const [other = ''] = await clinic.offerSlots(1);
    const id = await book(member);
    const change = (version: number, body: object) =>
      server.call('PUT', `/visits/${id}`, { token: member.token, headers: ifMatch(version), body });
    await postMessages(post);
    await change(1, { slot_id: other });
    await postMessages(post);
    await change(2, { status: 'CANCELED' });
    await postMessages(post);
    expect(sink.to(member.email).map(({ subject }) => subject)).toEqual([
      ...['Your visit is booked', 'Your visit has a new time', 'Your visit is canceled'],
    ]);
    expect(sink.to(clinic.specialist.email).map(({ subject }) => subject)).toEqual([
      ...['A visit was booked', 'A visit was moved', 'A visit was canceled'],
    ]);
    const files = sink.to(member.email).map(({ attachments }) => attachments.at(-1));
    const texts = files.map((file) => file?.content.toString() ?? '');
    expect(files.map((file) => file?.filename)).toEqual(Array(3).fill('appointment.ics'));
    expect(texts.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(texts.every((text) => text.includes(`UID:${id}`))).toBe(true);
  });

  it('is told to each by their own clock: the member’s is that of their state, the specialist’s that of their hours', async () => {
    const availability = {
      ...{ time_zone: 'Pacific/Honolulu', visit_minutes: 45, buffer_minutes: 15, mediums: ['video' as const] },
      ...{ weekly: [], days_off: [], extra_slots: [] },
    };
    const row = { specialist_id: clinic.specialist.noviId, availability, slots_until: '2099-12-31' };
    await server.db.insert(availabilities).values(row);
    const member = await memberWithMail(server);
    await book(member);
    await postMessages(post);
    await server.db.delete(availabilities);
    expect(sink.to(member.email)[0]?.text).toContain('(Central Time)');
    expect(sink.to(clinic.specialist.email)[0]?.text).toContain('(Hawaii Time)');
  });

  it('that is not stored is told to nobody', async () => {
    const [first, second] = [await memberWithMail(server), await memberWithMail(server)];
    const [slot = ''] = await clinic.offerSlots(1);
    const path = (member: Member) => `/dna-visit/${member.noviId}/schedule`;
    await clinic.post(first, path(first), booking(slot));
    expect((await clinic.post(second, path(second), booking(slot))).status).toBe(409);
    await expect(
      server.db.transaction(async (tx) => {
        await queueMessages(tx, [{ recipient_id: second.noviId, kind: 'kit-on-its-way' }]);
        throw new Error('Something else fails.');
      }),
    ).rejects.toThrow('Something else fails.');
    expect(await rowsOf(server, second)).toEqual([]);
    expect(await rowsOf(server, first)).toHaveLength(1);
  });

  it('whose news is out of date by the time it can be sent is not told twice', async () => {
    const member = await memberWithMail(server);
    const id = await book(member);
    await server.call('PUT', `/visits/${id}`, {
      ...{ token: member.token, headers: ifMatch(1), body: { status: 'CANCELED' } },
    });
    await postMessages(post);
    expect(sink.to(member.email).map(({ subject }) => subject)).toEqual(['Your visit is canceled']);
    expect((await rowsOf(server, member)).map(({ reason }) => reason).toSorted()).toEqual([null, 'out of date']);
  });

  it('that another specialist takes over is canceled for the one and booked for the other', async () => {
    const member = await memberWithMail(server);
    const colleague = await server.staff('specialist');
    await confirmEmail(colleague);
    const id = await book(member);
    await postMessages(post);
    sink.mails.length = 0;
    const [other = ''] = await clinic.offerSlots(1, colleague.noviId);
    await server.call('PUT', `/visits/${id}`, { token: member.token, headers: ifMatch(1), body: { slot_id: other } });
    await postMessages(post);
    const subjects = (email: string) => sink.to(email).map(({ subject }) => subject);
    expect(subjects(clinic.specialist.email)).toEqual(['A visit was canceled']);
    expect(subjects(colleague.email)).toEqual(['A visit was booked']);
    expect(subjects(member.email)).toEqual(['Your visit has a new time']);
  });

  it('is told again the day before, and to its specialist on the morning, by their clocks', async () => {
    const member = await memberWithMail(server);
    const [slot_id = ''] = await clinic.addSlots([new Date('2099-07-01T19:00Z')]);
    const path = `/dna-visit/${member.noviId}/schedule`;
    const visit_id = idOf(await clinic.post(member, path, booking(slot_id)));
    await postMessages(post);
    sink.mails.length = 0;
    const ofVisit = { kind: 'visit-reminder' as const, visit_id, slot_id };
    const ofDay = { recipient_id: clinic.specialist.noviId, kind: 'visits-today' as const };
    await queueMessages(server.db, [
      { ...ofVisit, recipient_id: member.noviId },
      { ...ofDay, on_day: '2099-07-01' },
      { ...ofDay, on_day: '2099-07-02' },
    ]);
    await postMessages(post);
    const [reminder, ...others] = sink.to(member.email);
    expect([reminder?.subject, reminder?.attachments, others]).toEqual(['Your visit is coming up', [], []]);
    expect(reminder?.text).toMatch(/July 1, 2099, 2:00.PM to 2:45.PM \(Central Time\)/);
    const [day, ...more] = sink.to(clinic.specialist.email);
    expect([day?.subject, more]).toEqual(['Your visits today', []]);
    expect(day?.text).toMatch(/3:00.PM to 3:45.PM: By video\nTime zone: Eastern Time/);
  });

  it('is told to specialists without whom they meet, and to nobody with a telling link', async () => {
    const member = await memberWithMail(server);
    await book(member);
    await postMessages(post);
    for (const { subject = '', text = '', html, attachments } of sink.mails) {
      const all = [subject, text, html, ...attachments.map(({ content }) => content.toString())].join('\n');
      expect(all).not.toMatch(/genetic|counselor|\btest\b|My results|Byron/i);
      expect(all).not.toContain(member.noviId);
      expect([...text.matchAll(/https:\/\/app\S+/g)].map(([url]) => url)).toEqual(['https://app.novi.example/login']);
    }
  });
});

describe('an e-mail', () => {
  it(
    'goes out again under the same Message-ID when its process was killed before it could say that it went out',
    { timeout: 60_000 },
    async () => {
      const member = await memberWithMail(server);
      await tell(member);
      const { arrived, release } = sink.hold();
      const args = [urlOf(server), sink.url];
      const child = fork(new URL('../../setup/post-once.ts', import.meta.url), args, { stdio: 'ignore' });
      await arrived;
      child.kill('SIGKILL');
      await once(child, 'exit');
      release();
      await postMessages(post);
      expect(sink.mails, 'it is still the dead one’s').toHaveLength(1);
      await makeDue(server);
      await postMessages(post);
      const [row] = await rowsOf(server, member);
      expect(ids()).toEqual(Array(2).fill(`<${row?.id ?? ''}@app.novi.example>`));
      expect(sink.mails.map(({ headers }) => headers.get('x-novi-message'))).toEqual([row?.id, row?.id]);
      expect(row).toMatchObject({ status: 'sent', attempts: 2 });
    },
  );

  it('is sent by one of several processes, also while that one still waits for the mail server', async () => {
    const member = await memberWithMail(server);
    for (let count = 0; count < 6; count += 1) await tell(member);
    const { arrived, release } = sink.hold();
    const first = postMessages(post);
    await arrived;
    await Promise.all([postMessages(post), postMessages(post)]);
    expect(new Set(ids()).size).toBe(6);
    release();
    await first;
    expect(ids()).toHaveLength(6);
    expect((await rowsOf(server, member)).map(({ status }) => status)).toEqual(Array(6).fill('sent'));
  });

  it('that the server refuses for good is not tried again, and its reply is noted without the address', async () => {
    const member = await memberWithMail(server);
    await tell(member);
    sink.refuseWith(550);
    await postMessages(post);
    sink.refuseWith(undefined);
    await makeDue(server);
    await postMessages(post);
    expect(sink.mails).toEqual([]);
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'failed', reason: 'smtp 550 5.1.1', attempts: 1 }]);
  });

  it('that can’t be sent now is tried again later and later, and no more after the last time', async () => {
    const member = await memberWithMail(server);
    await tell(member);
    sink.refuseWith(451);
    const waits: number[] = [];
    while (waits.length < retryMinutes.length) {
      await postMessages(post);
      const [row] = await rowsOf(server, member);
      expect(row).toMatchObject({ status: 'waiting', reason: 'smtp 451 5.1.1' });
      waits.push(Math.round(((row?.due_at.getTime() ?? 0) - Date.now()) / 60_000));
      await postMessages(post);
      await makeDue(server);
    }
    await postMessages(post);
    expect(waits).toEqual([...retryMinutes]);
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'failed', attempts: retryMinutes.length + 1 }]);
  });

  it('waits while the identity provider can’t be asked for the address', async () => {
    const member = await memberWithMail(server);
    await tell(member);
    const identity = { ...server.identity, accountBy: () => Promise.reject(new Error('away')) };
    await postMessages({ ...post, identity });
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'waiting', reason: 'not ready' }]);
  });

  it('goes out over an encrypted line, or not at all, where that is asked for', async () => {
    const member = await memberWithMail(server);
    await tell(member);
    const mailer = createMailer({ smtpUrl: sink.url, from: 'support@novi.example', origin, requireTls: true });
    await postMessages({ ...post, mailer });
    expect(sink.mails).toEqual([]);
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'waiting' }]);
  });

  it('goes to nobody who was shut out since', async () => {
    const member = await memberWithMail(server);
    await tell(member);
    await server.db.update(users).set({ disabled_at: new Date() }).where(eq(users.id, member.noviId));
    await postMessages(post);
    expect(sink.mails).toEqual([]);
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'dropped', reason: 'account closed' }]);
  });

  it('never goes to an address that nobody has confirmed', async () => {
    const member = await memberWithMail(server, false);
    await book(member);
    await postMessages(post);
    expect(sink.to(member.email)).toEqual([]);
    expect(await rowsOf(server, member)).toMatchObject([{ status: 'dropped', reason: 'not confirmed' }]);
  });

  it('is forgotten 90 days after it went out, and not while it waits', async () => {
    const member = await memberWithMail(server);
    const old = new Date(Date.now() - 91 * 86_400_000);
    const row = { recipient_id: member.noviId, kind: 'kit-on-its-way' as const, created_at: old };
    await server.db
      .insert(messages)
      .values([{ ...row, status: 'sent', settled_at: old }, { ...row, status: 'sent', settled_at: new Date() }, row]);
    await deleteOldMessages(server.db);
    expect((await rowsOf(server, member)).map(({ status }) => status)).toEqual(['sent', 'waiting']);
  });
});

describe('what waits', () => {
  it('is told once while the first e-mail of it has not gone out, and the closing of an account takes it back', async () => {
    const member = await memberWithMail(server);
    await book(member);
    for (let count = 0; count < 2; count += 1) {
      await queueMessages(server.db, [{ recipient_id: member.noviId, kind: 'something-waits' }]);
    }
    expect((await rowsOf(server, member)).map(({ kind }) => kind).toSorted()).toEqual([
      ...['something-waits', 'visit-booked'],
    ]);
    const closed = await server.call('DELETE', `/users/${member.noviId}`, { token: member.token });
    expect(closed.status).toBe(200);
    expect(await rowsOf(server, member)).toEqual([]);
    await postMessages(post);
    expect(sink.to(member.email)).toEqual([]);
    expect(sink.to(clinic.specialist.email).map(({ subject }) => subject)).toEqual(['A visit was canceled']);
  });
});
