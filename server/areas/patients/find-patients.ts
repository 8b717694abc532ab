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
    near: (word) => nearBeginnings(db, word),
    alike: (word) => alikeWords(db, word),
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

function readTier(db: Database, { fits, distance, isRare }: Tier, wanted: InTier, limit: number) {
  const { among, rank, after, isNew } = wanted;
  const { patient_id, name } = lookUpOf(wanted);
  const first = distance ?? rank;
  const isAfter =
    after &&
    (first
      ? sql`(${first}, ${name}, ${patient_id}) > (${after.rank}::float8, ${after.name}, ${after.id}::uuid)`
      : sql`(${name}, ${patient_id}) > (${after.name}, ${after.id}::uuid)`);
  // No index is in the order of what is put together: so one of parts is taken, and what it finds is sorted.
  const byName = isRare ? sql`${name} || ''` : name;
  return db
    .select({ id: patient_id, name, rank: first ?? sql<number>`0::float8` })
    .from(lookUpOf(wanted))
    .where(and(fits, isNew, isAfter, among && and(eq(assignments.specialist_id, among.specialistId), among.where)))
    .orderBy(...(first ? [asc(first)] : []), asc(byName), asc(patient_id))
    .limit(limit);
}
