import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { CoveredPerson } from '#domain/eligibility.ts';
import type { Queries } from '../../db/database.ts';
import { corporateCustomers, eligibilityChecks, rosterEntries } from '../../db/schema/index.ts';
import { enrolledBy } from '../corporate/enrollment.ts';

type Partner = { id: string | null; name: string | null; roster: 'none' | 'unknown' | CoveredPerson[] };

/**
 * The partner of a code, or of the slug of its page, with those on its roster who were born on that day: names are compared
 * by the domain's rule. Their entries are locked until the transaction ends, so that of two who join by one at once the
 * second finds it taken. The caller holds the patient's lock already.
 */
export async function findPartner(db: Queries, patientId: string, code: string, dateOfBirth: string): Promise<Partner> {
  if (code === '') return { id: null, name: null, roster: 'none' };
  const [partner] = await db
    .select({ id: corporateCustomers.id, name: corporateCustomers.name })
    .from(corporateCustomers)
    .where(
      and(
        isNull(corporateCustomers.closed_at),
        or(
          eq(sql`lower(${corporateCustomers.code})`, code.toLowerCase()),
          eq(corporateCustomers.slug, code.toLowerCase()),
        ),
      ),
    )
    .for('key share');
  if (!partner) return { id: null, name: null, roster: 'unknown' };
  const entries = await db
    .select()
    .from(rosterEntries)
    .where(and(eq(rosterEntries.corporate_id, partner.id), eq(rosterEntries.date_of_birth, dateOfBirth)))
    .orderBy(rosterEntries.id)
    .for('no key update');
  const taken = await takenByOthers(
    db,
    patientId,
    entries.map(({ id }) => id),
  );
  const roster = entries.map((entry) => ({
    id: entry.id,
    isTaken: taken.has(entry.id),
    firstName: entry.first_name,
    lastName: entry.last_name,
    dateOfBirth: entry.date_of_birth,
    zip: entry.zip || null,
    coverageStart: entry.valid_from,
    coverageEnd: entry.valid_to,
  }));
  return { ...partner, roster };
}

/** Which of the entries another patient has joined by. */
async function takenByOthers(db: Queries, patientId: string, entries: string[]): Promise<ReadonlySet<string | null>> {
  const joined = enrolledBy(db, inArray(eligibilityChecks.roster_entry_id, entries));
  const others = await db
    .select({ entry: joined.roster_entry_id })
    .from(joined)
    .where(and(ne(joined.patient_id, patientId), inArray(joined.roster_entry_id, entries)));
  return new Set(others.map(({ entry }) => entry));
}
