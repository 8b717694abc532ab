import { parse } from 'csv-parse/sync';
import {
  checkRosterPerson,
  repeatedNumber,
  repeatedNumbers,
  sanitizeRosterPerson,
  type RosterPerson,
} from '#domain/roster.ts';
import type { Words } from '#domain/words.ts';
import { rosterFileTexts as texts } from './texts.ts';

/** What a roster's file can say of a person, in the words of its first line. */
export const rosterColumns = [
  ...(['first_name', 'last_name', 'date_of_birth', 'zip', 'member_number', 'valid_from', 'valid_to'] as const),
];
type Column = (typeof rosterColumns)[number];
/** A first line of more columns is wrong already in these; who sent it is not told of each of a hundred thousand. */
const mostColumns = 20;

const dispensable: readonly Column[] = ['zip', 'valid_to'];

/** What is wrong with a line, counted as an editor counts; `column` is null where it is the line as a whole. */
export type LineProblem = { line: number; column: string | null; message: Words };

type RosterFile = { people: RosterPerson[]; problems: LineProblem[] };

/**
 * Reads the text of a CSV file whose first line names the columns.
 * @param now judges dates of birth
 * @returns the people, or every wrong line; never both
 */
export function readRosterFile(text: string, now: Date): RosterFile {
  const rows = rowsIn(text);
  if (!Array.isArray(rows)) return { people: [], problems: [rows] };
  const names = (rows[0]?.record ?? []).map(columnName);
  const wrongHeader = headerProblems(names.slice(0, mostColumns));
  if (wrongHeader.length > 0) return { people: [], problems: wrongHeader };
  const lines = rows.slice(1);
  if (lines.length === 0) return { people: [], problems: [{ line: 1, column: null, message: texts.nobody }] };
  // Which field stands where is not known of a line with too many or too few.
  const read = lines.map(({ line, record }) => ({
    line,
    person: record.length === names.length ? personIn(names, record) : undefined,
  }));
  const people = read.flatMap(({ person }) => person ?? []);
  const repeated = new Set(repeatedNumbers(people).map((index) => people[index]));
  const problems = read.flatMap(({ line, person }): LineProblem[] => {
    if (!person) return [{ line, column: null, message: texts.uneven }];
    return [
      ...checkRosterPerson(person, now).map(({ path, message }) => ({ line, column: path.slice(1), message })),
      ...(repeated.has(person) ? [{ line, column: 'member_number', message: repeatedNumber }] : []),
    ];
  });
  return problems.length > 0 ? { people: [], problems } : { people, problems };
}

type Row = { line: number; record: string[] };

function rowsIn(text: string): Row[] | LineProblem {
  try {
    const read = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true });
    return (read as unknown as { info: { lines: number }; record: string[] }[]).map(({ info, record }) => ({
      line: info.lines,
      record,
    }));
  } catch (error) {
    const { lines } = error as { lines?: number };
    return { line: lines ?? 1, column: null, message: texts.noCsv };
  }
}

function columnName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

function headerProblems(names: readonly string[]): LineProblem[] {
  const missing = rosterColumns.filter((column) => !dispensable.includes(column) && !names.includes(column));
  const unknown = names.filter((name) => !rosterColumns.some((column) => column === name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const problem = (message: Words) => (column: string) => ({ line: 1, column, message });
  return [
    ...missing.map(problem(texts.columnMissing)),
    ...unknown.map(problem(texts.columnUnknown)),
    ...twice.map(problem(texts.columnTwice)),
  ];
}

function personIn(names: readonly string[], record: readonly string[]): RosterPerson {
  const field = (column: Column) => record[names.indexOf(column)] ?? '';
  return sanitizeRosterPerson({
    ...{ first_name: field('first_name'), last_name: field('last_name'), date_of_birth: field('date_of_birth') },
    ...{ zip: field('zip'), member_number: field('member_number') },
    ...{ valid_from: field('valid_from'), valid_to: field('valid_to') || null },
  });
}
