import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/db/migrate.ts';
import { OperatorError } from '../person.ts';

type Journal = { entries: object[] };

/**
 * A folder with the migrations that a backup was made after, and no later ones: rows fit the schema of their time, and what
 * migrations do to rows since is done once they are there.
 * @param folder the migrations of this Novi
 * @throws OperatorError when this Novi does not know them: it is older than the backup, or another line of it
 */
export function knownMigrations(
  hashes: readonly string[],
  folder = migrationsFolder,
): { then: string; forget: () => void } {
  const ours = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  if (hashes.length > ours.length || hashes.some((hash, index) => hash !== ours[index])) {
    throw new OperatorError(
      'This backup was made by another version of Novi than this one or one before it: nothing was changed.',
    );
  }
  const then = mkdtempSync(join(tmpdir(), 'novi-migrations-'));
  cpSync(folder, then, { recursive: true });
  const file = join(then, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, hashes.length) }));
  return { then, forget: () => rmSync(then, { recursive: true, force: true }) };
}
