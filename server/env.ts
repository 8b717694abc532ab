import { z } from 'zod';

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

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
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
  SUPPORT_PHONE: text,
  ADMIN_SITE_URL: httpUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVE_APP: z.enum(['0', '1']).default('0'),
  APP_FOLDER: text.default('dist'),
  TRUST_PROXY: text.optional(),
});

/** The settings of the server; .env.example explains each. */
export type Env = z.infer<typeof shape>;

/** The settings are missing or wrong; the message names all of them at once. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Checks the environment variables. An empty one counts as missing.
 * @throws EnvError that names every variable that is missing or wrong
 */
export function readEnv(source: Given): Env {
  const given: Given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  const wrong = parsed.error?.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${given[name] === undefined ? 'is missing' : decapital(message)}`;
  });
  // The rules between variables are judged also when others are missing, so that one start tells everything.
  const lines = [...(wrong ?? []), ...rulesBetween(given)];
  if (parsed.success && lines.length === 0) return parsed.data;
  const list = lines.map((line) => `  ${line}`).join('\n');
  throw new EnvError(`These settings are missing or wrong (.env.example explains each):\n${list}`);
}

function rulesBetween(given: Given): string[] {
  const { NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST: emulator, GOOGLE_APPLICATION_CREDENTIALS: credentials } = given;
  if (NODE_ENV !== 'production') {
    return (emulator ?? credentials)
      ? []
      : ['FIREBASE_AUTH_EMULATOR_HOST is missing (or GOOGLE_APPLICATION_CREDENTIALS, for a real project)'];
  }
  const lines: string[] = [];
  if (emulator) {
    lines.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody can forge the tokens of the emulator',
    );
  }
  if (!credentials) lines.push('GOOGLE_APPLICATION_CREDENTIALS is missing: production needs a real project');
  return lines;
}

function decapital(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
