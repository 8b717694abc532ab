import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { misspelledTiers, type Spelling } from './misspelled.ts';
import { escapedForLike, type LookUp, type Tier } from './tier.ts';

/** The words of a search, as the directory writes them. */
export async function foldedWords(db: Database, said: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`select directory_text(${said}) as folded`);
  return [...new Set((rows[0]?.folded ?? '').split(' ').filter(Boolean))];
}

/**
 * Who fits all of the words: by whole words, by the beginnings of words, by parts of words, and with typing errors. Whoever stands in
 * one tier is in none after it. Within each but the last they stand in the order of names; only those who are spelled alike are ranked.
 */
export function tiersOf(
  words: readonly string[],
  { search, name }: LookUp,
  spelling: Spelling,
): (() => Tier | Promise<Tier>)[] {
  if (words.length === 0) return [() => ({ fits: undefined })];
  const holds = (pattern: (escaped: string) => string) =>
    and(...words.map((word) => sql`${search} like ${pattern(escapedForLike(word))}`));
  const partOf = (word: string) =>
    sql`${search} like ${isLongEnough(word) ? `%${escapedForLike(word)}%` : `% ${escapedForLike(word)}%`}`;
  const whole = holds((word) => `% ${word} %`);
  const beginning = holds((word) => `% ${word}%`);
  const part = and(...words.map(partOf));
  return [
    () => ({ fits: whole }),
    () => ({ fits: beginning, before: whole }),
    ...(words.some(isLongEnough) ? [() => ({ fits: part, before: beginning })] : []),
    ...misspelledTiers({ words, name, partOf, part, spelling }),
  ];
}

/** Parts of fewer letters stand in nearly everybody's row, and in no index: of those, the beginnings of words count. */
const isLongEnough = (word: string) => word.length >= 3;
