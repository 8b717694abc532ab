import { createServer, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Attachment } from 'mailparser';
import type { AccountLink } from '../stack/mail.ts';
import { listPage, mailPage, notFoundPage } from './pages.ts';
import type { MailStore } from './store.ts';

/** Nothing that an e-mail brings along runs or is loaded. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:";

/** The pages of the mailbox. They change nothing. */
export function createMailboxServer(store: MailStore, links: () => Promise<AccountLink[]>): Server {
  const answer = async (path: string, response: ServerResponse) => {
    const found = await find(path);
    if (typeof found === 'string') html(response, found);
    else if (found === undefined) html(response, notFoundPage(), 404);
    else file(response, found);
  };
  /** A page, or a file of an e-mail; undefined where there is none. */
  const find = async (path: string): Promise<string | Attachment | undefined> => {
    if (path === '/') return listPage(await store.list(), await links().catch(() => undefined));
    const [, id = '', part, index] = /^\/mail\/(\d{15})(?:\/(html|files)(?:\/(\d{1,3}))?)?$/.exec(path) ?? [];
    const mail = id === '' ? undefined : await store.read(id);
    if (!mail || part === undefined) return mail && mailPage(id, mail);
    if (part === 'html') return mail.html || '<p>There is plain text alone.</p>';
    return mail.attachments[Number(index ?? '-1')];
  };
  return createServer(({ url = '/', headers: { host = '' } }, response) => {
    const base = `http://${host}`;
    const { pathname, hostname } = URL.parse(url, base) ?? { pathname: '', hostname: '' };
    if (!isOfThisMachine(hostname)) {
      response.writeHead(403).end();
      return;
    }
    answer(pathname, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}

/** No name that a page of elsewhere could let point here, to read the links to accounts as its own. */
function isOfThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

function html(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, {
    ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
  });
  response.end(text);
}

function file(response: ServerResponse, { filename = 'file', contentType, content }: Attachment): void {
  response.writeHead(200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename.toWellFormed())}`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(content);
}
