import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { serverKeys } from '../db/schema/index.ts';
import { unprocessable } from '../errors/errors.ts';
import { errorTexts } from '../errors/texts.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller } from './operation.ts';

/** So many rows stand on a page that is asked for by a cursor. One more is read, to know whether there is a next page. */
export const cursorPageSize = 20;

/** The way through the pages of a list. */
export type Cursor<Position> = {
  /** Where the page before ended; undefined for the first page. */
  after: Position | undefined;
  /** Cuts the rows of a page from those that were read for it; `next` is its cursor, null on the last page. */
  pageOf: <Row>(read: readonly Row[], positionOf: (row: Row) => Position) => { rows: Row[]; next: string | null };
};

/** What a request asks of a list. */
type Asked = { query: { cursor?: string }; db: Database; caller: Caller };

const [cipher, ivLength, tagLength] = ['aes-256-gcm', 12, 16] as const;

/**
 * Reads the cursor of a request, and gives the way to the next page. A cursor is a position, encrypted, because a position can hold
 * a name; and bound to the operation, the caller with their roles, and the rest of the query: for anybody else, and for
 * anything else, it is no cursor.
 * @throws ApiError 422 for what this server did not give this caller for this query
 */
export async function openCursor<Position>(operation: OperationId, asked: Asked): Promise<Cursor<Position>> {
  const { cursor, ...query } = asked.query;
  const { noviId, authorities } = asked.caller;
  const key = await cursorKey(asked.db);
  const bound = Buffer.from(canonicalJson([operation, noviId, [...authorities].toSorted(), query]));
  return {
    // What opens was sealed here, by this operation.
    after: cursor === undefined ? undefined : (unseal(cursor, key, bound) as Position),
    pageOf: (read, positionOf) => {
      const rows = read.slice(0, cursorPageSize);
      const end = read.length > cursorPageSize ? rows.at(-1) : undefined;
      return { rows, next: end === undefined ? null : seal(positionOf(end), key, bound) };
    },
  };
}

/** A row of a list by moment and, of the same moment, by key. A moment that comes out of a cursor is a text. */
export type MomentPosition = { at: Date | string; id: string };

/** That a row stands behind the one at which a page ended; nothing for the first page. `order` is that of both columns. */
export function isBehind(
  after: MomentPosition | undefined,
  { at, id, order }: { at: PgColumn; id: PgColumn; order: 'ascending' | 'descending' },
): SQL | undefined {
  if (after === undefined) return undefined;
  const moment = new Date(after.at);
  const isAfter = order === 'ascending' ? gt : lt;
  return or(isAfter(at, moment), and(eq(at, moment), isAfter(id, after.id)));
}

function seal(position: unknown, key: Buffer, bound: Buffer): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv).setAAD(bound);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(position), 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

function unseal(cursor: string, key: Buffer, bound: Buffer): unknown {
  const bytes = Buffer.from(cursor, 'base64url');
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(bound)
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const opened = Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]);
    return JSON.parse(opened.toString('utf8'));
  } catch {
    throw unprocessable([{ path: 'cursor', message: errorTexts.noSuchPage }]);
  }
}

const keys = new WeakMap<Database, Promise<Buffer>>();

/** The key of all processes on this database: the first one that needs it makes it. */
function cursorKey(db: Database): Promise<Buffer> {
  const known = keys.get(db) ?? readKey(db);
  keys.set(db, known);
  known.catch(() => keys.delete(db));
  return known;
}

async function readKey(db: Database): Promise<Buffer> {
  const name = 'cursors';
  await db
    .insert(serverKeys)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing();
  const [found] = await db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name));
  if (!found) throw new Error('The key of the cursors is gone: the next request makes another.');
  return found.key;
}
