import { desc, sql } from 'drizzle-orm';
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

/** What was typed may be a name with one error: which ones there are. */
export async function nearBeginnings(db: Database, typed: string): Promise<NearBeginnings> {
  const { word } = nameWords;
  const isOneOf = (patterns: string[]) => sql<boolean>`${word} like any (${sql.param(patterns)}::text[])`;
  const [swaps, others] = [swapsOf(typed), wildcardsOf(typed)];
  const rows = await db
    .selectDistinct({ beginning: sql<string>`left(${word}, ${typed.length})`, isSwapped: isOneOf(swaps) })
    .from(nameWords)
    .where(isOneOf([...swaps, ...others]));
  const beginningsOf = (wanted: boolean) =>
    rows.filter(({ isSwapped }) => isSwapped === wanted).map(({ beginning }) => beginning);
  return { swapped: beginningsOf(true), mistyped: beginningsOf(false) };
}

/** The words of names that are most alike to one that was typed. */
export function alikeWords(db: Database, typed: string): Promise<AlikeWord[]> {
  const { word } = nameWords;
  const likeness = sql`word_similarity(${typed}, ${word})`;
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${String(alikeFrom)}`));
    return tx
      .select({ word, distance: sql<number>`round((1 - ${likeness}) * 1000)::integer` })
      .from(nameWords)
      .where(sql`${word} %> ${typed}`)
      .orderBy(desc(likeness), word)
      .limit(mostAlike);
  });
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
