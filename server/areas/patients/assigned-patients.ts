import { and, asc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Handler, Input } from '../../contract/operation.ts';
import { containsWords, pageOf, readPage } from '../../contract/pagination.ts';
import { patients, slots, userEmails, users, visits } from '../../db/schema/index.ts';

type Sort = NonNullable<Input<'listPatients'>['query']['sort']>;

/**
 * A page of the patients of a specialist: those with whom they have a visit that was not canceled (server/contract/authorize.ts says
 * the same of one patient), by their legal names, with when the two of them meet next and met last.
 */
export const assignedPatients: Handler<'listPatients'> = async ({ query }, { db, caller, now }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const isUpcoming = sql`${visits.status} = 'SCHEDULED' and ${slots.ends_at} > ${now}`;
  const next = sql`min(${slots.starts_at}) filter (where ${isUpcoming})`;
  const last = sql`max(${slots.starts_at}) filter (where not (${isUpcoming}) and ${visits.status} <> 'MISSED')`;
  const together = db
    .select({
      patient_id: visits.patient_id,
      next_at: next.mapWith(slots.starts_at).as('next_at'),
      last_at: last.mapWith(slots.starts_at).as('last_at'),
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(eq(slots.specialist_id, caller.noviId), ne(visits.status, 'CANCELED')))
    .groupBy(visits.patient_id)
    .as('together');
  const firstBy: Record<Sort, SQL[]> = {
    name: [],
    'next-visit': [sql`${together.next_at} asc nulls last`],
    'last-visit': [sql`${together.last_at} desc nulls last`],
  };
  const { rows, total } = await readPage(part, (limit, offset) =>
    db
      .select({
        ...{ id: patients.id, ...legalName },
        email_address: userEmails.email_address,
        // Only members have one: the database sees to it.
        step: sql<NonNullable<(typeof users.$inferSelect)['step']>>`${users.step}`,
        date_of_birth: patients.date_of_birth,
        next_at: orNone(together.next_at),
        last_at: orNone(together.last_at),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(together)
      .innerJoin(patients, eq(patients.id, together.patient_id))
      .innerJoin(users, eq(users.id, patients.id))
      .leftJoin(userEmails, eq(userEmails.user_id, users.id))
      .where(and(isNull(users.closed_at), ...containsWords(searched, query.search)))
      .orderBy(
        ...firstBy[query.sort ?? 'name'],
        ...[asc(legalName.last_name), asc(legalName.first_name), asc(patients.id)],
      )
      .limit(limit)
      .offset(offset),
  );
  const items = rows.map(({ date_of_birth, next_at, last_at, ...person }) => ({
    ...person,
    care: {
      date_of_birth,
      next_visit_at: next_at?.toISOString() ?? null,
      last_visit_at: last_at?.toISOString() ?? null,
    },
  }));
  return { status: 200, data: { items, total, page, page_size } };
};

/** Not every patient has a visit ahead, or one behind. */
function orNone(moment: SQL.Aliased): SQL<Date | null> {
  return sql`${moment}`.mapWith(slots.starts_at);
}

const { first_name, middle_name, last_name } = patients;
const legalName = { first_name, middle_name, last_name };
const searched = sql`${first_name} || ' ' || ${middle_name} || ' ' || ${last_name} || ' ' || coalesce(${userEmails.email_address}, '')`;
