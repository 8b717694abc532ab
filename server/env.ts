import { z } from 'zod';
import { kinds, readSettings, type Given } from './settings.ts';

const { text, httpUrl } = kinds;

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .default('4301')
    .transform(Number),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.-]+:\d{1,5}$/, 'must be host:port, such as 127.0.0.1:4303')
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: text.optional(),
  APP_ORIGIN: httpUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVE_APP: z.enum(['0', '1']).default('0'),
  APP_FOLDER: text.default('dist'),
  TRUST_PROXY: text.optional(),
});

/** The settings of the server; .env.example explains each. */
export type Env = z.infer<typeof shape>;

/**
 * Checks the environment variables.
 * @throws SettingsError that names every variable that is missing or wrong
 */
export function readEnv(source: Given): Env {
  return readSettings(shape, source, (given) =>
    given['NODE_ENV'] === 'production' ? rulesOfProduction(given) : rulesOfDevelopment(given),
  );
}

function rulesOfProduction(given: Given): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, GOOGLE_APPLICATION_CREDENTIALS: credentials, APP_ORIGIN } = given;
  return [
    ...(emulator
      ? ['FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody can forge the tokens of the emulator']
      : []),
    ...(credentials ? [] : ['GOOGLE_APPLICATION_CREDENTIALS is missing: production needs a real project']),
    ...(APP_ORIGIN?.startsWith('http:')
      ? ['APP_ORIGIN must be an https address in production: health data never travels in the clear']
      : []),
  ];
}

function rulesOfDevelopment({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  GOOGLE_APPLICATION_CREDENTIALS: credentials,
  HOST,
}: Given): string[] {
  if (!emulator && !credentials) {
    return ['FIREBASE_AUTH_EMULATOR_HOST is missing (or GOOGLE_APPLICATION_CREDENTIALS, for a real project)'];
  }
  const isOpen = HOST !== undefined && !['127.0.0.1', '::1', 'localhost'].includes(HOST);
  return emulator && isOpen
    ? ['HOST must be 127.0.0.1 with the emulator: anybody who reaches the server could forge its tokens']
    : [];
}
