import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';

const good = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://novi:secret@127.0.0.1:5432/novi',
  FIREBASE_PROJECT_ID: 'demo-novi',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:4303',
  APP_ORIGIN: 'http://localhost:4300',
  SUPPORT_EMAIL: 'support@novi.example',
  SUPPORT_PHONE: '+1 555 010 0199',
  ADMIN_SITE_URL: 'http://localhost:4306',
};
const production = {
  ...good,
  NODE_ENV: 'production',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  GOOGLE_APPLICATION_CREDENTIALS: '/etc/novi/account.json',
};

describe('the settings', () => {
  it('are taken with their defaults', () => {
    expect(readEnv(good)).toMatchObject({ HOST: '127.0.0.1', PORT: 4301, LOG_LEVEL: 'info', SERVE_APP: '0' });
    expect(readEnv({ ...production, PORT: '8080' }).PORT).toBe(8080);
  });

  it('that are missing or wrong are all named at once', () => {
    const { SUPPORT_PHONE: _left, ...without } = good;
    const wrong = { ...without, DATABASE_URL: 'mysql://x', PORT: 'http', APP_ORIGIN: '', LOG_LEVEL: 'loud' };
    const message = messageOf({ ...wrong, FIREBASE_AUTH_EMULATOR_HOST: '' });
    expect(message).toContain('.env.example');
    expect(message).toContain('SUPPORT_PHONE is missing');
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

  it('never say a value, which may be a secret', () => {
    expect(messageOf({ ...good, DATABASE_URL: 'novi:secret@host' })).not.toContain('secret');
  });

  it('are each explained in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const explained = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    const known = Object.keys(
      readEnv({ ...production, TRUST_PROXY: '10.0.0.1', FIREBASE_AUTH_EMULATOR_HOST: undefined }),
    );
    expect(explained).toEqual(expect.arrayContaining(known));
  });
});

function messageOf(env: Record<string, string | undefined>): string {
  try {
    readEnv(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
