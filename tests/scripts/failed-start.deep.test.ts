import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstPort, isFree, portsFrom } from '#scripts/stack/ports.ts';
import { startStack, type StackOptions } from '#scripts/stack/stack.ts';

let options: StackOptions;

beforeEach(() => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'novi-failed-'));
  // PostgreSQL runs as another user than root, who has to get in.
  chmodSync(dataFolder, 0o755);
  options = {
    dataFolder,
    ports: portsFrom(firstPort(process.env['NOVI_TEST_PORT'], 4500) + 21),
    command: 'npm start',
    app: 'sources',
    seed: true,
    lab: true,
    adminSite: true,
    mailbox: true,
    keep: true,
  };
});
afterEach(() => {
  rmSync(options.dataFolder, { recursive: true });
});

async function expectNothingRuns(): Promise<void> {
  expect((await Promise.all(Object.values(options.ports).map(isFree))).every(Boolean)).toBe(true);
  expect(existsSync(join(options.dataFolder, 'lock.json'))).toBe(false);
}

it(
  'says that the database of DATABASE_URL does not answer, and leaves nothing running',
  { timeout: 60_000 },
  async () => {
    // Nothing listens there.
    const databaseUrl = 'postgres://novi:novi@127.0.0.1:1/novi';
    await expect(startStack({ ...options, databaseUrl })).rejects.toThrow(
      /^The database of DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\): start or correct it, or unset DATABASE_URL/,
    );
    await expectNothingRuns();
  },
);

it('leaves nothing running when the start is called off', { timeout: 60_000 }, async () => {
  await expect(startStack({ ...options, signal: AbortSignal.abort() })).rejects.toThrow('called off');
  await expectNothingRuns();
});

it('leaves the log that its sentence points to, also where nothing else is kept', { timeout: 60_000 }, async () => {
  // The API refuses to start with it.
  const environment = { LOG_LEVEL: 'loud' };
  const failure: unknown = await startStack({
    ...{
      ...options,
      app: 'built',
      seed: false,
      lab: false,
      adminSite: false,
      mailbox: false,
      keep: false,
      environment,
    },
  }).catch((error: unknown) => error);
  const [, log = ''] = /look into (\S+\.log)/.exec(String(failure)) ?? [];
  expect(readFileSync(log, 'utf8')).toContain('LOG_LEVEL');
  expect(readdirSync(options.dataFolder)).toEqual(['logs']);
  await expectNothingRuns();
});
