import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backUp } from '#scripts/operate/backup/backup.ts';
import { restore } from '#scripts/operate/backup/restore.ts';
import { fetchAccounts } from '#scripts/stack/accounts.ts';
import { makeDataFolder } from '#scripts/stack/folder.ts';
import { findPostgresPlace, removeOpenPlace } from '#scripts/stack/postgres-place.ts';
import { ownDatabaseUrl, query, startPostgres } from '#scripts/stack/postgres.ts';
import type { Part } from '#scripts/stack/processes.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { ifMatch, openClinic } from '../setup/clinic.ts';
import { makeTemplateDatabase } from '../setup/database.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** A PostgreSQL of this file alone: it is lost on purpose. */
const folder = mkdtempSync(join(tmpdir(), 'novi-backup-'));
const projectId = 'demo-backup';
const emulator = { origin: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`, projectId };
let parts: Part[] = [];
let port: number;
let files = 0;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  port = await freePort();
  await start();
});
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', ownDatabaseUrl(port));
});
afterAll(async () => {
  await stop();
  removeOpenPlace(folder);
  rmSync(folder, { recursive: true, force: true });
});

async function start() {
  makeDataFolder(folder);
  const registry = { add: (part: Part) => parts.push(part), drop: () => undefined, watch: () => undefined };
  await startPostgres({ dataFolder: folder, port, durable: false, registry });
}

async function stop() {
  for (const part of parts) await part.stop();
  parts = [];
}

/** As a broken disk leaves it. */
async function loseEverything() {
  await stop();
  rmSync(findPostgresPlace(folder).data, { recursive: true });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

/** The emulator hangs up on connections that nobody used for a while, as this process can notice too late. */
const twice = <Result>(ask: () => Promise<Result>) => ask().catch(ask);
const none = () => Promise.resolve(null);
const newFile = () => join(folder, `${String((files += 1))}.novi`);
const urlOf = (database: string) => new URL(`/${database}`, ownDatabaseUrl(port)).href;

async function newDatabase(name = `novi_${randomUUID().replaceAll('-', '')}`) {
  await query(urlOf('postgres'), `create database ${name}`);
  return urlOf(name);
}

/** Runs the command as an operator does. */
async function operate(databaseUrl: string, ...words: string[]) {
  const child = spawn(process.execPath, ['scripts/operate.ts', ...words], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, FIREBASE_PROJECT_ID: projectId },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

/** Everything in a database, by another way than the backup's: rows as PostgreSQL writes them, hashed by itself. */
async function hashes(databaseUrl: string) {
  const tables = await query(
    databaseUrl,
    `select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle')`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const all = `select md5(string_agg(t::text, e'\\n' order by t::text collate "C")) as hash, count(*)::int as rows from ${String(name)} t`;
    // When a migration was run is no part of what is brought back.
    const [sum] = await query(
      databaseUrl,
      name === 'drizzle.__drizzle_migrations' ? `select count(*)::int from ${name}` : all,
    );
    found[String(name)] = sum;
  }
  return found;
}

/** The rules of a schema: keys, checks and triggers, and whether they are on. */
const rules = (databaseUrl: string) =>
  query(
    databaseUrl,
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says from pg_constraint
     where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`,
  );

/** Who can sign in with what. When they last did is the emulator's own business. */
const accountsNow = async () => {
  const { users } = (await twice(() => fetchAccounts(emulator))) as {
    users: { localId: string; email: string; passwordHash: string }[];
  };
  return users.map(({ localId, email, passwordHash }) => ({ localId, email, passwordHash }));
};

async function makeAccount(email: string) {
  const response = await twice(() =>
    fetch(`${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email, password: 'correct horse battery' }),
    }),
  );
  expect(response.status).toBe(200);
}

const databaseOf = (server: TestServer) => String(server.db.$client.options.connectionString);
test('a drill: backed up under load, everything lost, and all is there again', async () => {
  await makeTemplateDatabase();
  // The writers are not to be stopped by the limit of an account, however fast the machine is.
  const server = await startTestServer({ limits: { ...defaultLimits, user: { max: 1_000_000, seconds: 60 } } });
  const clinic = await openClinic(server);
  const members = [await clinic.memberAt('complete'), await clinic.memberAt('survey')];
  await makeAccount('ada@example.com');

  // Each write leaves a draft with the next version and an audit row, in one transaction.
  const load = new AbortController();
  const firstVersions = new Map<string, number>();
  const writers = members.map(async (member) => {
    let [version, times] = [0, 0];
    while (!load.signal.aborted) {
      const path = `/patients/${member.noviId}/drafts/eligibility`;
      const body = { values: { first_name: `\\.\n\t${String(version)} ñ '"` } };
      const reply = await server.call('PUT', path, { token: member.token, headers: ifMatch(version), body });
      expect(reply.status).toBe(200);
      version = Number(reply.body.data['version']);
      if (times === 0) firstVersions.set(member.noviId, version);
      times += 1;
    }
    return times;
  });
  const underLoad = newFile();
  const backup = await operate(databaseOf(server), 'backup', underLoad);
  load.abort();
  const written = await Promise.all(writers);
  expect(backup).toMatchObject({ code: 0 });
  expect(Math.min(...written)).toBeGreaterThan(3);

  const quiet = newFile();
  await backUp({ databaseUrl: databaseOf(server), file: quiet, accounts: () => twice(() => fetchAccounts(emulator)) });
  expect(statSync(quiet).mode & 0o777).toBe(0o600);
  const database = databaseOf(server);
  const [before, rulesBefore, accounts] = [await hashes(database), await rules(database), await accountsNow()];
  await server.close();

  await loseEverything();
  await makeAccount('eve@example.com');
  await start();
  const fresh = await newDatabase();
  expect(await operate(fresh, 'restore', quiet)).toMatchObject({ code: 0 });
  expect(await hashes(fresh)).toEqual(before);
  expect(await rules(fresh)).toEqual(rulesBefore);
  expect(await accountsNow()).toEqual(accounts);

  // What was taken under load is of one moment: as many audit rows as versions, however many that were.
  const refused = await operate(fresh, 'restore', underLoad);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('not empty')]);
  expect(await hashes(fresh)).toEqual(before);
  const rehearsed = await operate(fresh, 'restore', underLoad, '--replace', '--dry-run');
  expect([rehearsed.code, rehearsed.said]).toEqual([0, expect.stringContaining('Nothing has changed')]);
  expect(await hashes(fresh)).toEqual(before);
  const replaced = await operate(fresh, 'restore', underLoad, '--replace');
  expect([replaced.code, replaced.said]).toEqual([0, expect.stringContaining('each table with the same hash')]);
  const moment = await query(
    fresh,
    `select patient_id, version, (select count(*)::int from audit_log a
       where a.operation = 'putDraft' and a.patient_id = d.patient_id) as told
     from form_drafts d where d.step = 'eligibility'`,
  );
  for (const { patient_id, version, told } of moment) {
    expect(Number(version) - firstVersions.get(String(patient_id))! + 1).toBe(told);
  }
}, 180_000);

test('nothing is written over, and nothing is begun that can’t be ended', async () => {
  const databaseUrl = await newDatabase();
  await migrate(databaseUrl);
  await query(databaseUrl, `insert into states (code, name, served) values ('IL', 'Illinois', true)`);
  const file = newFile();
  await backUp({ databaseUrl, file, accounts: none });
  const before = await hashes(databaseUrl);
  const refused = (wrong: string) => expect(restore({ databaseUrl, file: wrong, replaces: true })).rejects;

  await expect(backUp({ databaseUrl, file, accounts: none })).rejects.toThrow('is there already');
  await refused(newFile()).toThrow('There is no file');
  const torn = newFile();
  writeFileSync(torn, readFileSync(file).subarray(0, -20));
  await refused(torn).toThrow('not a whole one');
  const other = newFile();
  writeFileSync(other, 'hello');
  await refused(other).toThrow('no backup of Novi');
  const changed = newFile();
  writeFileSync(changed, gzipSync(gunzipSync(readFileSync(file)).toString().replace('Illinois', 'Illinoiz')));
  await refused(changed).toThrow('states');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await refused(file).toThrow('stop Novi first');
  await client.end();
  expect(await hashes(databaseUrl)).toEqual(before);
});

test('a replace that fails midway leaves the old data whole', async () => {
  const broken = await newDatabase();
  await migrate(broken);
  // A row that points nowhere is found when the keys are put back, after all rows are in.
  await query(broken, 'alter table patients drop constraint patients_id_users_id_fk');
  await query(broken, `insert into patients (id) values ('0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11')`);
  const file = newFile();
  await backUp({ databaseUrl: broken, file, accounts: none });

  const databaseUrl = await newDatabase();
  await migrate(databaseUrl);
  await query(databaseUrl, `insert into states (code, name, served) values ('IL', 'Illinois', true)`);
  const [before, rulesBefore] = [await hashes(databaseUrl), await rules(databaseUrl)];
  await expect(restore({ databaseUrl, file, replaces: true })).rejects.toThrow('foreign key');
  expect(await hashes(databaseUrl)).toEqual(before);
  expect(await rules(databaseUrl)).toEqual(rulesBefore);
  await migrate(databaseUrl);
  expect(await hashes(databaseUrl)).toEqual(before);
});

test('a backup from before the newest migration is brought up to date', async () => {
  const old = await newDatabase();
  await migrate(old);
  await query(old, `insert into states (code, name, served) values ('IL', 'Illinois', true)`);
  const file = newFile();
  await backUp({ databaseUrl: old, file, accounts: none });
  const migrations = withAnother(`alter table states add column mark text;--> statement-breakpoint
    update states set mark = 'brought over from ' || code;`);
  const databaseUrl = await newDatabase();
  await restore({ databaseUrl, file, replaces: false, migrations });
  expect(await query(databaseUrl, 'select mark from states')).toEqual([{ mark: 'brought over from IL' }]);
});

test('a backup of a newer Novi is refused', async () => {
  const newer = await newDatabase();
  await migrate(newer, withAnother('alter table states add column mark text;'));
  const file = newFile();
  await backUp({ databaseUrl: newer, file, accounts: none });
  const databaseUrl = await newDatabase();
  await expect(restore({ databaseUrl, file, replaces: false })).rejects.toThrow('another version of Novi');
});

/** The migrations of a later Novi: ours, and one more. */
function withAnother(text: string): string {
  const later = mkdtempSync(join(folder, 'migrations-'));
  cpSync(migrationsFolder, later, { recursive: true });
  const file = join(later, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'later' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(later, 'later.sql'), text);
  return later;
}
