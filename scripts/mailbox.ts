/**
 * The demo's mailbox: takes the e-mails of the API at SMTP_PORT, passes none on, and shows them at MAILBOX_PORT. Started by the
 * stack as a part of its own.
 */
import { createMailboxServer } from './mailbox/web.ts';
import { startSmtp } from './mailbox/smtp.ts';
import { openMailStore } from './mailbox/store.ts';
import { accountLinks } from './stack/mail.ts';

const {
  MAILBOX_FOLDER: folder = '',
  MAILBOX_PORT: port = '4307',
  SMTP_PORT: smtpPort = '4308',
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost = '',
  FIREBASE_PROJECT_ID: projectId = '',
  APP_ORIGIN: address = '',
} = process.env;
if (!folder || !emulatorHost || !projectId || !address) {
  console.error('The mailbox needs MAILBOX_FOLDER, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID and APP_ORIGIN.');
  process.exit(1);
}

const store = openMailStore(folder);
const smtp = await startSmtp(store, Number(smtpPort));
const web = createMailboxServer(store, () => accountLinks({ origin: `http://${emulatorHost}`, projectId, address }));
web.listen(Number(port), '127.0.0.1');

process.once('SIGTERM', () => {
  web.closeAllConnections();
  web.close(() => smtp.close(() => process.exit(0)));
});
