import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { settingTypes, readSettings, type EnvironmentValues } from './settings.ts';

const { text, httpUrl } = settingTypes;

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .refine((port) => Number(port) <= 65_535, 'must be a port number from 1 to 65535')
    .default('4301')
    .transform(Number),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.-]+:\d{1,5}$/, 'must be host:port, such as 127.0.0.1:4303')
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: text.optional(),
  // As a browser spells it: `HTTP://App.Example/` is http://app.example.
  APP_ORIGIN: httpUrl.transform((address) => new URL(address).origin),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVE_APP: z.enum(['0', '1']).default('0'),
  APP_FOLDER: text.default('dist'),
  // Of the app's own: what is signed names them as the page did.
  VITE_SUPPORT_EMAIL: z.email('must be an e-mail address'),
  VITE_SUPPORT_ADDRESS: text,
  // It may hold a password: no message says it.
  RATE_LIMIT_REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  // It may hold a password, too.
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  TRUST_PROXY: text.refine(areAddresses, 'must be IP addresses or CIDR ranges, with commas between').optional(),
});

/** The settings of the server; .env.example explains each. */
export type Env = z.infer<typeof shape>;

/**
 * Checks the environment variables.
 * @throws SettingsError that names every variable that is missing or wrong
 */
export function readEnv(source: EnvironmentValues): Env {
  return readSettings(shape, source, (given) => [
    ...rulesOfPort(given),
    ...(given['NODE_ENV'] === 'production' ? rulesOfProduction(given) : rulesOfDevelopment(given)),
  ]);
}

/** Port 0 is any free one: only tests can do with that. */
function rulesOfPort({ NODE_ENV, PORT }: EnvironmentValues): string[] {
  return NODE_ENV !== 'test' && /^0+$/.test(PORT ?? '') ? ['PORT must be a port number from 1 to 65535'] : [];
}

function rulesOfProduction(given: EnvironmentValues): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, GOOGLE_APPLICATION_CREDENTIALS: credentials } = given;
  const { APP_ORIGIN, SMTP_URL } = given;
  return [
    ...(emulator
      ? ['FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody can forge the tokens of the emulator']
      : []),
    ...(credentials ? [] : ['GOOGLE_APPLICATION_CREDENTIALS is missing: production needs a real project']),
    ...(SMTP_URL ? [] : ['SMTP_URL is missing: in production e-mails must go out']),
    ...(parsed(APP_ORIGIN)?.protocol === 'http:'
      ? ['APP_ORIGIN must be an https address in production: health data never travels in the clear']
      : []),
  ];
}

function rulesOfDevelopment({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  GOOGLE_APPLICATION_CREDENTIALS: credentials,
  ...given
}: EnvironmentValues): string[] {
  if (emulator) return rulesOfEmulator(given);
  return credentials
    ? []
    : ['FIREBASE_AUTH_EMULATOR_HOST is missing (or GOOGLE_APPLICATION_CREDENTIALS, for a real project)'];
}

/** With the emulator nobody but this machine may reach the server, also not through a proxy that stands before it. */
function rulesOfEmulator({ HOST, APP_ORIGIN, TRUST_PROXY }: EnvironmentValues): string[] {
  const why = 'with the emulator: anybody who reaches the server could forge its tokens';
  const host = parsed(APP_ORIGIN)?.hostname;
  return [
    ...(HOST === undefined || ['127.0.0.1', '::1', 'localhost'].includes(HOST)
      ? []
      : [`HOST must be 127.0.0.1 ${why}`]),
    ...(host === undefined || ['127.0.0.1', '[::1]', 'localhost'].includes(host)
      ? []
      : [`APP_ORIGIN must be on localhost ${why}`]),
    ...(TRUST_PROXY === undefined ? [] : [`TRUST_PROXY must not be set ${why}`]),
  ];
}

function parsed(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

/** A range of all addresses would believe everybody, so its length is at least 1. */
function areAddresses(list: string): boolean {
  return list.split(',').every((entry) => {
    const range = entry.trim();
    if (!range.includes('/')) return isAddress(range);
    return isAddress(range.split('/')[0] ?? '') && ipaddr.isValidCIDR(range) && !/\/0+$/.test(range);
  });
}

/** Four whole parts: `10` and `127.1` are addresses to some programs only. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
