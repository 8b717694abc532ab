import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgresPlace, type PostgresPlace } from './postgres-place.ts';
import { messageOf, Problem } from './problem.ts';
import { stopLeftovers, startPart, untilReady, type Registry } from './processes.ts';
import { commandOf, identify } from './process-identity.ts';

const run = promisify(execFile);

/** The database, its user and its password: it answers this machine alone and holds invented people. */
const name = 'novi';

/** The major version of the programs, as it stands in PG_VERSION of a data folder. */
const majorVersion = '18';

interface PostgresPlan {
  dataFolder: string;
  port: number;
  /** Whether a commit waits for the disk. Tests can do without. */
  durable: boolean;
  registry: Registry;
}

/** The address of the database that a stack with this PostgreSQL port starts. */
export function ownDatabaseUrl(port: number): string {
  return `postgres://${name}:${name}@127.0.0.1:${port}/${name}`;
}

/**
 * Starts PostgreSQL with an empty or the kept database, after making its data folder if there is none, and after stopping
 * one that a killed predecessor left.
 */
export async function startPostgres({ dataFolder, port, durable, registry }: PostgresPlan): Promise<void> {
  const place = findPostgresPlace(dataFolder);
  await stopLeftover(place);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await makeCluster(place, dataFolder, durable);
  checkVersion(place);
  const url = ownDatabaseUrl(port);
  for (let attempt = 1; ; attempt++) {
    const part = await startPart({
      name: 'PostgreSQL',
      command: join(place.bin, 'postgres'),
      args: ['-D', place.data, ...settings(port, durable)],
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      logFile: join(dataFolder, 'logs/postgres.log'),
      stopSignal: 'SIGINT',
      user: place.user,
    });
    registry.add(part);
    try {
      await untilReady(part, () => isReady(url), 60);
      registry.watch(part);
      break;
    } catch (error) {
      await part.stop();
      registry.drop(part);
      // The last processes of a killed one need a moment to notice that they are alone.
      if (attempt === 20 || !/shared memory block/.test(readFileSync(part.logFile, 'utf8'))) throw error;
      await wait(250);
    }
  }
  await makeDatabase(url);
}

/**
 * Makes sure that a database of one's own answers.
 * @throws Problem when it does not
 */
export async function checkDatabase(url: string): Promise<void> {
  try {
    await query(url, 'select 1');
  } catch (error) {
    throw new Problem(
      `The database of DATABASE_URL does not answer (${messageOf(error)}): start or correct it, or unset DATABASE_URL to use the built-in one.`,
    );
  }
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while it waits says so here; the query then fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * What keeps e-mails and health data out of the log of PostgreSQL. Its messages quote values (“Key (email)=(…) already
 * exists”, “invalid input syntax for type …”), so those of failed statements are not written at all: the API logs their
 * codes. Any other PostgreSQL needs the same settings (server/README.md).
 */
const quiet = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

function settings(port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...quiet,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

/** Makes the data folder beside its final name, so that a broken-off attempt is never taken for a whole one. */
async function makeCluster({ bin, data, user }: PostgresPlace, dataFolder: string, durable: boolean): Promise<void> {
  const draft = `${data}.new`;
  const password = join(draft, '..', 'postgres.password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(password, `${name}\n`);
  if (user) for (const each of [draft, password]) chownSync(each, user.uid, user.gid);
  const args = ['--pgdata', draft, '--username', name, '--pwfile', password, '--auth', 'scram-sha-256'];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  try {
    await run(join(bin, 'initdb'), [...args, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])], {
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      ...user,
    });
  } catch (error) {
    const log = join(dataFolder, 'logs/postgres.log');
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : messageOf(error);
    writeFileSync(log, said);
    const reason =
      said
        .trim()
        .split('\n')
        .find((line) => /error|fatal|could not/i.test(line)) ?? messageOf(error);
    throw new Problem(
      `PostgreSQL could not make its data folder ${data} (${reason.trim()}): mend that and start again.`,
    );
  } finally {
    rmSync(password, { force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(draft, data);
}

function checkVersion({ data }: PostgresPlace): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new Problem(
    `The data in ${data} was made by PostgreSQL ${found} and version ${majorVersion} cannot read it: move it away to start with fresh demo data.`,
  );
}

/** The pid file outlives a kill, and its number may be another program's by now: only our own PostgreSQL is stopped. */
async function stopLeftover({ data }: PostgresPlace): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const identity = identify(Number(readFileSync(file, 'utf8').split('\n', 1)[0]));
  const isOurs = identity && commandOf(identity.pid).includes(data);
  if (isOurs) await stopLeftovers([{ ...identity, name: 'PostgreSQL', stopSignal: 'SIGINT' }]);
  else rmSync(file, { force: true });
}

/** Asks the server itself, not the database, which does not exist at the first start. */
async function isReady(url: string): Promise<boolean> {
  try {
    await query(new URL('/postgres', url).href, 'select 1');
    return true;
  } catch {
    return false;
  }
}

async function makeDatabase(url: string): Promise<void> {
  const server = new URL('/postgres', url).href;
  const found = await query(server, 'select 1 from pg_database where datname = $1', [name]);
  if (found.length === 0) await query(server, `create database ${name}`);
}
