import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../person.ts';

/**
 * A backup is one gzip file of lines: a head, then for each table its name with its columns, its rows as COPY writes them
 * and an end mark, then a foot. Without its foot a file is not whole.
 */
export type Head = {
  format: 'novi-backup';
  version: 1;
  taken_at: string;
  /** The migrations that the database had, oldest first, as drizzle names them. */
  migrations: string[];
};
export type TableHead = { table: string; columns: string[] };
export type Sum = { rows: number; sha256: string };
export type Foot = {
  tables: Record<string, Sum>;
  /** The accounts of the sign-in emulator; null where a real provider keeps them. */
  accounts: unknown;
};

/** COPY escapes a backslash in a value, so that no row reads like this. */
export const endOfTable = '\\.\n';

/** What is met in a backup, in its order. */
export type Part = { head: Head } | { table: TableHead; rows: AsyncIterable<Buffer> } | { foot: Foot };

/**
 * Reads a backup from its beginning. The rows of a table must be read before the next part is asked for.
 * @throws OperatorError when the file is no backup, or not whole
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const lines = linesOf(file);
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : value;
  };
  yield { head: headOf(await next()) };
  for (let line = await next(); line; line = await next()) {
    const part = parsed(line) as Partial<TableHead & Foot>;
    if (part.tables) {
      yield { foot: part as Foot };
      return;
    }
    if (!isTableHead(part)) throw notWhole();
    yield { table: { table: part.table, columns: part.columns }, rows: rowsUntilEnd(next) };
  }
  throw notWhole();
}

/**
 * Whether a table and its columns are names as PostgreSQL spells them, and the table none of its own: they become part of
 * statements, and a file can come from anybody (`id) from program '…`).
 */
function isTableHead(part: Partial<TableHead>): part is TableHead {
  const { table, columns } = part;
  const isName = (name: unknown) => typeof name === 'string' && /^([a-z_][a-z0-9_]*|"([^"]|"")+")$/.test(name);
  return (
    typeof table === 'string' &&
    !table.startsWith('pg_') &&
    Array.isArray(columns) &&
    columns.every((name) => isName(name))
  );
}

/** Adds up what a table holds: how many rows, and the hash of them all. */
export function summing(): { add: (bytes: Buffer) => void; sum: () => Sum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(bytes) {
      hash.update(bytes);
      for (const byte of bytes) if (byte === newline) rows += 1;
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

async function* rowsUntilEnd(next: () => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  for (let row = await next(); row; row = await next()) {
    if (row.equals(end)) return;
    yield row;
  }
  throw notWhole();
}

/** The lines of a file, each with its end. */
async function* linesOf(file: string): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer[] = [];
  try {
    const bytes = createReadStream(file).on('error', (error) => gunzip.destroy(error));
    const gunzip = createGunzip();
    for await (const chunk of bytes.pipe(gunzip) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new OperatorError(`There is no file ${file}.`);
    }
    throw notWhole(error);
  }
  if (rest.length > 0) throw notWhole();
}

function headOf(line: Buffer | undefined): Head {
  const head = line && (parsed(line) as Partial<Head>);
  if (head?.format !== 'novi-backup') throw notWhole();
  if (head.version !== 1) throw new OperatorError('This backup was made by a newer Novi: use that one to restore it.');
  return head as Head;
}

function parsed(line: Buffer): object {
  try {
    return JSON.parse(line.toString()) as object;
  } catch (error) {
    throw notWhole(error);
  }
}

function notWhole(cause?: unknown): OperatorError {
  return new OperatorError('This file is no backup of Novi, or not a whole one: nothing was changed.', { cause });
}

const newline = 10;
const end = Buffer.from(endOfTable);
