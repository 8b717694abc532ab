import { and, or, sql, type SQL } from 'drizzle-orm';
import { escapedForLike, type LookUp, type Tier } from './tier.ts';
import type { AlikeWord, NearBeginnings } from './name-words.ts';

/** What the words of names say of words that were typed wrong, by each of these. */
export type Spelling = {
  near: (words: readonly string[]) => Promise<ReadonlyMap<string, NearBeginnings>>;
  alike: (words: readonly string[]) => Promise<ReadonlyMap<string, readonly AlikeWord[]>>;
};

type Misspelled = {
  words: readonly string[];
  name: LookUp['name'];
  /** Who has a word somewhere, as it was typed. */
  partOf: (word: string) => SQL;
  /** Who has all of them so. */
  part: SQL | undefined;
  spelling: Spelling;
};

/**
 * Who fits words of which some are typed wrong: with two letters the wrong way round, with one letter that is another, and by names that
 * are spelled nearly so. Only names that there are are looked for. Each tier is made when it is come to.
 */
export function misspelledTiers({ words, name, partOf, part, spelling }: Misspelled): (() => Promise<Tier>)[] {
  const misspelled = words.length > mostWords ? [] : words.filter(canBeMisspelled);
  if (misspelled.length === 0) return [];
  const isOneOf = (patterns: string[]) => sql`${name} like any (${sql.param(patterns)}::text[])`;
  const beginsAs = (beginnings: readonly string[]) =>
    isOneOf(beginnings.map((beginning) => `% ${escapedForLike(beginning)}%`));
  const each = (fits: (word: string) => SQL | undefined) =>
    and(...words.map((word) => (canBeMisspelled(word) ? fits(word) : partOf(word))));
  let read: ReturnType<Spelling['near']> | undefined;
  const near = () => (read ??= spelling.near(misspelled));
  const fitsBy = async (beginnings: (found: NearBeginnings) => string[]) => {
    const found = await near();
    const known = (word: string) => beginnings(found.get(word) ?? { swapped: [], mistyped: [] });
    return each((word) => (known(word).length > 0 ? or(partOf(word), beginsAs(known(word))) : partOf(word)));
  };
  const swapped = () => fitsBy((found) => found.swapped);
  const mistyped = () => fitsBy((found) => [...found.swapped, ...found.mistyped]);
  const alike = async (): Promise<Tier> => {
    const found = await near();
    const alikeTo = await spelling.alike(misspelled);
    // Where one word alone is misspelled, whoever has it the wrong way round stands in a tier before.
    const levelsOf = (word: string): Level[] => [
      ...(misspelled.length > 1 ? [{ distance: 100, fits: beginsAs(found.get(word)?.swapped ?? []) }] : []),
      ...levels(alikeTo.get(word) ?? [], isOneOf),
    ];
    const byWord = new Map(misspelled.map((word) => [word, levelsOf(word)]));
    return {
      fits: each((word) => or(...(byWord.get(word) ?? []).map(({ fits }) => fits)) ?? sql`false`),
      before: await mistyped(),
      distance: sql<number>`(${sql.join([...byWord.values()].map(distanceOf), sql` + `)})::float8`,
    };
  };
  return [
    async () => ({ fits: await swapped(), before: part }),
    async () => ({ fits: await mistyped(), before: await swapped() }),
    alike,
  ];
}

/** Whoever types more than these does not guess at a name, and each word more would be compared with all names in as many ways. */
const mostWords = 8;

/** Numbers, dates and addresses are right or wrong; a name can be typed wrong. */
const canBeMisspelled = (word: string) => /^\p{L}{4,40}$/u.test(word);

/** Who is about equally near to a word, and by how much they differ. */
type Level = { distance: number; fits: SQL };

/** The nearest first. */
function levels(found: readonly AlikeWord[], isOneOf: (patterns: string[]) => SQL): Level[] {
  return [...Map.groupBy(found, ({ distance }) => distance)]
    .toSorted(([a], [b]) => a - b)
    .map(([distance, alike]) => ({ distance, fits: isOneOf(alike.map(({ word }) => `% ${escapedForLike(word)} %`)) }));
}

function distanceOf(levels: readonly Level[]): SQL {
  if (levels.length === 0) return sql`0`;
  const cases = levels.map(({ distance, fits }) => sql`when ${fits} then ${distance}::integer`);
  return sql`case ${sql.join(cases, sql` `)} else 1000 end`;
}
