import { projectId } from './emulator.ts';
import type { Ports } from './ports.ts';

/** Where a notice goes. The app shows it, and the server keeps it with what is signed. */
export const contact = {
  VITE_SUPPORT_EMAIL: 'support@novi.example',
  VITE_SUPPORT_ADDRESS: 'Novi Health Records, 100 Example Street, Chicago, IL 60601',
};

/** The environment of the API, the seed and the demo lab. */
export function serverEnvironment(ports: Ports, databaseUrl: string, servesApp: boolean): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(servesApp ? ports.app : ports.api),
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.emulator}`,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    // Whatever this machine sends its own e-mails with: those of invented people stay in the outbox, or go to the mailbox.
    SMTP_URL: '',
    APP_ORIGIN: appAddress(ports),
    ...contact,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    // Nothing on this machine is ever asked through a proxy.
    NO_PROXY: [process.env['NO_PROXY'], '127.0.0.1', 'localhost'].filter(Boolean).join(','),
    ...(servesApp ? { SERVE_APP: '1' } : {}),
  };
}

/** The environment that the app is built or served with. */
export function appEnvironment(ports: Ports): NodeJS.ProcessEnv {
  return {
    ...process.env,
    APP_PORT: String(ports.app),
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.emulator}`,
    VITE_ADMIN_SITE_URL: adminSiteAddress(ports),
    ...contact,
    VITE_SUPPORT_PHONE: '+1 555 010 0199',
  };
}

/** The environment that the demo's admin site is served with, beside the API of that environment. */
export function adminSiteEnvironment(ports: Ports, api: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...appEnvironment(ports),
    // Whoever starts it may have built the app before, for which it set `production`: the emulator would be left out here.
    NODE_ENV: 'development',
    ADMIN_SITE_PORT: String(ports.adminSite),
    API_ORIGIN: `http://127.0.0.1:${api.PORT ?? ''}`,
    VITE_APP_URL: appAddress(ports),
  };
}

/** The one address that people open. */
export function appAddress(ports: Ports): string {
  return `http://localhost:${ports.app}`;
}

/** Where admins sign in to impersonate a member. */
export function adminSiteAddress(ports: Ports): string {
  return `http://localhost:${ports.adminSite}`;
}

/** The environment that the demo's mailbox runs with, beside the API of that environment. */
export function mailboxEnvironment(ports: Ports, api: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  return { ...api, MAILBOX_PORT: String(ports.mailbox), SMTP_PORT: String(ports.smtp), MAILBOX_FOLDER: folder };
}

/** Where the e-mails of the demo are read. */
export function mailboxAddress(ports: Ports): string {
  return `http://localhost:${ports.mailbox}`;
}

/** Where the API hands its e-mails to the demo's mailbox. */
export function mailboxSmtpUrl(ports: Ports): string {
  return `smtp://127.0.0.1:${ports.smtp}`;
}
