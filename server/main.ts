import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { createMailer } from './areas/messages/mailer.ts';
import { deleteOldMessages, startPosting, type Post } from './areas/messages/post.ts';
import { deleteOldKeys } from './contract/idempotency.ts';
import { openDatabase } from './db/database.ts';
import { readEnv, type Env } from './env.ts';
import { createFirebaseIdentity } from './identity/firebase.ts';
import { SettingsError } from './settings.ts';
import { startSweeping } from './sweep.ts';

/** Running requests may take so long to finish once the server is told to stop. */
const drainMs = 10_000;
const hour = 3_600_000;

const env = envOrExit();
// A connection can break before the app, whose log this is, is built.
const started: { log?: FastifyBaseLogger } = {};
const db = openDatabase(env.DATABASE_URL, (error) => {
  started.log?.warn({ err: error }, 'an idle database connection broke');
});
const identity = createFirebaseIdentity({
  projectId: env.FIREBASE_PROJECT_ID,
  emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
});
const app = await buildApp({ env, db, identity });
started.log = app.log;
// A server that is restarted often would else never get to it.
tidy();
const tidying = setInterval(tidy, hour).unref();
const sweeping = startSweeping(db, identity, (error) => {
  app.log.warn(
    { err: error },
    'what the record says of impersonation, roles, sessions or closed accounts could not be told everywhere',
  );
});

const posting =
  env.SMTP_URL === undefined
    ? undefined
    : startPosting(postOf(env.SMTP_URL), (error) => {
        app.log.warn({ err: error }, 'e-mails could not be looked for');
      });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void stop(signal);
  });
}

try {
  await app.listen({ host: env.HOST, port: env.PORT });
  app.log.info({ origin: app.listeningOrigin }, 'listening');
} catch (error) {
  await db.$client.end();
  console.error(
    `The API can't listen on ${env.HOST}:${String(env.PORT)} (${reason(error)}): free the port or set PORT.`,
  );
  process.exit(1);
}

function tidy(): void {
  deleteOldKeys(db).catch((error: unknown) => {
    app.log.warn({ err: error }, 'old idempotency keys could not be removed');
  });
  deleteOldMessages(db).catch((error: unknown) => {
    app.log.warn({ err: error }, 'old e-mails could not be removed from the outbox');
  });
}

/** What the worker needs that sends the e-mails of the outbox. */
function postOf(smtpUrl: string): Post {
  const { APP_ORIGIN: origin, VITE_SUPPORT_EMAIL: supportEmail, NODE_ENV } = env;
  const mailer = createMailer({ smtpUrl, from: supportEmail, origin, requireTls: NODE_ENV === 'production' });
  return { db, identity, mailer, sender: { origin, supportEmail } };
}

/** Takes no new connections, lets running requests finish, and closes what is open. */
async function stop(signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  clearInterval(tidying);
  const limit = setTimeout(() => {
    app.log.warn('requests still run after the time to drain: their connections are cut');
    app.server.closeAllConnections();
  }, drainMs);
  try {
    const swept = Promise.all([sweeping.stop(drainMs), posting?.stop(drainMs)]);
    await app.close();
    await swept;
    await db.$client.end();
    await identity.close();
    app.log.info('stopped');
  } catch (error) {
    app.log.error({ err: error }, 'stopping went wrong');
    process.exitCode = 1;
  }
  clearTimeout(limit);
  // Sockets of the identity provider's client may linger; nothing is left to wait for.
  process.exit();
}

function envOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
