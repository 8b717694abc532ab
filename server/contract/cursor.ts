import type { SQL } from 'drizzle-orm';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unprocessable } from '../errors/errors.ts';
import { errorTexts } from '../errors/texts.ts';

/** So many rows stand on a page that is asked for by a cursor. */
export const cursorPageSize = 20;

/** The row at which a page ended, in a list by moment and, of the same moment, by key. */
export type Position = { at: Date; id: string };

/** A position as it travels in an address: it names nobody. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/**
 * Cuts the rows of a page from those that were read for it, which are one more where there is a next page.
 * @returns the rows and, where there is a next page, its cursor
 */
export function pageOfRows<Row>(found: readonly Row[], positionOf: (row: Row) => Position) {
  const rows = found.slice(0, cursorPageSize);
  const last = found.length > cursorPageSize ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : cursorOf(positionOf(last)) };
}

/**
 * That a row stands behind a cursor; nothing without one.
 * @param order of both columns
 * @throws ApiError 422 for what is no cursor
 */
export function isBehind(
  cursor: string | undefined,
  { at, id, order }: { at: PgColumn; id: PgColumn; order: 'ascending' | 'descending' },
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const last = positionOf(cursor);
  const isAfter = order === 'ascending' ? gt : lt;
  return or(isAfter(at, last.at), and(eq(at, last.at), isAfter(id, last.id)));
}

function positionOf(cursor: string): Position {
  const [, time, id] =
    /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    [];
  const at = new Date(Number(time));
  if (id === undefined || Number.isNaN(at.getTime()))
    throw unprocessable([{ path: 'cursor', message: errorTexts.noSuchPage }]);
  return { at, id };
}
