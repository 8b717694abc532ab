import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number: whoever migrates this database takes the lock with it. */
export const migrationLock = 714_202_611;

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/**
 * Brings a database to the newest schema. Several processes may start at once: the second waits for the first and finds
 * nothing to do.
 * @param folder another folder of migrations, for a schema of another time
 * @throws when the database can't be reached or a migration fails; a failed migration leaves nothing behind
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  // A single connection, because the lock belongs to the session.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set client_min_messages to warning');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/**
 * The same within a transaction that is open on a connection: with whatever else it does, it is done whole or not at all.
 * Another process that migrates waits until it has ended.
 */
export async function migrateWithin(client: pg.Client, folder = migrationsFolder): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await applyMigrations(drizzle(nesting(client)), { migrationsFolder: folder });
}

/** drizzle opens a transaction of its own, and its commit would end the one around it: here it is a savepoint. */
function nesting(client: pg.Client): pg.Client {
  const nested: Partial<Record<string, string>> = {
    begin: 'savepoint migrations',
    commit: 'release savepoint migrations',
    rollback: 'rollback to savepoint migrations',
  };
  const query = ({ text, ...asked }: pg.QueryConfig, values?: unknown[]) =>
    client.query({ ...asked, text: nested[text.trim()] ?? text }, values);
  return { query } as unknown as pg.Client;
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url) {
    console.error('DATABASE_URL is missing (.env.example explains it).');
    process.exit(1);
  }
  await migrate(url);
  console.log('The database is up to date.');
}
