import type { SQL } from 'drizzle-orm';
import type { assignments, patientDirectory } from '../../db/schema/index.ts';

/** Where people are looked up: in the directory of all members, or among the patients of a specialist, who stand there the same way. */
export type LookUp = typeof patientDirectory | typeof assignments;

/** People who fit a search about equally well. */
export type Tier = {
  fits: SQL | undefined;
  /** Who fits better, and stands in a tier before. */
  before?: SQL | undefined;
  /** What is smaller for whoever fits better, where they do not all fit the same. */
  distance?: SQL<number>;
};

/** A word as a part of a pattern, in which what it has of signs means nothing else. */
export function escapedForLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
