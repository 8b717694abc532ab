import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { open } from 'node:fs/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { migrationLock } from '#server/db/migrate.ts';
import { OperatorError } from '../person.ts';
import { endOfTable, summing, type Foot, type Head, type Sum, type TableHead } from './file.ts';
import { copyOut, listTables, usePlainValues, type Table } from './tables.ts';

type Backup = {
  databaseUrl: string;
  file: string;
  /** The accounts of the sign-in emulator, asked for when the rows are written. */
  accounts: () => Promise<unknown>;
};

/**
 * Writes all tables into one file, as they were at one moment: others go on reading and writing meanwhile. The file is whole
 * or not there, and nobody but its owner may read it.
 * @throws OperatorError when the file is there already, or the database has no tables of Novi
 */
export async function backUp({ databaseUrl, file, accounts }: Backup): Promise<Record<string, Sum>> {
  if (existsSync(file)) throw new OperatorError(`${file} is there already: name a new file, or move that one away.`);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const draft = `${file}.unfinished`;
  try {
    // The tables stay what they are while they are copied: whoever migrates waits.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await usePlainValues(client);
    await client.query('begin transaction isolation level repeatable read, read only');
    const head: Head = {
      ...{ format: 'novi-backup', version: 1, taken_at: new Date().toISOString() },
      migrations: await migrationsOf(client),
    };
    const out = createGzip();
    const written = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    const ended = finished(out.pipe(written));
    out.on('error', (error) => written.destroy(error));
    const write = async (bytes: string | Buffer) => {
      if (!out.write(bytes)) await Promise.race([once(out, 'drain'), ended]);
    };
    await write(`${JSON.stringify(head)}\n`);
    const tables: Foot['tables'] = {};
    for (const table of await listTables(client)) tables[table.name] = await writeTable(client, table, write);
    const foot: Foot = { tables, accounts: await accounts() };
    out.end(`${JSON.stringify(foot)}\n`);
    await ended;
    await sync(draft);
    renameSync(draft, file);
    return tables;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** The hash of each table as it is now, to compare with that of a backup. */
export async function sumTables(client: Client): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const table of await listTables(client)) {
    const sum = summing();
    for await (const bytes of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) sum.add(bytes);
    sums[table.name] = sum.sum();
  }
  return sums;
}

async function writeTable(
  client: Client,
  table: Table,
  write: (bytes: string | Buffer) => Promise<void>,
): Promise<Sum> {
  const head: TableHead = { table: table.name, columns: table.columns };
  await write(`${JSON.stringify(head)}\n`);
  const sum = summing();
  for await (const bytes of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) {
    sum.add(bytes);
    await write(bytes);
  }
  await write(endOfTable);
  return sum.sum();
}

async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!(found[0] as { there: boolean }).there) throw new OperatorError('This database has no tables of Novi.');
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
