import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handler } from '../../contract/operation.ts';
import { pageOf, readPage } from '../../contract/pagination.ts';
import { eligibilityChecks, patients, rosterEntries } from '../../db/schema/index.ts';
import { enrolledBy } from './enrollment.ts';

/** A page of the people who have joined by a customer, or by any, by last and first name. No health data. */
export const listCorporatePatients: Handler<'listCorporatePatients'> = async ({ query }, { db }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const { corporate_id: id } = query;
  const ever = eligibilityChecks.corporate_id;
  const joined = enrolledBy(db, id === undefined ? isNotNull(ever) : eq(ever, id));
  const { rows, total } = await readPage(part, (limit, offset) =>
    db
      .select({
        patient_id: patients.id,
        first_name: patients.first_name,
        middle_name: patients.middle_name,
        last_name: patients.last_name,
        eligibility_id: rosterEntries.id,
        member_number: rosterEntries.member_number,
        joined_at: joined.checked_at,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(joined)
      .innerJoin(patients, eq(patients.id, joined.patient_id))
      .leftJoin(rosterEntries, eq(rosterEntries.id, joined.roster_entry_id))
      .where(id === undefined ? isNotNull(joined.corporate_id) : eq(joined.corporate_id, id))
      .orderBy(asc(patients.last_name), asc(patients.first_name), asc(patients.id))
      .limit(limit)
      .offset(offset),
  );
  const items = rows.map(({ joined_at, ...person }) => ({ ...person, joined_at: joined_at.toISOString() }));
  return { status: 200, data: { items, total, page, page_size } };
};
