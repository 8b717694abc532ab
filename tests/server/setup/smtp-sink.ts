import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets, as the world sees our e-mails. */
export type Sink = {
  url: string;
  mails: ParsedMail[];
  /** Whom a mail of ours is for. */
  to: (address: string) => ParsedMail[];
  /** From now on every address gets this reply, until it is taken back. */
  refuseWith: (replyCode: number | undefined) => void;
  /** The next mail is taken, and nobody is told so until `release`. */
  hold: () => { arrived: Promise<void>; release: () => void };
  close: () => Promise<void>;
};

export async function startSink(): Promise<Sink> {
  const mails: ParsedMail[] = [];
  let replyCode: number | undefined;
  let held: { arrive: () => void; released: Promise<void> } | undefined;
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, closeTimeout: 100 },
    onRcptTo(_address, _session, done) {
      done(replyCode === undefined ? null : Object.assign(new Error('5.1.1 not now'), { responseCode: replyCode }));
    },
    onData(stream, _session, done) {
      void simpleParser(stream).then(async (mail) => {
        mails.push(mail);
        const holding = held;
        held = undefined;
        holding?.arrive();
        await holding?.released;
        done(null);
      }, done);
    },
  });
  // A sender that was killed breaks its connection off.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    mails,
    to: (address) => mails.filter(({ to }) => [to].flat().some((list) => list?.text.includes(address))),
    refuseWith: (code) => (replyCode = code),
    hold() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { arrive: arrived.resolve, released: released.promise };
      return { arrived: arrived.promise, release: released.resolve };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
