import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from '#scripts/stack/lock.ts';
import { identify, type ProcessIdentity } from '#scripts/stack/process-identity.ts';

let folder = '';
const saying = 'Novi already runs at http://localhost:4300';
const postgres = { pid: 999_999_999, born: 'long ago', name: 'PostgreSQL', stopSignal: 'SIGINT' as const };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'novi-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function leaveLock(holder: ProcessIdentity): void {
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ ...holder, claim: saying, parts: [postgres] }));
}

it('refuses a second start beside a running one, and says how to stop that', () => {
  const other = identify(process.ppid)!;
  leaveLock(other);
  expect(() => takeLock(folder, saying)).toThrow(
    `${saying} (process ${other.pid}): go on with that one, or stop it with Ctrl-C in its window or with "kill ${other.pid}".`,
  );
  expect(readdirSync(folder)).toEqual(['lock.json']);
});

it('takes over from a killed predecessor, with what it left', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  leaveLock(identify(child.pid!)!);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  expect(takeLock(folder, saying).leftovers).toEqual([postgres]);
});

it('is not fooled by another program that got the number of the killed predecessor', () => {
  leaveLock({ pid: process.ppid, born: 'another time' });
  expect(takeLock(folder, saying).leftovers).toEqual([postgres]);
});

it('takes over a lock that was left half written', () => {
  writeFileSync(join(folder, 'lock.json'), '{"pid": 12');
  expect(takeLock(folder, saying).leftovers).toEqual([]);
});

it('hands what it recorded to the next one, should it be killed', () => {
  const first = takeLock(folder, saying);
  first.record(postgres);
  expect(() => takeLock(folder, saying)).toThrow(saying);
  first.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('does not remove the lock of somebody else', () => {
  const first = takeLock(folder, saying);
  leaveLock({ pid: process.ppid, born: 'another time' });
  first.release();
  expect(readdirSync(folder)).toEqual(['lock.json']);
});
