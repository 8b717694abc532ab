import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';

const template = 'novi_template';

/** Makes the database that those of the tests are copies of, once for all of them: migrating each costs ten times as much. */
export async function makeTemplateDatabase(): Promise<void> {
  await command(`create database ${template}`);
  await migrate(urlOf(template));
}

/** Makes a fresh database, with the newest schema and nothing in it. */
export async function makeDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const name = `novi_${randomUUID().replaceAll('-', '')}`;
  // So many small files are copied faster than they are written to the log, and no test looks at a log of PostgreSQL.
  await command(`create database ${name} template ${template} strategy file_copy`);
  return { databaseUrl: urlOf(name), drop: () => command(`drop database ${name} with (force)`) };
}

const urlOf = (name: string) => new URL(`/${name}`, process.env['DATABASE_URL'] ?? '').href;

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
