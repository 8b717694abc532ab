import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';

const template = 'novi_template';

/** Makes the database that those of the tests are copies of, once for all of them: migrating each costs ten times as much. */
export async function makeTemplateDatabase(): Promise<void> {
  await command(`create database ${template}`);
  await migrate(urlOf(template));
}

type TestDatabase = { databaseUrl: string; drop: () => Promise<void> };

/** The next database of a PostgreSQL: made while the tests at hand are at work, who needs it does not wait. */
const ahead = new Map<string, Promise<TestDatabase>>();

/** A fresh database, with the newest schema and nothing in it. */
export async function makeDatabase(): Promise<TestDatabase> {
  // Some tests have a PostgreSQL of their own.
  const postgres = urlOf('postgres');
  const made = await (ahead.get(postgres) ?? copyTemplate());
  const next = copyTemplate();
  // Whoever takes it is told.
  next.catch(() => undefined);
  ahead.set(postgres, next);
  return made;
}

async function copyTemplate(): Promise<TestDatabase> {
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
