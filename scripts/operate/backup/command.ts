import type { Env } from '#server/env.ts';
import { fetchAccounts, replaceAccounts, type EmulatorPlace } from '../../stack/accounts.ts';
import { OperatorError } from '../person.ts';
import { backUp } from './backup.ts';
import type { Sum } from './file.ts';
import { restore } from './restore.ts';

/** Writes the database into a file, and with the sign-in emulator its accounts, too. */
export async function backUpAll(env: Env, file: string): Promise<string> {
  const emulator = emulatorOf(env);
  const accounts = emulator ? () => fetchAccounts(emulator) : () => Promise.resolve(null);
  const tables = await backUp({ databaseUrl: env.DATABASE_URL, file, accounts });
  return `${counted(tables)} are in ${file}. It holds health data: keep it as docs/backup.md says.`;
}

type RestoreAll = Pick<Parameters<typeof restore>[0], 'file' | 'replaces' | 'isRehearsal'>;

/** Fills the database from a file, and the sign-in emulator where the file has its accounts. */
export async function restoreAll(env: Env, asked: RestoreAll): Promise<string> {
  const { takenAt, tables, accounts } = await restore({ databaseUrl: env.DATABASE_URL, ...asked });
  if (asked.isRehearsal)
    return `${counted(tables)} would be as they were at ${takenAt}, each table with the same hash. Nothing has changed.`;
  const said = `${counted(tables)} are as they were at ${takenAt}, each table with the same hash.`;
  const emulator = emulatorOf(env);
  if (!emulator || accounts === null) {
    return `${said}\nThe sign-in accounts are the provider's and were not touched: docs/backup.md says what to look at now.`;
  }
  if (await replaceAccounts(emulator, accounts)) return `${said}\nSo are the accounts of the sign-in emulator.`;
  throw new OperatorError(
    `${said}\nBut the sign-in emulator did not take its accounts: start it and restore once more.`,
  );
}

function emulatorOf({
  FIREBASE_AUTH_EMULATOR_HOST: host,
  FIREBASE_PROJECT_ID: projectId,
}: Env): EmulatorPlace | undefined {
  return host === undefined ? undefined : { origin: `http://${host}`, projectId };
}

function counted(tables: Record<string, Sum>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${String(rows)} rows of ${String(Object.keys(tables).length)} tables`;
}
