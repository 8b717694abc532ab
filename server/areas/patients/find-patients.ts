import { and, asc, eq, not, notInArray, sql, type SQL } from 'drizzle-orm';
import { cursorPageSize } from '../../contract/cursor.ts';
import type { Database } from '../../db/database.ts';
import { assignments, patientDirectory } from '../../db/schema/index.ts';
import { alikeWords, nearBeginnings } from './name-words.ts';
import { tiersOf } from './search-words.ts';
import type { Tier } from './tier.ts';

/** Somebody who was found, and with that where a page can end. */
export type Found = {
  id: string;
  /** Their place in the order of the search: how well they fit, then what is sorted by, then the name. */
  tier: number;
  rank: number;
  name: string;
};

export type Wanted = {
  words: readonly string[];
  /** The specialist whose patients alone are meant, and which of them. */
  among: { specialistId: string; where: SQL | undefined } | undefined;
  /** What is sorted by before the name: smaller comes first. */
  rank: SQL<number> | undefined;
  after: Found | undefined;
};

/** A page of people in the order of the search, and one more where there are more. */
export async function findPatients(db: Database, wanted: Wanted): Promise<Found[]> {
  const found: Found[] = [];
  const tiers = tiersOf(wanted.words, lookUpOf(wanted), {
    near: (words) => nearBeginnings(db, words),
    alike: (words) => alikeWords(db, words),
  });
  const { patient_id } = lookUpOf(wanted);
  // Whoever comes to a tier of the first page has all who stand before it, and need not ask of each row anew whether it is one of them.
  const isNewIn = ({ before }: Tier) => {
    if (wanted.after) return before && not(before);
    return found.length === 0
      ? undefined
      : notInArray(
          patient_id,
          found.map(({ id }) => id),
        );
  };
  for (const [number, tierOf] of tiers.entries()) {
    if (number < (wanted.after?.tier ?? 0)) continue;
    const tier = await tierOf();
    const limit = cursorPageSize + 1 - found.length;
    const after = wanted.after?.tier === number ? wanted.after : undefined;
    const rows = await readTier(db, tier, { ...wanted, after, isNew: isNewIn(tier) }, limit);
    found.push(...rows.map((row) => ({ ...row, tier: number })));
    if (found.length > cursorPageSize) break;
  }
  return found;
}

/** The patients of a specialist are looked up among themselves: however many members there are, they are as few. */
function lookUpOf({ among }: Wanted) {
  return among ? assignments : patientDirectory;
}

type InTier = Wanted & {
  /** Who stands in no tier before. */
  isNew: SQL | undefined;
};

async function readTier(db: Database, { fits, distance }: Tier, wanted: InTier, limit: number) {
  const { among, rank, after, isNew } = wanted;
  const { patient_id, name } = lookUpOf(wanted);
  const first = distance ?? rank;
  const isAfter =
    after &&
    (first
      ? sql`(${first}, ${name}, ${patient_id}) > (${after.rank}::float8, ${after.name}, ${after.id}::uuid)`
      : sql`(${name}, ${patient_id}) > (${after.name}, ${after.id}::uuid)`);
  const where = and(fits, isNew, isAfter);
  const few = fits && !among && !first ? await readFew(db, where, limit) : undefined;
  if (few) return few;
  return db
    .select({ id: patient_id, name, rank: first ?? unranked })
    .from(lookUpOf(wanted))
    .where(and(where, among && and(eq(assignments.specialist_id, among.specialistId), among.where)))
    .orderBy(...(first ? [asc(first)] : []), asc(name), asc(patient_id))
    .limit(limit);
}

const unranked = sql<number>`0::float8`;

/** So many are put in order within some milliseconds. */
const mostSorted = 5_000;

/**
 * The first members by name of those who fit, where these are few: they are looked up by the index of parts, and put in order then.
 * Of a rare name that its sample happens to hold, the database believes that many have it, and would go through everybody by name to
 * meet them. Undefined where many fit: the first of those are soon met so.
 */
async function readFew(db: Database, where: SQL | undefined, limit: number) {
  const { patient_id: id, name } = patientDirectory;
  const few = db.$with('few').as(
    db
      .select({ id, name })
      .from(patientDirectory)
      .where(where)
      .limit(mostSorted + 1),
  );
  const rows = await db
    .with(few)
    .select({
      id: few.id,
      name: few.name,
      rank: unranked,
      fitting: sql<number>`(select count(*)::integer from ${few})`,
    })
    .from(few)
    .orderBy(asc(few.name), asc(few.id))
    .limit(limit);
  const [{ fitting } = { fitting: 0 }] = rows;
  return fitting > mostSorted ? undefined : rows.map(({ fitting: _, ...row }) => row);
}
