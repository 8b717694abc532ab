import { createTransport, type NodemailerError } from 'nodemailer';

/** An e-mail as it goes out. */
export type Mail = {
  /** Its own key, the same whenever it is sent again. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: { text: string; isCanceled: boolean } | undefined;
  /** Where the reader's mail program can stop e-mails of this kind at one click (RFC 8058). */
  stopUrl?: string | undefined;
};

/** The header by which an e-mail of ours is known when it comes back. */
export const messageHeader = 'X-Novi-Message';

export type Mailer = {
  /** @throws DeliveryError when the server did not take it */
  send: (mail: Mail) => Promise<void>;
};

/** An e-mail was not taken. `isRefused`: it never will be, for that address (a bounce). The words of the server, which may hold the address, are left out. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly reason: string;
  readonly isRefused: boolean;
  constructor(reason: string, isRefused: boolean) {
    super(`An e-mail was not taken: ${reason}.`);
    this.reason = reason;
    this.isRefused = isRefused;
  }
}

/** Within this time an e-mail is taken, or the try is cut off; far shorter than a worker keeps it to itself. In milliseconds. */
export const sendMs = 60_000;

type Settings = {
  smtpUrl: string;
  /** Whom people answer to, and where the server that gets nothing delivered reports so. */
  from: string;
  /** The app's own address: its host stands in the Message-ID. */
  origin: string;
  /** Whether the line must be encrypted; on this machine itself it need not be. */
  requireTls: boolean;
};

/** Sends e-mails through SMTP. */
export function createMailer({ smtpUrl, from, origin, requireTls }: Settings): Mailer {
  const transport = createTransport({
    ...{ url: smtpUrl, requireTLS: requireTls, disableFileAccess: true, disableUrlAccess: true },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 },
  });
  const { hostname } = new URL(origin);
  return {
    async send({ id, to, subject, text, html, calendar, stopUrl }) {
      const method = calendar?.isCanceled ? 'CANCEL' : 'PUBLISH';
      try {
        await transport.sendMail({
          ...{ from: { name: 'Novi', address: from }, to: { name: '', address: to }, subject, text, html },
          messageId: `<${id}@${hostname}>`,
          headers: {
            [messageHeader]: id,
            'Auto-Submitted': 'auto-generated',
            ...(stopUrl && {
              'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          ...(calendar && { icalEvent: { filename: 'appointment.ics', method, content: calendar.text } }),
          signal: AbortSignal.timeout(sendMs),
        });
      } catch (error) {
        throw deliveryError(error as NodemailerError);
      }
    },
  };
}

/** Only what the server says of the address or the e-mail is a refusal; a wrong password or sender is ours to mend, and all waits. */
function deliveryError({ code = 'error', command = '', responseCode, permanent, response }: NodemailerError) {
  if (responseCode === undefined) return new DeliveryError(code, false);
  // 550 5.1.1, where the server says it so fully (RFC 3463).
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isOfMail = /^(RCPT TO|DATA)/.test(command);
  return new DeliveryError(['smtp', responseCode, enhanced].filter(Boolean).join(' '), permanent === true && isOfMail);
}
