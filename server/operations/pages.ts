import { sql, type SQL } from 'drizzle-orm';

/** So many items stand on a page of a list for people of the staff. */
const page_size = 20;

/** The page that was asked for, as the query and the answer need it. */
export function pageOf(number: string | undefined) {
  const page = Number(number ?? 1);
  return { page, page_size, limit: page_size, offset: (page - 1) * page_size };
}

/** For each word that somebody typed, whether a text holds it. `%` and `_` stand for themselves. */
export function holdsWords(text: SQL, search = ''): SQL[] {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  return words.map((word) => sql`(${text}) ilike ${`%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`);
}
