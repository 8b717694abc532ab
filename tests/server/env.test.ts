import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAppSettings } from '#scripts/app-settings.ts';
import { readEnv } from '#server/env.ts';

const good = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://novi:secret@127.0.0.1:5432/novi',
  FIREBASE_PROJECT_ID: 'demo-novi',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4303',
  APP_ORIGIN: 'http://localhost:4300',
  VITE_SUPPORT_EMAIL: 'support@novi.example',
  VITE_SUPPORT_ADDRESS: '100 Example Street, Chicago, IL 60601',
};
const production = {
  ...good,
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://app.novi.example',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  GOOGLE_APPLICATION_CREDENTIALS: '/etc/novi/account.json',
  SMTP_URL: 'smtps://novi:secret@smtp.novi.example',
};

describe('the settings', () => {
  it('are taken with their defaults', () => {
    expect(readEnv(good)).toMatchObject({ HOST: '127.0.0.1', PORT: 4301, LOG_LEVEL: 'info', SERVE_APP: '0' });
    expect(readEnv({ ...production, PORT: '8080' }).PORT).toBe(8080);
  });

  it('that are missing or wrong are all named at once', () => {
    const { FIREBASE_PROJECT_ID: _left, ...without } = good;
    const wrong = { ...without, DATABASE_URL: 'mysql://x', PORT: 'http', APP_ORIGIN: '', LOG_LEVEL: 'loud' };
    const message = messageOf({ ...wrong, FIREBASE_AUTH_EMULATOR_HOST: '' });
    expect(message).toContain('.env.example');
    expect(message).toContain('FIREBASE_PROJECT_ID is missing');
    expect(message).toContain('APP_ORIGIN is missing');
    expect(message).toContain('DATABASE_URL must be a postgres:// address');
    expect(message).toContain('PORT must be a port number');
    expect(message).toMatch(/LOG_LEVEL .*"fatal"/);
    expect(message).toContain('FIREBASE_AUTH_EMULATOR_HOST is missing');
  });

  it('never let the emulator into production', () => {
    expect(messageOf({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4303' })).toMatch(
      /FIREBASE_AUTH_EMULATOR_HOST must not be set in production/,
    );
    expect(messageOf({ ...production, GOOGLE_APPLICATION_CREDENTIALS: '' })).toMatch(/GOOGLE_APPLICATION_CREDENTIALS/);
  });

  it('ask for a mail server in production, and never say its password', () => {
    expect(messageOf({ ...production, SMTP_URL: '' })).toMatch(/SMTP_URL is missing/);
    const message = messageOf({ ...good, SMTP_URL: 'https://novi:secret@smtp.novi.example' });
    expect(message).toMatch(/SMTP_URL must be an smtp/);
    expect(message).not.toContain('secret');
  });

  it('never let anybody but this machine reach a server whose tokens can be forged', () => {
    const { NODE_ENV: _left, ...unsaid } = good;
    expect(messageOf({ ...unsaid, HOST: '0.0.0.0' })).toMatch(/HOST must be 127\.0\.0\.1 with the emulator/);
    expect(messageOf({ ...good, HOST: 'localhost' })).toBe('');
    const real = { ...unsaid, HOST: '0.0.0.0', FIREBASE_AUTH_EMULATOR_HOST: '', GOOGLE_APPLICATION_CREDENTIALS: 'x' };
    expect(messageOf(real)).toBe('');
  });

  it('ask for https in production, however http is spelled', () => {
    for (const address of [
      'http://app.novi.example',
      'HTTP://app.novi.example',
      '  http://app.novi.example',
      '\thttp:app.novi.example',
    ]) {
      expect(messageOf({ ...production, APP_ORIGIN: address })).toMatch(/APP_ORIGIN must be an http/);
    }
    const env = readEnv({ ...production, APP_ORIGIN: 'HTTPS://App.Novi.Example/' });
    expect(env.APP_ORIGIN).toBe('https://app.novi.example');
  });

  it('take one spelling of the app’s address for all', () => {
    expect(readEnv({ ...good, APP_ORIGIN: ' HTTP://LOCALHOST:4300/ ' }).APP_ORIGIN).toBe('http://localhost:4300');
  });

  it.each(['http://10.0.0.5:4300', 'https://app.novi.example', 'http://localhost.novi.example', 'http://[::2]'])(
    'refuse the app at %s with tokens that can be forged',
    (APP_ORIGIN) => {
      expect(messageOf({ ...good, APP_ORIGIN })).toMatch(/APP_ORIGIN must be on localhost with the emulator/);
    },
  );

  it('take the app on this machine with the emulator, and no proxy before it', () => {
    for (const APP_ORIGIN of ['http://127.0.0.1:1', 'http://[::1]:1']) {
      expect(messageOf({ ...good, APP_ORIGIN })).toBe('');
    }
    expect(messageOf({ ...good, TRUST_PROXY: '10.0.0.1' })).toMatch(/TRUST_PROXY must not be set with the emulator/);
  });

  it.each(['true', '1', '10', '127.1', 'loopback', '10.0.0.1,', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1/x'])(
    'say in one sentence that %s is no proxy’s address',
    (TRUST_PROXY) => {
      expect(messageOf({ ...production, TRUST_PROXY })).toMatch(
        /\n {2}TRUST_PROXY must be IP addresses or CIDR [^\n]+$/,
      );
    },
  );

  it('take the addresses of proxies', () => {
    const TRUST_PROXY = '10.0.0.1, 192.168.0.0/16,fd00::/8, ::1';
    expect(readEnv({ ...production, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  });

  it.each(['0', '65536', '99999'])('refuse the port %s', (PORT) => {
    expect(messageOf({ ...good, PORT })).toMatch(/PORT must be a port number/);
  });

  it('never say a value, which may be a secret', () => {
    expect(messageOf({ ...good, DATABASE_URL: 'novi:secret@host' })).not.toContain('secret');
  });

  it('of the app are asked for when it is built, all at once', () => {
    const app = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'x.example', VITE_SUPPORT_EMAIL: 'nobody' };
    expect(() => checkAppSettings(app)).toThrow(
      /VITE_FIREBASE_PROJECT_ID is missing[^]*VITE_SUPPORT_EMAIL must be an e-mail address[^]*VITE_SUPPORT_PHONE is missing[^]*VITE_SUPPORT_ADDRESS is missing/,
    );
  });

  it.each(['1', '0', '-5', '7.5', '1441', 'never'])(
    'of the app refuse %s as the minutes of an idle session',
    (minutes) => {
      expect(() => checkAppSettings({ VITE_IDLE_MINUTES: minutes })).toThrow(
        /VITE_IDLE_MINUTES must be a whole number/,
      );
    },
  );

  it.each(['2', '1440', '', undefined])('of the app take %j as the minutes of an idle session', (minutes) => {
    expect(() => checkAppSettings({ VITE_IDLE_MINUTES: minutes })).toThrow(/^(?![^]*VITE_IDLE_MINUTES)/);
  });

  it('of the app refuse the emulator in a build for people', () => {
    const emulated = { VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:4303' };
    expect(() => checkAppSettings(emulated)).toThrow(/VITE_FIREBASE_AUTH_EMULATOR_URL must not be set for a build/);
    expect(() => checkAppSettings(emulated, { mayEmulate: true })).toThrow(/^(?![^]*EMULATOR)/);
  });

  it('are each explained in .env.example, and no others', () => {
    const explained = namesIn('.env.example', /^(?:# )?([A-Z_]+)=/gm);
    const files = globSync(['{server,scripts,src}/**/*.{ts,tsx,mjs}', '*.config.ts']);
    const read = [
      ...files.flatMap((file) => namesIn(file, /\benv(?:\.|\[')([A-Z_]+)/g)),
      ...['server/env.ts', 'scripts/app-settings.ts', 'scripts/demo-lab.ts'].flatMap((file) =>
        namesIn(file, /^ {2}([A-Z_]+): /gm),
      ),
    ];
    // What is not ours to explain, and what one of our processes tells another.
    const others = new Set([
      'PATH',
      'NO_PROXY',
      'DEV',
      'MODE',
      'HEADLESS_SHELL',
      'NODE_COMPILE_CACHE',
      'NOVI_BEGUN',
      'NOVI_TEST_EMULATOR',
      'NOVI_TEST_RESULTS',
      'NOVI_TEST_JS_FLAGS',
      'ADMIN_SITE_PORT',
      'DEMO_CASELOAD',
      'VITE_APP_URL',
    ]);
    expect(new Set(explained)).toEqual(new Set(read.filter((name) => !others.has(name))));
  });
});

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

function messageOf(env: Record<string, string | undefined>): string {
  try {
    readEnv(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
