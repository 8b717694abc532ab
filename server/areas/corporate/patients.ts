import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Handler } from '../../contract/operation.ts';
import { pageOf } from '../../contract/pagination.ts';
import type { Database } from '../../db/database.ts';
import { patientDirectory, patients, rosterEntries } from '../../db/schema/index.ts';

/** A page of the people who have joined by a customer, or by any, by last and first name. No health data. */
export const listCorporatePatients: Handler<'listCorporatePatients'> = async ({ query }, { db }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const ever = patientDirectory.corporate_id;
  const isMeant = and(isNotNull(ever), query.corporate_id === undefined ? undefined : eq(ever, query.corporate_id));
  const total = await db.$count(patientDirectory, isMeant);
  const rows = await pageOfJoined(db, isMeant, part);
  const items = rows.flatMap(({ joined_at: at, ...person }) =>
    at ? [{ ...person, joined_at: at.toISOString() }] : [],
  );
  return { status: 200, data: { items, total, page, page_size } };
};

/** The people of the page are found in an index alone: whoever stands on the pages before it is read nowhere else. */
function pageOfJoined(db: Database, isMeant: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  const { patient_id, name, joined_at, roster_entry_id } = patientDirectory;
  const found = db
    .select({ patient_id })
    .from(patientDirectory)
    .where(isMeant)
    .orderBy(asc(name), asc(patient_id))
    .limit(limit)
    .offset(offset)
    .as('found');
  return db
    .select({
      patient_id: patients.id,
      first_name: patients.first_name,
      middle_name: patients.middle_name,
      last_name: patients.last_name,
      eligibility_id: rosterEntries.id,
      member_number: rosterEntries.member_number,
      joined_at,
    })
    .from(found)
    .innerJoin(patientDirectory, eq(patient_id, found.patient_id))
    .innerJoin(patients, eq(patients.id, found.patient_id))
    .leftJoin(rosterEntries, eq(rosterEntries.id, roster_entry_id))
    .orderBy(asc(name), asc(patient_id));
}
