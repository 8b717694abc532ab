import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './store.ts';

/** A mail server of this machine that takes every e-mail and passes none on. */
export function startSmtp(store: MailStore, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, closeTimeout: 500 },
    onData(stream, _session, done) {
      buffer(stream).then((raw) => {
        store.add(raw);
        done(null);
      }, done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A sender that breaks off is no trouble of ours.
      server.on('error', () => undefined);
      resolve(server);
    });
  });
}
