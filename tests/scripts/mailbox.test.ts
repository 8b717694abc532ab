import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtp } from '#scripts/mailbox/smtp.ts';
import { openMailStore } from '#scripts/mailbox/store.ts';
import { createMailboxServer } from '#scripts/mailbox/web.ts';
import { createMailer, type Mail } from '#server/areas/messages/mailer.ts';

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-mail-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const link = { to: 'ana@example.com', mode: 'verifyEmail', url: 'http://localhost:4300/account?oobCode=one' } as const;

/** The mailbox as the stack runs it, with an emulator that has one link. */
async function openMailbox() {
  const store = openMailStore(folder);
  const smtp = await startSmtp(store, 0);
  const web = createMailboxServer(store, () => Promise.resolve([link]));
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  closing.push(
    () => new Promise<void>((done) => smtp.close(() => done())),
    () => new Promise((done) => web.close(done)),
  );
  const smtpUrl = `smtp://127.0.0.1:${String(portOf(smtp.server))}`;
  const mailer = createMailer({ smtpUrl, from: 'support@novi.example', origin: 'http://localhost', requireTls: false });
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${String(portOf(web))}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** The status that a request gets as it is written here: a browser tidies up its address and its host. */
  const statusOf = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port: portOf(web), path, headers: { host } }, (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });
  return { mailer, get, statusOf };
}

const mail: Mail = {
  ...{
    id: 'one',
    to: 'ana@example.com',
    subject: 'A <b>visit</b>',
    text: 'In plain words.',
    html: '<h1>Laid out</h1>',
  },
  calendar: { text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', isCanceled: false },
};

test('an e-mail is listed, and can be read as it looks, as plain text and with its files, also after a restart', async () => {
  const before = await openMailbox();
  await before.mailer.send(mail);
  for (const { get } of [before, await openMailbox()]) {
    const list = await get('/');
    expect(list.text).toContain('A &lt;b&gt;visit&lt;/b&gt;');
    expect(list.text).toContain('ana@example.com');
    // The link that somebody who has just signed up looks for stands above all e-mails.
    expect(list.text.indexOf('Links of accounts')).toBeLessThan(list.text.indexOf('E-mails ('));
    const [, id = ''] = /href="\/mail\/(\d+)"/.exec(list.text) ?? [];
    const page = await get(`/mail/${id}`);
    expect(page.text).toContain('In plain words.');
    expect(page.text).toContain('sandbox=');
    expect((await get(`/mail/${id}/html`)).text).toContain('<h1>Laid out</h1>');
    expect((await get(`/mail/${id}/files/0`)).text).toContain('BEGIN:VCALENDAR');
    expect((await get(`/mail/${id}/files/9`)).status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('the links of the sign-in emulator stand beside the e-mails', async () => {
  const { get } = await openMailbox();
  const { text } = await get('/');
  expect(text).toContain('href="http://localhost:4300/account?oobCode=one"');
  expect(text).toContain('Confirm the e-mail');
});

test('nothing is read that is no e-mail of the mailbox', async () => {
  const { get } = await openMailbox();
  for (const path of ['/mail/000000000000001', '/mail/..%2f..%2fpackage.json', '/other']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('a name of elsewhere that points here reads nothing, and no address ends the mailbox', async () => {
  const { statusOf } = await openMailbox();
  for (const host of ['localhost:4307', '127.0.0.1', '[::1]:4307', 'novi.localhost']) {
    expect(await statusOf('/', host), host).toBe(200);
  }
  for (const host of ['rebound.example:4307', 'localhost.example', 'a b'])
    expect(await statusOf('/', host), host).toBe(403);
  expect(await statusOf('//', 'localhost')).toBe(403);
  expect(await statusOf('/', 'localhost')).toBe(200);
});
