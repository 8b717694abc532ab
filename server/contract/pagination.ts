import { sql, type SQL } from 'drizzle-orm';

/** So many items stand on a page of a list for people of the staff. */
const page_size = 20;

/** The page that was asked for, as the query and the answer need it. */
export function pageOf(number: string | undefined) {
  const page = Number(number ?? 1);
  return { page, page_size, limit: page_size, offset: (page - 1) * page_size };
}

/**
 * Reads a page of rows that each tell how many there are on all pages. A page behind the last has none to tell it: then the
 * first row of all is asked.
 */
export async function readPage<Row extends { total: number }>(
  { limit, offset }: { limit: number; offset: number },
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const found = await read(limit, offset);
  const [first] = found.length === 0 && offset > 0 ? await read(1, 0) : found;
  return { rows: found.map(({ total: _, ...row }) => row), total: first?.total ?? 0 };
}

/** For each word that somebody typed, whether a text holds it. `%` and `_` stand for themselves. */
export function containsWords(text: SQL, search = ''): SQL[] {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  return words.map((word) => sql`(${text}) ilike ${`%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`);
}
