import { and, eq, or, sql } from 'drizzle-orm';
import type { CoveredPerson } from '../../domain/eligibility.ts';
import type { Queries } from '../db/database.ts';
import { corporateCustomers, rosterEntries } from '../db/schema/index.ts';

type Partner = { id: string | null; name: string | null; roster: 'none' | 'unknown' | CoveredPerson[] };

/** The partner of a code, or of the slug of its page, with those on its roster who were born on that day: names are compared by the domain's rule. */
export async function findPartner(db: Queries, code: string, dateOfBirth: string): Promise<Partner> {
  if (code === '') return { id: null, name: null, roster: 'none' };
  const [partner] = await db
    .select({ id: corporateCustomers.id, name: corporateCustomers.name })
    .from(corporateCustomers)
    .where(
      or(
        eq(sql`lower(${corporateCustomers.code})`, code.toLowerCase()),
        eq(corporateCustomers.slug, code.toLowerCase()),
      ),
    );
  if (!partner) return { id: null, name: null, roster: 'unknown' };
  const entries = await db
    .select()
    .from(rosterEntries)
    .where(and(eq(rosterEntries.corporate_id, partner.id), eq(rosterEntries.date_of_birth, dateOfBirth)));
  const roster = entries.map((entry) => ({
    firstName: entry.first_name,
    lastName: entry.last_name,
    dateOfBirth: entry.date_of_birth,
    zip: entry.zip || null,
    coverageStart: entry.valid_from,
    coverageEnd: entry.valid_to,
  }));
  return { ...partner, roster };
}
