import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { InlineHashes } from './built-app.ts';

/** What browsers heed of a page alone: the files that it is made of go without, as it weighs more than many of them. */
export const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The settings by which the headers differ. */
type ProtectSettings = { APP_ORIGIN: string; FIREBASE_AUTH_EMULATOR_HOST?: string | undefined };

/** Where the identity SDK of the browser talks to. */
const firebaseHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Headers that keep the browser from doing what the app never does, on every answer. They are the same for all requests,
 * so helmet makes them once: making them each time costs a twentieth of a small answer.
 * @param inline what stands in the app's page itself
 */
export function protect(app: FastifyInstance, settings: ProtectSettings, inline?: InlineHashes): void {
  const forPages = { ...helmetHeaders(pageOptions(settings, inline)), 'permissions-policy': permissions };
  const forData = { ...helmetHeaders(dataOptions(settings)), ...notKept };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? forData : forPages);
    done();
  });
}

/**
 * The app uses none of these, so neither may anything that gets into it. Visits by video open on a page of their own. Only what
 * Chromium knows on every system: of another, such as bluetooth, it warns on the console.
 */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Answers of the API hold health data: no cache on the way may keep them. */
const notKept = { 'cache-control': 'no-store' };

function pageOptions(settings: ProtectSettings, inline: InlineHashes = { scripts: [], styles: [] }) {
  return {
    strictTransportSecurity: transport(settings),
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identityHosts(settings)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps(settings) && { upgradeInsecureRequests: [] }),
      },
    },
  } satisfies HelmetOptions;
}

/** Data is no page: nothing may be loaded from it, and the headers that only pages heed are left away. */
function dataOptions(settings: ProtectSettings) {
  return {
    strictTransportSecurity: transport(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    dnsPrefetchControl: false,
    frameguard: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: false,
    xssFilter: false,
  } satisfies HelmetOptions;
}

function transport(settings: ProtectSettings) {
  return isHttps(settings) && { maxAge: 31_536_000, includeSubDomains: true };
}

function isHttps({ APP_ORIGIN }: ProtectSettings): boolean {
  return new URL(APP_ORIGIN).protocol === 'https:';
}

/** What helmet sets on an answer, taken off one that is never sent. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function identityHosts({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: ProtectSettings): string[] {
  if (!emulator) return firebaseHosts;
  const port = emulator.split(':').at(-1) ?? '';
  return [...new Set([`http://${emulator}`, `http://127.0.0.1:${port}`, `http://localhost:${port}`])];
}
