import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nameWords } from '../../db/schema/index.ts';

/** How words of names begin that are spelled like one that was typed, but for one error. */
export type NearBeginnings = {
  /** With two letters the wrong way round. */
  swapped: string[];
  /** With one letter that is another. */
  mistyped: string[];
};

/** A word of somebody’s name that is spelled nearly as one that was typed, and by how much it differs, from 0 to 1000. */
export type AlikeWord = { word: string; distance: number };

/** So alike, from 0 to 1, are a misspelled word and the name that it is taken for: one letter of a name of five is another. */
const alikeFrom = 0.5;
/** A short word that begins like very many names is like very many. */
const mostAlike = 40;

/** Each word that was typed may be a name with one error: which ones there are, by the word. */
export async function nearBeginnings(
  db: Database,
  typed: readonly string[],
): Promise<ReadonlyMap<string, NearBeginnings>> {
  const { word } = nameWords;
  const isOneOf = (patterns: string[]) => sql`${word} like any (${sql.param(patterns)}::text[])`;
  const each = typed.map((one) => {
    const [swaps, others] = [swapsOf(one), wildcardsOf(one)];
    return sql`select distinct ${one}::text as typed, left(${word}, ${Array.from(one).length}) as beginning,
      ${isOneOf(swaps)} as "isSwapped" from ${nameWords} where ${isOneOf([...swaps, ...others])}`;
  });
  type Row = { typed: string; beginning: string; isSwapped: boolean };
  const { rows } = await db.execute<Row>(sql.join(each, sql` union all `));
  const found = Map.groupBy(rows, (row) => row.typed);
  const beginningsOf = (one: string, wanted: boolean) =>
    (found.get(one) ?? []).flatMap(({ beginning, isSwapped }) => (isSwapped === wanted ? [beginning] : []));
  return new Map(typed.map((one) => [one, { swapped: beginningsOf(one, true), mistyped: beginningsOf(one, false) }]));
}

/** The words of names that are most alike to each word that was typed, the nearest first, by the word. */
export async function alikeWords(
  db: Database,
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly AlikeWord[]>> {
  const { word } = nameWords;
  type Row = AlikeWord & { typed: string };
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${String(alikeFrom)}`));
    return tx.execute<Row>(sql`
      select typed, found.word, round((1 - found.likeness) * 1000)::integer as distance
      from unnest(${sql.param(typed)}::text[]) typed, lateral (
        select ${word} as word, word_similarity(typed, ${word}) as likeness from ${nameWords}
        where ${word} %> typed order by likeness desc, word limit ${mostAlike}) found
      order by found.likeness desc, found.word`);
  });
  return Map.groupBy(rows, (row) => row.typed);
}

/** The beginnings of words in which one letter is another. */
function wildcardsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, index) => `${letters.with(index, '_').join('')}%`);
}

/** Those in which two letters stand the wrong way round: a short word is too different from itself then to be found as alike. */
function swapsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    [swapped[index], swapped[index + 1]] = [letter, letters[index] ?? ''];
    return `${swapped.join('')}%`;
  });
}
