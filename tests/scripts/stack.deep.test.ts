import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RecordedPart } from '#scripts/stack/lock.ts';
import { firstPort, isFree, portsFrom } from '#scripts/stack/ports.ts';
import { query } from '#scripts/stack/postgres.ts';
import { isAlive } from '#scripts/stack/process-identity.ts';

// PostgreSQL and the emulator as `npm start` runs them, in a process that the tests may kill.
const ports = portsFrom(firstPort(process.env['NOVI_TEST_PORT'], 4500) + 14);
const patience = { timeout: 200_000, interval: 100 };
let folder = '';
let runner: Runner;

interface Runner {
  child: ChildProcess;
  said: string;
  databaseUrl: string;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-stack-'));
  // PostgreSQL runs as another user than root, who has to get in.
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  runner.child.kill('SIGTERM');
  await vi.waitUntil(() => runner.child.exitCode !== null, patience);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a stack and waits until it is ready, or until its one sentence is said. */
async function run(...more: string[]): Promise<Runner> {
  const child = spawn(process.execPath, ['tests/scripts/small-stack.ts', folder, String(ports.app), ...more]);
  const started: Runner = { child, said: '', databaseUrl: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.said += String(text)));
  await vi.waitUntil(() => /^ready/m.test(started.said) || child.exitCode !== null, patience);
  started.databaseUrl = /ready (\S+)/.exec(started.said)?.[1] ?? '';
  return started;
}

function recorded(): RecordedPart[] {
  return (JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')) as { parts: RecordedPart[] }).parts;
}

async function allFree(): Promise<boolean> {
  return (await Promise.all(Object.values(ports).map(isFree))).every(Boolean);
}

it('starts, keeps what is written, and refuses to run twice', { timeout: 240_000 }, async () => {
  runner = await run();
  expect(runner.said).toContain('ready postgres://');
  await query(runner.databaseUrl, 'create table kept (word text)');
  await query(runner.databaseUrl, "insert into kept values ('still here')");
  await signUp('first@novi.example');

  const second = await run();
  expect(second.child.exitCode).toBe(1);
  expect(second.said).toContain(
    `Novi already runs at http://localhost:${ports.app} (process ${String(runner.child.pid)})`,
  );
});

it('says which part was killed, stops the rest, and goes on with its data', { timeout: 240_000 }, async () => {
  const postgres = recorded().find(({ name }) => name === 'PostgreSQL');
  process.kill(postgres?.pid ?? 0, 'SIGKILL');
  await vi.waitUntil(() => runner.child.exitCode !== null, patience);
  expect(runner.said).toContain('PostgreSQL stopped by itself (SIGKILL)');
  expect(runner.child.exitCode).toBe(1);
  expect(await allFree()).toBe(true);
  expect(existsSync(join(folder, 'lock.json'))).toBe(false);

  runner = await run();
  expect(await query(runner.databaseUrl, 'select word from kept')).toEqual([{ word: 'still here' }]);
});

it('leaves nothing running when it is killed, and goes on with its data', { timeout: 240_000 }, async () => {
  const parts = recorded();
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['PostgreSQL', 'the sign-in emulator']));
  runner.child.kill('SIGKILL');
  await vi.waitUntil(() => !parts.some(isAlive), patience);

  runner = await run();
  expect(await query(runner.databaseUrl, 'select word from kept')).toEqual([{ word: 'still here' }]);
  expect(await signIn('first@novi.example')).toBe(200);
});

it('stops in order when it is asked to', { timeout: 240_000 }, async () => {
  runner.child.kill('SIGTERM');
  await vi.waitUntil(() => runner.child.exitCode !== null, patience);
  expect(runner.child.exitCode).toBe(0);
  expect(await allFree()).toBe(true);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
});

it('begins with nothing where nothing is to be kept, whatever lies there', { timeout: 240_000 }, async () => {
  runner = await run('forget');
  expect(await query(runner.databaseUrl, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
});

function signUp(email: string): Promise<number> {
  return askEmulator('signUp', email);
}

function signIn(email: string): Promise<number> {
  return askEmulator('signInWithPassword', email);
}

async function askEmulator(what: string, email: string): Promise<number> {
  const url = `http://127.0.0.1:${ports.emulator}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`;
  const body = JSON.stringify({ email, password: 'a password of some length', returnSecureToken: true });
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return response.status;
}
