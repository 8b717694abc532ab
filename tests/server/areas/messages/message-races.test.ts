import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queueMessages } from '#server/areas/messages/outbox.ts';
import { postMessages } from '#server/areas/messages/post.ts';
import { messagePreferences, messages } from '#server/db/schema/index.ts';
import { ifMatch } from '../../setup/clinic.ts';
import { memberWithMail, postOf, rowsOf } from '../../setup/messages.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';
import { startSink, type Sink } from '../../setup/smtp-sink.ts';
import { useOtherConnection, waiting } from '../../setup/waiting.ts';

/** What is done while somebody else, whom the test plays, has to do with the same e-mail or the same choice. */
let server: TestServer;
let sink: Sink;
let member: Member;
beforeAll(async () => {
  [server, sink] = await Promise.all([startTestServer(), startSink()]);
  member = await memberWithMail(server);
});
const other = useOtherConnection(() => server);
afterEach(async () => {
  vi.restoreAllMocks();
  await server.db.delete(messages);
  sink.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

async function queued(): Promise<string> {
  await queueMessages(server.db, [{ recipient_id: member.noviId, kind: 'kit-on-its-way' }]);
  return (await rowsOf(server, member)).at(-1)?.id ?? '';
}

it('an e-mail that somebody is just taking is passed over, and nobody waits for it', async () => {
  const [taken, free] = [await queued(), await queued()];
  await other.query('begin');
  await other.query('select from messages where id = $1 for update', [taken]);
  await postMessages(postOf(server, sink));
  await other.query('rollback');
  expect(sink.mails.map(({ messageId }) => messageId)).toEqual([`<${free}@app.novi.example>`]);
});

it('an e-mail that another one has taken since is that one’s to settle', async () => {
  const id = await queued();
  const { arrived, release } = sink.hold();
  const posted = postMessages(postOf(server, sink));
  await arrived;
  await other.query(`update messages set attempts = 2, due_at = now() + interval '3 minutes' where id = $1`, [id]);
  release();
  await posted;
  expect(await rowsOf(server, member)).toMatchObject([{ status: 'waiting', attempts: 2 }]);
});

it('an e-mail of which all is known too late is not sent at this try: somebody else may have it by then', async () => {
  const id = await queued();
  const post = postOf(server, sink);
  const now = performance.now.bind(performance);
  const accountBy: typeof post.identity.accountBy = (who) => {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    return post.identity.accountBy(who);
  };
  await postMessages({ ...post, identity: { ...post.identity, accountBy } });
  expect(sink.mails).toEqual([]);
  const [row] = await server.db.select().from(messages).where(eq(messages.id, id));
  expect(row).toMatchObject({ status: 'waiting', reason: 'too slow' });
});

it('of two first choices of how somebody wants their e-mails, made at once, the later one is refused', async () => {
  await server.db.delete(messagePreferences).where(eq(messagePreferences.user_id, member.noviId));
  await other.query('begin');
  await other.query('lock table message_preferences in share row exclusive mode');
  const choose = (locale: string) =>
    server.call('PUT', `/users/${member.noviId}/message-preferences`, {
      ...{ token: member.token, headers: ifMatch(0) },
      body: { locale, time_zone: null, kit: true, news: true, day: true },
    });
  const first = choose('es');
  await waiting(server, 1);
  const second = choose('en');
  await waiting(server, 2);
  await other.query('commit');
  expect([await first, await second].map(({ status }) => status)).toEqual([200, 412]);
});
