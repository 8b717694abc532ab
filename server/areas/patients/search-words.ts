import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { patientDirectory } from '../../db/schema/index.ts';

const { search, name } = patientDirectory;

/** So alike, from 0 to 1, are a misspelled word and the name that it is taken for: one letter of a name of five is another. */
const alikeFrom = 0.5;

/** People who fit a search about equally well. */
export type Tier = {
  fits: SQL | undefined;
  /** What is smaller for whoever fits better, where they do not all fit the same. */
  distance?: SQL<number>;
};

/** The words of a search, as the directory writes them. */
export async function foldedWords(db: Database, said: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`select directory_text(${said}) as folded`);
  return [...new Set((rows[0]?.folded ?? '').split(' ').filter(Boolean))];
}

/**
 * Who fits all of the words: by whole words, by the beginnings of words, by parts of words, and by names that are spelled nearly so.
 * Whoever stands in one tier is in none after it. Each can be read in the order of names, which an index has, or by an index of
 * parts, as the database finds quicker; to rank all who fit before the first twenty are known would take it longer.
 */
export function tiersOf(words: readonly string[]): Tier[] {
  if (words.length === 0) return [{ fits: undefined }];
  const holds = (pattern: (escaped: string) => string) =>
    and(...words.map((word) => sql`${search} like ${pattern(escapedForLike(word))}`));
  const whole = holds((word) => `% ${word} %`);
  const beginning = holds((word) => `% ${word}%`);
  const part = and(...words.map(partOf));
  const alike = and(...words.map((word) => (canBeMisspelled(word) ? isAlike(word) : partOf(word))));
  const misspelled = words.filter(canBeMisspelled);
  return [
    { fits: whole },
    { fits: and(beginning, sql`not (${whole})`) },
    ...(words.some(isLongEnough) ? [{ fits: and(part, sql`not (${beginning})`) }] : []),
    ...(misspelled.length > 0 ? [{ fits: and(alike, sql`not (${part})`), distance: distanceTo(misspelled) }] : []),
  ];
}

/** Runs a read with what counts as alike. */
export function whereAlikeCounts<Result>(db: Database, read: (tx: Queries) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${String(alikeFrom)}`));
    return read(tx);
  });
}

/** Parts of fewer letters stand in nearly everybody's row, and in no index: of those, the beginnings of words count. */
const isLongEnough = (word: string) => word.length >= 3;

const partOf = (word: string) =>
  sql`${search} like ${isLongEnough(word) ? `%${escapedForLike(word)}%` : `% ${escapedForLike(word)}%`}`;

/** Numbers, dates and addresses are right or wrong; a name can be typed wrong. */
const canBeMisspelled = (word: string) => /^\p{L}{4,40}$/u.test(word);

const isAlike = (word: string) => or(sql`${name} %> ${word}`, isSwapped(word));

/** Two letters that stand the wrong way round make a short word too different from itself. */
const isSwapped = (word: string) => sql`${name} like any (${sql.param(swaps(word))}::text[])`;

function swaps(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    [swapped[index], swapped[index + 1]] = [letter, letters[index] ?? ''];
    return `% ${swapped.join('')}%`;
  });
}

function distanceTo(words: readonly string[]): SQL<number> {
  const likeness = words.map(
    (word) => sql`case when ${isSwapped(word)} then 0.9 else word_similarity(${word}, ${name}) end`,
  );
  return sql<number>`round((${words.length}::numeric - (${sql.join(likeness, sql` + `)})::numeric) * 1000)::float8`;
}

function escapedForLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
