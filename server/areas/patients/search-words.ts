import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import type { assignments, patientDirectory } from '../../db/schema/index.ts';

/** Where people are looked up: in the directory of all members, or among the patients of a specialist, who stand there the same way. */
export type LookUp = typeof patientDirectory | typeof assignments;

/** So alike, from 0 to 1, are a misspelled word and the name that it is taken for: one letter of a name of five is another. */
const alikeFrom = 0.5;

/** People who fit a search about equally well. */
export type Tier = {
  fits: SQL | undefined;
  /** Who fits better, and stands in a tier before. */
  before?: SQL | undefined;
  /** What is smaller for whoever fits better, where they do not all fit the same. */
  distance?: SQL<number>;
  /** Mostly nobody fits: then to go through all names in their order would be in vain. */
  isRare?: boolean;
};

/** The words of a search, as the directory writes them. */
export async function foldedWords(db: Database, said: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`select directory_text(${said}) as folded`);
  return [...new Set((rows[0]?.folded ?? '').split(' ').filter(Boolean))];
}

/**
 * Who fits all of the words: by whole words, by the beginnings of words, by parts of words, with two letters the wrong way round, with one
 * letter that is another, and by names that are spelled nearly so. Whoever stands in one tier is in none after it. Each but the last
 * can be read in the order of names, which an index has, or by an index of parts, as the database finds quicker; to rank all who
 * fit before the first twenty are known would take it longer.
 */
export function tiersOf(words: readonly string[], { search, name }: LookUp): Tier[] {
  if (words.length === 0) return [{ fits: undefined }];
  const holds = (pattern: (escaped: string) => string) =>
    and(...words.map((word) => sql`${search} like ${pattern(escapedForLike(word))}`));
  const partOf = (word: string) =>
    sql`${search} like ${isLongEnough(word) ? `%${escapedForLike(word)}%` : `% ${escapedForLike(word)}%`}`;
  const isOneOf = (patterns: string[]) => sql`${name} like any (${sql.param(patterns)}::text[])`;
  const isSwapped = (word: string) => isOneOf(swaps(word));
  const whole = holds((word) => `% ${word} %`);
  const beginning = holds((word) => `% ${word}%`);
  const part = and(...words.map(partOf));
  const misspelled = words.filter(canBeMisspelled);
  const each = (fits: (word: string) => SQL | undefined) =>
    and(...words.map((word) => (canBeMisspelled(word) ? fits(word) : partOf(word))));
  const swapped = each((word) => or(partOf(word), isSwapped(word)));
  const mistyped = each((word) => or(partOf(word), isOneOf([...swaps(word), ...wildcards(word)])));
  // Where one word alone is misspelled, whoever has it the wrong way round stands in a tier before.
  const isEither = misspelled.length > 1;
  const alike = each((word) => or(sql`${name} %> ${word}`, isEither ? isSwapped(word) : undefined));
  const likeness = misspelled.map((word) => {
    const similarity = sql`word_similarity(${word}, ${name})::float8`;
    return isEither ? sql`case when ${isSwapped(word)} then 0.9 else ${similarity} end` : similarity;
  });
  const distance = sql<number>`round((${misspelled.length}::float8 - (${sql.join(likeness, sql` + `)})) * 1000)`;
  return [
    { fits: whole },
    { fits: beginning, before: whole },
    ...(words.some(isLongEnough) ? [{ fits: part, before: beginning }] : []),
    ...(misspelled.length > 0
      ? [
          { fits: swapped, before: part, isRare: true },
          { fits: mistyped, before: swapped, isRare: true },
          { fits: alike, before: mistyped, distance },
        ]
      : []),
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

/** Numbers, dates and addresses are right or wrong; a name can be typed wrong. */
const canBeMisspelled = (word: string) => /^\p{L}{4,40}$/u.test(word);

/** The beginnings of words in which one letter is another. */
function wildcards(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, index) => `% ${letters.with(index, '_').join('')}%`);
}

/** Those in which two letters stand the wrong way round: a short word is too different from itself then to be found as alike. */
function swaps(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    [swapped[index], swapped[index + 1]] = [letter, letters[index] ?? ''];
    return `% ${swapped.join('')}%`;
  });
}

function escapedForLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
