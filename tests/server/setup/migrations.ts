import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startTestServer } from './server.ts';

/** A server with a connection of its own to the database, to take rows back to what they were and bring them over again. */
export async function startWithMigrations() {
  const server = await startTestServer();
  const client = new pg.Client({ connectionString: server.db.$client.options.connectionString });
  await client.connect();
  return {
    server,
    client,
    /** Runs a migration once more. */
    run: (migration: string) =>
      client.query(read(migration).replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')),
    /** Runs the statements of a migration that bring rows over and speak of this. */
    runPart: (migration: string, word: string) =>
      client.query(
        read(migration)
          .split('--> statement-breakpoint')
          .filter((statement) => statement.includes('UPDATE') && statement.includes(`"${word}"`))
          .join(''),
      ),
    async close() {
      await client.end();
      await server.close();
    },
  };
}

function read(migration: string): string {
  return readFileSync(`server/db/migrations/${migration}.sql`, 'utf8');
}
