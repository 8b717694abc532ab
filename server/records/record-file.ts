import { inArray } from 'drizzle-orm';
import { fullName } from '../../domain/names.ts';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { personTables } from './person-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Everything that is stored about a member, as it stands in the tables: every row, every column but those that are omitted
 * with a reason. `_about` says what each part is, `people` who the ids of the staff are.
 */
export async function recordFile(db: Queries, id: string, now: Date): Promise<Record<string, unknown>> {
  const parts: Record<string, Row[]> = {};
  for (const { name, table, of, omit = [] } of personTables) {
    const rows: Row[] = await db.select().from(table).where(of(id));
    parts[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !omit.includes(column))),
    );
  }
  const about = Object.fromEntries(personTables.map((part) => [part.name, part.about]));
  return {
    _about: {
      file: 'Everything that Novi holds about you. Times are in UTC. For your health record in a form for other health apps, download the FHIR file.',
      made_at: now.toISOString(),
      people: 'The names of the specialists and of others of our staff whose ids stand in this file.',
      ...about,
    },
    ...parts,
    people: await peopleIn(db, parts, id),
  };
}

/** Where ids of the staff stand. */
const staffColumns = ['author_id', 'specialist_id', 'acted_by', 'actor_id'];

async function peopleIn(db: Queries, parts: Readonly<Record<string, readonly Row[]>>, id: string): Promise<Row[]> {
  const rows = Object.values(parts).flat();
  const ids = rows.flatMap((row) => staffColumns.map((column) => row[column]));
  const staff = [...new Set(ids)].filter((each): each is string => typeof each === 'string' && each !== id);
  if (staff.length === 0) return [];
  const found = await db.select().from(users).where(inArray(users.id, staff));
  return found.map((user) => ({ id: user.id, name: fullName(user.first_name, user.last_name), role: user.role }));
}
