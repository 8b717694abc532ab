import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { under } from '#domain/problem.ts';
import { checkRosterPerson, repeatedNumber, repeatedNumbers, sanitizeRosterPerson } from '#domain/roster.ts';
import { ApiError, conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { containsWords, pageOf } from '../../contract/pagination.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { violatesConstraint } from '../../db/postgres-errors.ts';
import { eligibilityChecks, rosterEntries } from '../../db/schema/index.ts';
import { findCustomer, enrolledBy } from './enrollment.ts';
import { corporateTexts as texts } from './texts.ts';

type RosterEntryRow = typeof rosterEntries.$inferSelect;

/** Adds people to a roster, all or none. */
export const createRosterEntries: Handler<'createRosterEntries'> = async ({ body }, { db, now }) => {
  const customer = await findCustomer(db, body.corporate_id, 'to change');
  if (!customer) throw notFound();
  if (customer.closed_at) throw conflict('corporate_closed', texts.corporateClosed);
  const people = body.entries.map(sanitizeRosterPerson);
  const problems = [
    ...people.flatMap((person, index) => under(`/entries/${String(index)}`, checkRosterPerson(person, now))),
    ...repeatedNumbers(people).map((index) => ({ path: placeOfNumber(index), message: repeatedNumber })),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  await refuseKnownNumbers(db, customer.id, people);
  const rows = await db
    .insert(rosterEntries)
    .values(people.map((person) => ({ ...person, corporate_id: customer.id })))
    .returning();
  const changed = { record: 'roster', id: customer.id, detail: `added_${String(rows.length)}` };
  return { status: 201, data: rows.map(shown), changed };
};

/** A page of a roster, by last and first name. */
export const listRosterEntries: Handler<'listRosterEntries'> = async ({ query }, { db }) => {
  const { page, page_size, limit, offset } = pageOf(query.page);
  const { first_name, last_name, member_number, corporate_id } = rosterEntries;
  const text = sql`${first_name} || ' ' || ${last_name} || ' ' || ${member_number}`;
  const isMeant = and(eq(corporate_id, query.corporate_id), ...containsWords(text, query.search));
  const rows = await db
    .select()
    .from(rosterEntries)
    .where(isMeant)
    .orderBy(asc(last_name), asc(first_name), asc(rosterEntries.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(rosterEntries, isMeant);
  return { status: 200, data: { items: rows.map(shown), total, page, page_size } };
};

/** Changes the whole of an entry. Who has joined by it stays in until their next check. */
export const updateRosterEntry: Handler<'updateRosterEntry'> = async ({ params, body, ifMatch }, { db, now }) => {
  const before = await lockedEntry(db, params.eligibilityId);
  refuseStale(before.version, ifMatch);
  const person = sanitizeRosterPerson(body);
  const problems = checkRosterPerson(person, now);
  if (problems.length > 0) throw unprocessable(problems);
  try {
    const [row = before] = await db
      .update(rosterEntries)
      .set({ ...person, version: before.version + 1, updated_at: now })
      .where(eq(rosterEntries.id, before.id))
      .returning();
    return { status: 200, data: shown(row), version: row.version, changed: { record: 'roster-entry', id: row.id } };
  } catch (error) {
    if (!violatesConstraint(error, 'roster_entries_member_number_once')) throw error;
    throw conflict('member_number_taken', texts.memberNumberTaken);
  }
};

/** Removes an entry by which nobody has joined. */
export const deleteRosterEntry: Handler<'deleteRosterEntry'> = async ({ params, ifMatch }, { db }) => {
  const entry = await lockedEntry(db, params.eligibilityId);
  refuseStale(entry.version, ifMatch);
  const joined = enrolledBy(db, eq(eligibilityChecks.roster_entry_id, entry.id));
  const [user] = await db
    .select({ id: joined.patient_id })
    .from(joined)
    .where(eq(joined.roster_entry_id, entry.id))
    .limit(1);
  if (user) throw conflict('entry_in_use', texts.entryInUse);
  await db.delete(rosterEntries).where(eq(rosterEntries.id, entry.id));
  return { status: 200, data: shown(entry), changed: { record: 'roster-entry', id: entry.id } };
};

/** Whoever joins by an entry locks it, too: so nobody joins by one that is being removed. */
async function lockedEntry(db: Queries, id: string): Promise<RosterEntryRow> {
  const [entry] = await db.select().from(rosterEntries).where(eq(rosterEntries.id, id)).for('update');
  if (!entry) throw notFound();
  return entry;
}

/** The customer's row must be locked. */
async function refuseKnownNumbers(db: Queries, corporateId: string, people: readonly { member_number: string }[]) {
  const numbers = people.map(({ member_number }) => member_number);
  const found = await db
    .select({ number: rosterEntries.member_number })
    .from(rosterEntries)
    .where(and(eq(rosterEntries.corporate_id, corporateId), inArray(rosterEntries.member_number, numbers)));
  const known = new Set(found.map(({ number }) => number));
  const message = texts.memberNumberTaken;
  const problems = numbers.flatMap((number, index) =>
    known.has(number) ? [{ path: placeOfNumber(index), message }] : [],
  );
  if (problems.length > 0) throw new ApiError({ status: 409, code: 'member_number_taken', message, problems });
}

function placeOfNumber(index: number): string {
  return `/entries/${String(index)}/member_number`;
}

function shown({ created_at: _, updated_at: __, ...entry }: RosterEntryRow): Data<'updateRosterEntry'> {
  return entry;
}
