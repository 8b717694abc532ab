import type { ParsedMail } from 'mailparser';
import type { AccountLink } from '../stack/mail.ts';

/** What the mailbox lists. */
export type Listed = { id: string; mail: Pick<ParsedMail, 'subject' | 'to' | 'date'> };

const linkNames: Readonly<Record<AccountLink['mode'], string>> = {
  resetPassword: 'New password',
  verifyEmail: 'Confirm the e-mail',
  verifyAndChangeEmail: 'Confirm the new e-mail',
  recoverEmail: 'Take the old e-mail back',
};

/** All that came in, and the links that the sign-in emulator keeps instead of sending them. */
export function listPage(listed: readonly Listed[], links: readonly AccountLink[] | undefined): string {
  const mails = listed.map(
    ({ id, mail }) =>
      `<li><a href="/mail/${id}">${safe(mail.subject ?? '(no subject)')}</a><p>To ${safe(readers(mail))}, ${safe(when(mail))}</p></li>`,
  );
  const ofAccounts = links
    ?.toReversed()
    .map(({ to, mode, url }) => `<li><a href="${safe(url)}">${linkNames[mode]}</a><p>To ${safe(to)}</p></li>`);
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>No e-mail leaves this machine: all of them land here. <a href="/">Look again</a></p>
<h2>Links of accounts (${String(ofAccounts?.length ?? 0)})</h2>
${links ? `<p>Those that the sign-in service would send.</p><ul>${ofAccounts?.join('') ?? ''}</ul>` : '<p>The sign-in emulator does not answer.</p>'}
<h2>E-mails (${String(mails.length)})</h2>
${mails.length > 0 ? `<ul>${mails.join('')}</ul>` : '<p>None yet. Sign in, and book a visit, for one.</p>'}`,
  );
}

/** One e-mail: laid out, in a frame that can do nothing, and as plain text. */
export function mailPage(id: string, mail: ParsedMail): string {
  const files = mail.attachments.map(
    ({ filename, contentType, size }, index) =>
      `<li><a href="/mail/${id}/files/${String(index)}">${safe(filename ?? 'file')}</a> (${safe(contentType)}, ${String(size)} bytes)</li>`,
  );
  const headers = ['message-id', 'list-unsubscribe', 'list-unsubscribe-post'].flatMap((name) => {
    const line = mail.headerLines.find(({ key }) => key === name)?.line;
    return line === undefined ? [] : [safe(line)];
  });
  return page(
    mail.subject ?? 'E-mail',
    `<p><a href="/">All e-mails</a></p>
<h1>${safe(mail.subject ?? '(no subject)')}</h1>
<p>To ${safe(readers(mail))}, ${safe(when(mail))}</p>
<h2>As it looks</h2>
<iframe title="The e-mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>
<h2>As plain text</h2>
<pre>${safe(mail.text ?? '')}</pre>
<h2>Files (${String(files.length)})</h2>
<ul>${files.join('')}</ul>
<h2>Headers</h2>
<pre>${headers.join('\n')}</pre>`,
  );
}

export function notFoundPage(): string {
  return page('Not found', '<h1>There is no such e-mail</h1><p><a href="/">All e-mails</a></p>');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} · Novi mailbox</title><style>${styles}</style></head><body><main>${body}</main></body></html>`;
}

const styles = `
:root { color-scheme: light; }
body { margin: 0; background: #FAF5EC; color: #1E2B27; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem; }
a { color: #14523F; display: inline-block; min-height: 1.5rem; }
ul { list-style: none; padding: 0; }
li { padding: .5rem 0; border-top: 1px solid #E3D7C3; overflow-wrap: anywhere; }
li p { margin: 0; color: #54605B; }
iframe { width: 100%; height: 40rem; border: 1px solid #E3D7C3; border-radius: .5rem; background: #FFFEFC; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #FFFEFC; border: 1px solid #E3D7C3; border-radius: .5rem; padding: 1rem; }
`;

function readers({ to }: Pick<ParsedMail, 'to'>): string {
  return [to]
    .flat()
    .flatMap((list) => (list ? [list.text] : []))
    .join(', ');
}

function when({ date }: Pick<ParsedMail, 'date'>): string {
  return date?.toLocaleString('en-US') ?? '';
}

function safe(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
