import { readFile } from 'node:fs/promises';
import { eq, inArray, and } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import {
  checkRosterPerson,
  repeatedNumber,
  repeatedNumbers,
  sanitizeRosterPerson,
  type RosterPerson,
} from '#domain/roster.ts';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { corporateCustomers, rosterEntries } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { operatorName, OperatorError } from './person.ts';

const columns = ['first_name', 'last_name', 'date_of_birth', 'zip', 'member_number', 'valid_from', 'valid_to'] as const;

/** A person of the file, with the line at which they stand. */
type Line = { line: number; person: RosterPerson };

/** What an import has found or done. */
export type Import = { customer: string; added: number; changed: number; same: number; isStored: boolean };

/**
 * Imports a roster from a CSV file whose first line names the columns. People are told apart by their member numbers: new ones
 * are added, known ones take over what the file says, and those whom it does not name stay as they are. All or nothing;
 * stored only when `isMeant`, so that one can look first.
 * @throws OperatorError that names every wrong line
 */
export async function importRoster(db: Database, slug: string, file: string, isMeant: boolean): Promise<Import> {
  const lines = readLines(await readText(file));
  refuseWrong(lines);
  const done = await transaction(db, async (tx) => {
    const [customer] = await tx
      .select()
      .from(corporateCustomers)
      .where(eq(corporateCustomers.slug, slug))
      .for('update');
    if (!customer) throw new OperatorError(`No corporate customer has the slug ${slug}.`);
    if (customer.closed_at) throw new OperatorError(`${customer.name} is closed: nobody joins by it any more.`);
    const counts = await store(tx, customer.id, lines, isMeant);
    if (isMeant && counts.added + counts.changed > 0) {
      await writeEvent(tx, {
        ...{ identityId: '', operation: 'operate.roster', record: 'roster', recordId: customer.id },
        ...{ detail: `added_${String(counts.added)}_changed_${String(counts.changed)}`, requestId: operatorName() },
      });
    }
    return { customer: customer.name, ...counts };
  });
  return { ...done, isStored: isMeant };
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} can't be read.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(
      `${file} is not in UTF-8: names with accents would come out wrong. Save it as "CSV UTF-8".`,
    );
  }
}

function readLines(text: string): Line[] {
  const rows = linesIn(text);
  const [header] = rows;
  const names = (header?.record ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const missing = columns.filter((column) => column !== 'zip' && column !== 'valid_to' && !names.includes(column));
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (missing.length + unknown.length + twice.length > 0) {
    throw new OperatorError(
      [
        `The first line must name the columns ${columns.join(', ')} (zip and valid_to may be left out).`,
        ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
        ...(unknown.length > 0 ? [`Not known: ${unknown.join(', ')}.`] : []),
        ...(twice.length > 0 ? [`Named twice: ${twice.join(', ')}.`] : []),
      ].join('\n'),
    );
  }
  const wrong = rows.filter(({ record }) => record.length !== names.length).map(({ line }) => line);
  if (wrong.length > 0)
    throw new OperatorError(wrong.map((line) => `Line ${String(line)}: not as many fields as columns.`).join('\n'));
  return rows.slice(1).map(({ line, record }) => ({ line, person: personIn(names, record) }));
}

type RosterLine = { line: number; record: string[] };

function linesIn(text: string): RosterLine[] {
  try {
    const read = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true });
    return (read as unknown as { info: { lines: number }; record: string[] }[]).map(({ info, record }) => ({
      line: info.lines,
      record,
    }));
  } catch (error) {
    throw new OperatorError(`This is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function personIn(names: readonly string[], record: readonly string[]): RosterPerson {
  const field = (column: (typeof columns)[number]) => record[names.indexOf(column)] ?? '';
  return sanitizeRosterPerson({
    ...{ first_name: field('first_name'), last_name: field('last_name'), date_of_birth: field('date_of_birth') },
    ...{ zip: field('zip'), member_number: field('member_number') },
    ...{ valid_from: field('valid_from'), valid_to: field('valid_to') || null },
  });
}

function refuseWrong(lines: readonly Line[]): void {
  if (lines.length === 0) throw new OperatorError('There is nobody in this file.');
  const now = new Date();
  const repeated = new Set(repeatedNumbers(lines.map(({ person }) => person)));
  const problems = lines.flatMap(({ line, person }, index) => [
    ...checkRosterPerson(person, now).map(({ path, message }) => ({ line, text: `${path.slice(1)}: ${message.en}` })),
    ...(repeated.has(index) ? [{ line, text: `member_number: ${repeatedNumber.en}` }] : []),
  ]);
  if (problems.length === 0) return;
  const sentences = problems.map(({ line, text }) => `Line ${String(line)}, ${text}`);
  throw new OperatorError([...sentences, 'Nothing was imported.'].join('\n'));
}

async function store(tx: Queries, corporate_id: string, lines: readonly Line[], isMeant: boolean) {
  const counts = { added: 0, changed: 0, same: 0 };
  const numbers = lines.map(({ person }) => person.member_number);
  const isKnown = and(eq(rosterEntries.corporate_id, corporate_id), inArray(rosterEntries.member_number, numbers));
  const rows = await tx.select().from(rosterEntries).where(isKnown).orderBy(rosterEntries.id).for('update');
  const known = new Map(rows.map((row) => [row.member_number, row]));
  const added: RosterPerson[] = [];
  for (const { person } of lines) {
    const row = known.get(person.member_number);
    if (!row) {
      counts.added += 1;
      added.push(person);
    } else if (columns.every((column) => row[column] === person[column])) {
      counts.same += 1;
    } else {
      counts.changed += 1;
      const next = { ...person, version: row.version + 1, updated_at: new Date() };
      if (isMeant) await tx.update(rosterEntries).set(next).where(eq(rosterEntries.id, row.id));
    }
  }
  // PostgreSQL takes some 65,000 values in one statement.
  for (let first = 0; isMeant && first < added.length; first += 1_000) {
    await tx
      .insert(rosterEntries)
      .values(added.slice(first, first + 1_000).map((person) => ({ ...person, corporate_id })));
  }
  return counts;
}
