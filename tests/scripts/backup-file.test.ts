import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readBackup } from '#scripts/operate/backup/file.ts';

const folder = mkdtempSync(join(tmpdir(), 'novi-backup-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The tables that a backup with this line for a table is read as. */
async function tablesIn(line: object): Promise<unknown[]> {
  const head = { format: 'novi-backup', version: 1, taken_at: '2027-03-01T00:00:00Z', migrations: [] };
  const foot = { tables: {}, accounts: null };
  const lines = [JSON.stringify(head), JSON.stringify(line), '\\.', JSON.stringify(foot)];
  const file = join(folder, 'one.novi');
  writeFileSync(file, gzipSync(lines.map((each) => `${each}\n`).join('')));
  const tables: unknown[] = [];
  for await (const part of readBackup(file)) {
    if (!('table' in part)) continue;
    tables.push(part.table);
    for await (const row of part.rows) tables.push(row);
  }
  return tables;
}

describe('a backup', () => {
  it('names its tables and columns as PostgreSQL spells them', async () => {
    const table = { table: 'kit_events', columns: ['id', '"by"', '"a ""b"'] };
    expect(await tablesIn(table)).toEqual([table]);
  });

  it.each([
    { table: 'users', columns: [`id) from program 'id' --`] },
    { table: 'users', columns: ['"id"", "role"'] },
    { table: 'users', columns: [['id']] },
    { table: 'users', columns: 'id' },
    { table: 'pg_authid', columns: ['rolname'] },
    { table: 7, columns: [] },
  ])('is none where $table ($columns) would be more than names in a statement', async (table) => {
    await expect(tablesIn(table)).rejects.toThrow('This file is no backup of Novi');
  });
});
