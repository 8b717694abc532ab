import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postMessages, type Post } from '#server/areas/messages/post.ts';
import { queueMessages } from '#server/areas/messages/outbox.ts';
import { auditLog, messagePreferences, messages, visits } from '#server/db/schema/index.ts';
import { booking, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { memberWithMail, origin, postOf } from '../../setup/messages.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';
import { startSink, type Sink } from '../../setup/smtp-sink.ts';

let server: TestServer;
let clinic: Clinic;
let sink: Sink;
let post: Post;
beforeAll(async () => {
  [server, sink] = await Promise.all([startTestServer(), startSink()]);
  clinic = await openClinic(server);
  post = postOf(server, sink);
});
afterEach(async () => {
  sink.mails.length = 0;
  await server.db.delete(messages);
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

const kinds = ['kit-on-its-way', 'something-waits'] as const;
const subjects = (member: Member) => sink.to(member.email).map(({ subject }) => subject);

/** Sends both kinds of e-mails that can be stopped, and a booking, which can't. */
async function sendAll(member: Member): Promise<void> {
  await queueMessages(
    server.db,
    kinds.map((kind) => ({ recipient_id: member.noviId, kind })),
  );
  await postMessages(post);
}

/** The link by which the e-mails about a package are stopped, as their header says it. */
async function linkOf(member: Member): Promise<string> {
  await sendAll(member);
  const mail = sink.to(member.email).find(({ subject }) => subject === 'Your package is on its way');
  const line = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  sink.mails.length = 0;
  return /<(.+)>/.exec(line.replace(/\s/g, ''))?.[1] ?? '';
}

const open = (link: string, body?: string) =>
  server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: link.replace(origin, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(body !== undefined && { payload: body }),
  });
const oneClick = 'List-Unsubscribe=One-Click';

describe('the link in an e-mail', () => {
  it('stands in the text and the header, with one click allowed, and says neither who nor what', async () => {
    const member = await memberWithMail(server);
    await sendAll(member);
    const [mail] = sink.to(member.email);
    const header = (name: string) => mail?.headerLines.find(({ key }) => key === name)?.line ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [url = ''] = /https:\S+\/messages\/stop\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(header('list-unsubscribe').replace(/\s/g, '')).toBe(`List-Unsubscribe:<${url}>`);
    expect(url).not.toMatch(new RegExp(`${member.noviId}|kit|news|day`));
  });

  it('asks when it is opened, and stops those e-mails alone when its button is pressed', async () => {
    const member = await memberWithMail(server);
    const link = await linkOf(member);
    const asked = await open(link);
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.body).toContain('Stop these e-mails?');
    await sendAll(member);
    expect(subjects(member)).toHaveLength(2);
    sink.mails.length = 0;
    expect((await open(link, '')).body).toContain('These e-mails have stopped');
    await sendAll(member);
    expect(subjects(member)).toEqual(['Something new waits for you']);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.operation, 'stopMessages'));
    expect(trail).toMatchObject([{ record_id: member.noviId, patient_id: member.noviId, actor_id: null }]);
  });

  it('stops them at the one click of a mail program, and gives them back at a press', async () => {
    const member = await memberWithMail(server);
    const link = await linkOf(member);
    expect((await open(link, oneClick)).statusCode).toBe(200);
    await sendAll(member);
    expect(subjects(member)).toEqual(['Something new waits for you']);
    expect((await open(link, 'again=1')).body).toContain('You get these e-mails again');
    sink.mails.length = 0;
    await sendAll(member);
    expect(subjects(member)).toHaveLength(2);
  });

  it('does nothing when it was guessed or altered', async () => {
    const [member, other] = [await memberWithMail(server), await memberWithMail(server)];
    const [mine, theirs] = [await linkOf(member), await linkOf(other)];
    const [, id = '', signature = ''] = /stop\/([^.]+)\.(.+)$/.exec(mine) ?? [];
    const [, otherId = ''] = /stop\/([^.]+)\./.exec(theirs) ?? [];
    const forged = [
      `${otherId}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}x`,
      id,
      'x'.repeat(80),
    ];
    for (const token of forged) {
      const reply = await open(`/messages/stop/${token}`, oneClick);
      expect([reply.statusCode, reply.body.includes('This link does not work')], token).toEqual([404, true]);
    }
    for (const person of [member, other]) {
      await sendAll(person);
      expect(subjects(person)).toHaveLength(2);
    }
  });

  it('is not in e-mails about a visit, which come to those, too, who stopped all else', async () => {
    const member = await memberWithMail(server);
    const all = { kit: false, news: false, day: false };
    await server.db.update(messagePreferences).set(all).where(eq(messagePreferences.user_id, member.noviId));
    const [slot = ''] = await clinic.offerSlots(1);
    await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
    await sendAll(member);
    expect(subjects(member)).toEqual(['Your visit is booked']);
    expect(sink.to(member.email)[0]?.headers.has('list')).toBe(false);
    expect(await server.db.$count(visits, eq(visits.patient_id, member.noviId))).toBe(1);
  });
});

describe('how somebody wants their e-mails', () => {
  const path = ({ noviId }: Member) => `/users/${noviId}/message-preferences`;
  const chosen = { locale: 'es', time_zone: 'America/Los_Angeles', kit: true, news: true, day: true };

  it('begins in the language of the sign-up, and is theirs to change, with all the times in it', async () => {
    const member = await memberWithMail(server);
    const read = await server.call('GET', path(member), { token: member.token });
    expect(read.body.data).toMatchObject({ locale: 'en', time_zone: null, kit: true, news: true, version: 1 });
    const before = await server.call('GET', `/patients/${member.noviId}`, { token: member.token });
    expect(before.body.data).toMatchObject({ locale: 'en', time_zone: 'America/Chicago', state: 'IL' });
    const put = { token: member.token, headers: ifMatch(1), body: chosen };
    expect(await server.call('PUT', path(member), put)).toMatchObject({ status: 200, body: { data: chosen } });
    expect((await server.call('PUT', path(member), put)).status).toBe(412);
    const record = await server.call('GET', `/patients/${member.noviId}`, { token: member.token });
    expect(record.body.data).toMatchObject({ locale: 'es', time_zone: 'America/Los_Angeles' });
    const [slot = ''] = await clinic.addSlots([new Date('2099-07-01T19:00Z')]);
    await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
    await postMessages(post);
    const [mail] = sink.to(member.email);
    expect(mail?.subject).toBe('Su cita está reservada');
    expect(mail?.text).toMatch(/1 de julio de 2099, de 12:00.p\.\s?m\. a 12:45.p\.\s?m\. \(hora del Pacífico\)/);
  });

  it('is nobody else’s to read or change, and knows what a time zone is', async () => {
    const [member, other] = [await memberWithMail(server), await memberWithMail(server)];
    const body = { ...chosen, time_zone: 'Mars/Olympus' };
    const wrong = await server.call('PUT', path(member), { token: member.token, body });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: '/time_zone' }] } });
    for (const { token } of [other, clinic.specialist]) {
      expect((await server.call('GET', path(member), { token })).status).toBe(404);
      expect((await server.call('PUT', path(member), { token, body: chosen })).status).toBe(404);
    }
    const specialist = await server.staff('specialist');
    const theirs = await server.call('PUT', path(specialist), { token: specialist.token, body: chosen });
    expect(theirs.body.data).toMatchObject({ ...chosen, version: 1 });
  });
});
