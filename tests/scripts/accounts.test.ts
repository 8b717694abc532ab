import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountIds, loadAccounts, saveAccounts, type AccountsPlace } from '#scripts/stack/accounts.ts';

const ana = { localId: 'ana', email: 'ana@novi.example' };
const ben = { localId: 'ben', email: 'ben@novi.example' };

let emulator: { users: object[]; refuses: boolean };
let server: Server;
let place: AccountsPlace;

/** As much of the emulator as saving needs: it has accounts, and takes some. */
beforeEach(async () => {
  emulator = { users: [ana], refuses: false };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (text) => (body += String(text)));
    request.on('end', () => {
      const isOwner = request.headers.authorization === 'Bearer owner';
      const takes = request.url?.endsWith(':batchCreate') === true && !emulator.refuses;
      if (takes) emulator.users.push(...(JSON.parse(body) as { users: object[] }).users);
      response.statusCode = isOwner && !emulator.refuses ? 200 : 403;
      response.end(JSON.stringify(emulator.users.length > 0 ? { users: emulator.users } : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'novi-accounts-'));
  const { port } = server.address() as AddressInfo;
  place = { origin: `http://127.0.0.1:${port}`, projectId: 'demo-novi', file: join(folder, 'accounts.json') };
});
afterEach(() => {
  server.close();
  rmSync(join(place.file, '..'), { recursive: true });
});

it('writes the accounts down for their owner alone', async () => {
  expect(await saveAccounts(place)).toBe(true);
  expect(JSON.parse(readFileSync(place.file, 'utf8'))).toEqual({ users: [ana] });
  expect(statSync(place.file).mode & 0o777).toBe(0o600);
});

it('writes only when something changed', async () => {
  await saveAccounts(place);
  expect(await saveAccounts(place)).toBe(false);
  emulator.users.push(ben);
  expect(await saveAccounts(place)).toBe(true);
});

it('gives the saved accounts to a fresh emulator', async () => {
  await saveAccounts(place);
  emulator.users = [];
  await loadAccounts(place);
  expect(await accountIds(place)).toEqual(['ana']);
});

it('keeps the saved accounts when the emulator does not answer properly', async () => {
  await saveAccounts(place);
  emulator.refuses = true;
  await expect(saveAccounts(place)).rejects.toThrow('status 403');
  expect(JSON.parse(readFileSync(place.file, 'utf8'))).toEqual({ users: [ana] });
});

it('knows no account when there is none', async () => {
  emulator.users = [];
  expect(await accountIds(place)).toEqual([]);
});

it('says what to do when the saved accounts are broken', async () => {
  writeFileSync(place.file, '{"users": [');
  await expect(loadAccounts(place)).rejects.toThrow(/cannot be read: move that file away/);
});
