import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { openCursor } from '../../contract/cursor.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import type { Database } from '../../db/database.ts';
import { assignments, patients, slots, userEmails, users } from '../../db/schema/index.ts';
import { unprocessable } from '../../errors/errors.ts';
import { findPatients, type Found } from './find-patients.ts';
import { foldedWords } from './search-words.ts';
import { patientTexts } from './texts.ts';
import { filtersOf, rankOf, visitFacts } from './visit-facts.ts';

type Query = Input<'listPatients'>['query'];
type Person = Data<'listPatients'>['items'][number];

/** `at`: when the first page was read. What is ahead then is ahead on all pages of that reading. */
type Position = Found & { at: number };

/**
 * A page of the people who fit a search: all members for an admin, for a specialist the patients assigned to them (server/contract/authorize.ts
 * says the same of one patient), with what is to be known of their visits together. Who has closed their account is in neither.
 * @throws ApiError 422 for a cursor of another list, and for an admin who asks for an order or a filter by care
 */
export const listPatients: Handler<'listPatients'> = async ({ query }, { db, caller, now }) => {
  const isAdmin = caller.authorities.includes('admin');
  if (isAdmin) refuseCare(query);
  const { after, pageOf } = await openCursor<Position>('listPatients', { query, db, caller });
  const at = new Date(after?.at ?? now);
  const found = await findPatients(db, {
    words: await foldedWords(db, query.search ?? ''),
    among: isAdmin ? undefined : { specialistId: caller.noviId, where: and(...filtersOf(query, at)) },
    rank: rankOf(query.sort, at),
    after,
  });
  const { rows, next } = pageOf(found, (row) => ({ ...row, at: at.getTime() }));
  const ids = rows.map(({ id }) => id);
  const people = isAdmin ? await membersOf(db, ids) : await patientsOf(db, ids, { specialistId: caller.noviId, at });
  const byId = new Map(people.map((person) => [person.id, person]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { status: 200, data: { items, next } };
};

/** What an admin sees tells of nobody's care. */
function refuseCare({ sort = 'name', summary_owed, results_in, visit_missed }: Query): void {
  const asked = { sort: sort !== 'name', summary_owed, results_in, visit_missed };
  const paths = Object.entries(asked).flatMap(([path, value]) => (value ? [path] : []));
  if (paths.length > 0) throw unprocessable(paths.map((path) => ({ path, message: patientTexts.forSpecialists })));
}

/** Only members have a step: the database sees to it. */
const step = sql<NonNullable<(typeof users.$inferSelect)['step']>>`${users.step}`;

/** By the names of their accounts. */
function membersOf(db: Database, ids: string[]): Promise<Person[]> {
  const { id, first_name, middle_name, last_name } = users;
  const { email_address } = userEmails;
  return db
    .select({ id, first_name, middle_name, last_name, email_address, step })
    .from(users)
    .leftJoin(userEmails, eq(userEmails.user_id, id))
    .where(inArray(id, ids));
}

/** By their legal names, with what a specialist has to do with them. */
async function patientsOf(db: Database, ids: string[], { specialistId, at }: { specialistId: string; at: Date }) {
  const { id, first_name, middle_name, last_name, date_of_birth } = patients;
  const { next, last, missed, isOwed } = visitFacts(at);
  const rows = await db
    .select({
      person: { id, first_name, middle_name, last_name, email_address: userEmails.email_address, step },
      ...{ date_of_birth, results_at: assignments.results_at, changed_at: assignments.changed_at },
      next: orNone(next),
      last: orNone(last),
      missed: orNone(missed),
      summary_owed: sql<boolean>`coalesce(${isOwed}, false)`,
    })
    .from(patients)
    .innerJoin(assignments, and(eq(assignments.patient_id, id), eq(assignments.specialist_id, specialistId)))
    .innerJoin(users, and(eq(users.id, id), isNull(users.closed_at)))
    .leftJoin(userEmails, eq(userEmails.user_id, id))
    .where(inArray(id, ids));
  return rows.map(({ person, date_of_birth: born, summary_owed, ...moments }): Person => ({
    ...person,
    care: {
      ...{ date_of_birth: born, summary_owed },
      next_visit_at: moments.next?.toISOString() ?? null,
      last_visit_at: moments.last?.toISOString() ?? null,
      missed_at: moments.missed?.toISOString() ?? null,
      results_at: moments.results_at?.toISOString() ?? null,
      changed_at: moments.changed_at.toISOString(),
    },
  }));
}

/** Not every patient has a visit ahead, one behind, or missed one. */
function orNone(moment: SQL): SQL<Date | null> {
  return sql`${moment}`.mapWith(slots.starts_at);
}
