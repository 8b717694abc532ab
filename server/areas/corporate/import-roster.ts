import { and, eq, inArray } from 'drizzle-orm';
import type { RosterPerson } from '#domain/roster.ts';
import { fill } from '#domain/words.ts';
import type { Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { rosterEntries } from '../../db/schema/index.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import { findCustomer } from './enrollment.ts';
import { readRosterFile, rosterColumns } from './roster-file.ts';
import { corporateTexts, rosterFileTexts } from './texts.ts';

/** PostgreSQL takes some 65,000 values in one statement. */
const rowsAtOnce = 1_000;

/** No roster that fits into a request has as many lines: they would be shorter than a name and two dates. */
const mostLines = 40_000;

/** How many people of a file are new to the roster, said otherwise there, or as they were. */
type RosterChanges = { added: number; changed: number; same: number };

/** Imports the text of a file into a roster, all of it or nothing; without `store` it tells what that would change. */
export const importRoster: Handler<'importRoster'> = async ({ params, body }, { db, locale, now }) => {
  const customer = await findCustomer(db, params.corporateId, 'to change');
  if (!customer) throw notFound();
  if (customer.closed_at) throw conflict('corporate_closed', corporateTexts.corporateClosed);
  const { people, problems } = hasTooManyLines(body.csv) ? tooManyLines : readRosterFile(body.csv, now);
  const told = problems.map(({ message, ...place }) => ({ ...place, message: fill(message, locale) }));
  const isStored = body.store === true && problems.length === 0;
  const changes = await changeRoster(db, customer.id, people, { isStored, now });
  return {
    status: 200,
    data: { is_stored: isStored, ...changes, problems: told },
    changed: isStored ? { record: 'roster', id: customer.id, detail: detailOf(changes) } : 'nothing',
  };
};

/** To read so many lines, if only to tell what is wrong with each, would keep everybody else waiting for seconds. */
function hasTooManyLines(csv: string): boolean {
  return csv.split(/[\r\n]+/, mostLines + 1).length > mostLines;
}

const tooManyLines: ReturnType<typeof readRosterFile> = {
  people: [],
  problems: [{ line: mostLines, column: null, message: rosterFileTexts.tooManyLines }],
};

/**
 * Adds the people whom a roster does not know by their member number, and changes those whom it knows otherwise. Those who are not
 * named stay as they are. The customer's row must be locked.
 * @param isStored else nothing is written, and only counted
 */
export async function changeRoster(
  tx: Queries,
  corporate_id: string,
  people: readonly RosterPerson[],
  { isStored, now }: { isStored: boolean; now: Date },
): Promise<RosterChanges> {
  const counts = { added: 0, changed: 0, same: 0 };
  const numbers = people.map(({ member_number }) => member_number);
  const isKnown = and(eq(rosterEntries.corporate_id, corporate_id), inArray(rosterEntries.member_number, numbers));
  const rows = await tx.select().from(rosterEntries).where(isKnown).orderBy(rosterEntries.id).for('update');
  const known = new Map(rows.map((row) => [row.member_number, row]));
  const added: RosterPerson[] = [];
  for (const person of people) {
    const row = known.get(person.member_number);
    if (!row) {
      counts.added += 1;
      added.push(person);
    } else if (rosterColumns.every((column) => row[column] === person[column])) {
      counts.same += 1;
    } else {
      counts.changed += 1;
      const next = { ...person, version: row.version + 1, updated_at: now };
      if (isStored) await tx.update(rosterEntries).set(next).where(eq(rosterEntries.id, row.id));
    }
  }
  for (let first = 0; isStored && first < added.length; first += rowsAtOnce) {
    await tx
      .insert(rosterEntries)
      .values(added.slice(first, first + rowsAtOnce).map((person) => ({ ...person, corporate_id })));
  }
  return counts;
}

/** What the audit trail says of an import. */
export function detailOf({ added, changed }: Pick<RosterChanges, 'added' | 'changed'>): string {
  return `added_${String(added)}_changed_${String(changed)}`;
}
