import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBounceFrom } from '#scripts/operate/bounce.ts';
import { queueMessages } from '#server/areas/messages/outbox.ts';
import { postMessages } from '#server/areas/messages/post.ts';
import { auditLog, messages } from '#server/db/schema/index.ts';
import { memberWithMail, postOf, rowsOf } from '../setup/messages.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';
import { startSink, type Sink } from '../setup/smtp-sink.ts';

let server: TestServer;
let sink: Sink;
let member: Member;
const folder = mkdtempSync(join(tmpdir(), 'novi-bounces-'));
beforeAll(async () => {
  [server, sink] = await Promise.all([startTestServer(), startSink()]);
  member = await memberWithMail(server);
});
afterAll(async () => {
  await server.close();
  await sink.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The headers of an e-mail that has gone out to the member, as it came in. */
async function sentHeaders(): Promise<string> {
  await queueMessages(server.db, [{ recipient_id: member.noviId, kind: 'kit-on-its-way' }]);
  await postMessages(postOf(server, sink));
  return (sink.to(member.email).at(-1)?.headerLines ?? []).map(({ line }) => line).join('\r\n');
}

type Report = { original: string; type?: string; action?: string; status?: string };

/** A report as Postfix writes it. */
function reportOf({ original, type = 'message/rfc822', action = 'failed', status = '5.1.1' }: Report): string {
  const file = join(folder, 'report.eml');
  const lines = [
    ...['From: MAILER-DAEMON@mail.example', 'To: support@novi.example', 'Subject: Undelivered Mail Returned to Sender'],
    ...['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary="part"', ''],
    ...['--part', 'Content-Type: text/plain', '', 'I could not deliver your message.', ''],
    ...['--part', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mail.example', ''],
    ...['Final-Recipient: rfc822; somebody@example.com', `Action: ${action}`, `Status: ${status}`, ''],
    ...['--part', `Content-Type: ${type}`, '', original, '', '', '--part--', ''],
  ];
  writeFileSync(file, lines.join('\r\n'));
  return file;
}

const newest = async () => (await rowsOf(server, member)).at(-1);

describe('an e-mail that came back', () => {
  it.each(['message/rfc822', 'text/rfc822-headers'])(
    'is noted with why, once, and the trail tells of it (%s)',
    async (type) => {
      const file = reportOf({ original: await sentHeaders(), type });
      const noted = { recipientId: member.noviId, kind: 'kit-on-its-way', status: '5.1.1' };
      expect(await noteBounceFrom(server.db, file)).toEqual({ ...noted, wasKnown: false });
      const row = await newest();
      expect(row).toMatchObject({ status: 'failed', reason: 'bounced 5.1.1' });
      expect(await noteBounceFrom(server.db, file)).toEqual({ ...noted, wasKnown: true });
      const trail = await server.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.record_id, row?.id ?? ''));
      expect(trail).toMatchObject([{ operation: 'operate.bounce', detail: '5.1.1', patient_id: member.noviId }]);
    },
  );

  it('stays sent where the report says that it is only late', async () => {
    const file = reportOf({ original: await sentHeaders(), action: 'delayed', status: '4.4.1' });
    await expect(noteBounceFrom(server.db, file)).rejects.toThrow(/is no report of an e-mail of Novi that came back/);
    expect(await newest()).toMatchObject({ status: 'sent', reason: null });
  });

  it('is left to the worker that has not settled it yet', async () => {
    const original = await sentHeaders();
    const { id = '' } = (await newest()) ?? {};
    await server.db.update(messages).set({ status: 'waiting', settled_at: null }).where(eq(messages.id, id));
    await expect(noteBounceFrom(server.db, reportOf({ original }))).rejects.toThrow(/has not gone out/);
    expect(await newest()).toMatchObject({ status: 'waiting' });
    await server.db.delete(messages).where(eq(messages.id, id));
    await expect(noteBounceFrom(server.db, reportOf({ original }))).rejects.toThrow(/no such e-mail/);
  });

  it('is told from one of somebody else, from any other file, and from none', async () => {
    const foreign = reportOf({ original: 'Message-ID: <1@elsewhere.example>\r\nSubject: Hello' });
    await expect(noteBounceFrom(server.db, foreign)).rejects.toThrow(/is no report/);
    writeFileSync(foreign, 'Subject: Hello\r\n\r\nThank you.');
    await expect(noteBounceFrom(server.db, foreign)).rejects.toThrow(/is no report/);
    await expect(noteBounceFrom(server.db, join(folder, 'none.eml'))).rejects.toThrow(/can't be read/);
  });
});
