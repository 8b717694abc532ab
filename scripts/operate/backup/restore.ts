import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateWithin } from '#server/db/migrate.ts';
import { OperatorError } from '../person.ts';
import { sumTables } from './backup.ts';
import { readBackup, summing, type Foot, type Head, type Sum } from './file.ts';
import { knownMigrations } from './migrations.ts';
import { copyIn, quoted, usePlainValues } from './tables.ts';

type Restore = {
  databaseUrl: string;
  file: string;
  /** Whether what the database holds now may be thrown away. */
  replaces: boolean;
  /** Whether all of it is taken back in the end. */
  isRehearsal?: boolean;
  /** Where the migrations of this Novi are. */
  migrations?: string;
};

export type Restored = { takenAt: string; tables: Record<string, Sum>; accounts: unknown };

/**
 * Fills a database with what a backup holds: the schema as it was then, all rows, and then the migrations since. The file is
 * read to its end before anything is changed, and what is stored is read back and compared with it before it counts. All of it
 * is one transaction: when anything fails, the database holds what it held before.
 * @throws OperatorError when the file is not whole or too new, somebody is connected, or the database is not empty and may
 * not be replaced
 */
export async function restore({
  databaseUrl,
  file,
  replaces,
  isRehearsal = false,
  migrations,
}: Restore): Promise<Restored> {
  const { head, foot } = await check(file);
  const known = knownMigrations(head.migrations, migrations);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOthers(client);
    if (!replaces) await refuseRows(client);
    await client.query('set client_min_messages to warning');
    await usePlainValues(client);
    // One transaction for all of it: until the commit, what the database held is there, whatever fails or dies.
    await client.query('begin');
    await empty(client);
    await migrateWithin(client, known.then);
    await fill(client, file);
    refuseOtherSums(await sumTables(client), foot.tables);
    await migrateWithin(client, migrations);
    await client.query(isRehearsal ? 'rollback' : 'commit');
  } finally {
    await client.end();
    known.forget();
  }
  return { takenAt: head.taken_at, tables: foot.tables, accounts: foot.accounts };
}

/** Reads a backup to its end, and compares what it holds with its own sums. */
async function check(file: string): Promise<{ head: Head; foot: Foot }> {
  let head: Head | undefined;
  const sums: Record<string, Sum> = {};
  for await (const part of readBackup(file)) {
    if ('head' in part) head = part.head;
    if ('table' in part) {
      const sum = summing();
      for await (const row of part.rows) sum.add(row);
      sums[part.table.table] = sum.sum();
    }
    if ('foot' in part && head) {
      refuseOtherSums(sums, part.foot.tables);
      return { head, foot: part.foot };
    }
  }
  throw new OperatorError('This file is no whole backup of Novi: nothing was changed.');
}

async function fill(client: Client, file: string): Promise<void> {
  const putBack = await takeRulesAway(client);
  for await (const part of readBackup(file)) {
    if (!('table' in part)) continue;
    const { table, columns } = part.table;
    await client.query(`delete from ${quoted(table)}`);
    await pipeline(Readable.from(part.rows), client.query(copyFrom(copyIn({ name: table, columns }))));
  }
  for (const statement of putBack) await client.query(statement);
}

/**
 * Rows come table by table, so what they point to may come later; and triggers guard what people do, not what is brought
 * back. Keys are checked when they are put back. Only the owner's rights are needed for this.
 * @returns what puts them back
 */
async function takeRulesAway(client: Client): Promise<string[]> {
  const { rows: keys } = await client.query<{ name: string; of: string; says: string }>(`
    select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as says
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const { rows: tables } = await client.query<{ of: string }>(`
    select distinct tgrelid::regclass::text as of from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { name, of } of keys) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const { of } of tables) await client.query(`alter table ${of} disable trigger user`);
  return [
    ...keys.map(({ name, of, says }) => `alter table ${of} add constraint ${name} ${says}`),
    ...tables.map(({ of }) => `alter table ${of} enable trigger user`),
  ];
}

async function refuseOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const [{ others } = { others: 0 }] = rows;
  if (others > 0)
    throw new OperatorError(`Somebody is connected to this database (${String(others)}): stop Novi first.`);
}

async function refuseRows(client: Client): Promise<void> {
  for (const [table, { rows }] of Object.entries(await sumTables(client))) {
    if (rows === 0) continue;
    throw new OperatorError(
      `This database is not empty (${table} has ${String(rows)} rows), and nothing was changed. To throw away what it holds, say --replace.`,
    );
  }
}

/** Also types, functions and what migrations remember: as a new database. */
async function empty(client: Client): Promise<void> {
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema if exists public cascade');
  await client.query('create schema public');
}

function refuseOtherSums(found: Record<string, Sum>, wanted: Record<string, Sum>): void {
  const names = new Set([...Object.keys(found), ...Object.keys(wanted)]);
  const wrong = [...names].filter(
    (name) => found[name]?.sha256 !== wanted[name]?.sha256 || found[name]?.rows !== wanted[name]?.rows,
  );
  if (wrong.length > 0) throw new OperatorError(`These tables are not what the backup says: ${wrong.join(', ')}.`);
}
