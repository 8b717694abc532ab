import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMessages } from '#server/areas/messages/outbox.ts';
import { postMessages } from '#server/areas/messages/post.ts';
import type { Database } from '#server/db/database.ts';
import { memberWithMail, postOf, rowsOf } from '../../setup/messages.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';
import { startSink, type Sink } from '../../setup/smtp-sink.ts';

let server: TestServer;
let sink: Sink;
beforeAll(async () => {
  [server, sink] = await Promise.all([startTestServer(), startSink()]);
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

it('an e-mail is due as soon as it is queued, however the database has rounded that time', async () => {
  const member = await memberWithMail(server);
  const post = postOf(server, sink);
  for (let time = 0; time < 12; time += 1)
    // Within a transaction no time passes. Of all times, half are rounded up.
    await server.db.transaction(async (tx) => {
      await queueMessages(tx, [{ recipient_id: member.noviId, kind: 'kit-on-its-way' }]);
      await postMessages({ ...post, db: tx as unknown as Database });
    });
  expect((await rowsOf(server, member)).map(({ status }) => status)).toEqual(Array(12).fill('sent'));
});
