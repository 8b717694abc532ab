import { inArray } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import type { Queries } from '../../db/database.ts';
import { personTables } from '../../db/person-tables.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Everything that is stored about a member as JSON, as it stands in the tables: every row, every column but those that are
 * omitted with a reason. `_about` says what each part is, `people` who the ids of the staff are. It comes row by row, since
 * the trail of years is long, and no more than one table is held at a time.
 */
export async function* recordFile(db: Queries, id: string, now: Date): AsyncGenerator<string> {
  yield `{\n"_about": ${JSON.stringify(aboutFile(now), undefined, 2)}`;
  const staff = new Set<string>();
  for (const { name, table, of, omit = [] } of personTables) {
    const rows: Readonly<Record<string, unknown>>[] = await db.select().from(table).where(of(id));
    yield `,\n${JSON.stringify(name)}: [`;
    for (const [index, row] of rows.entries()) {
      const contents = Object.fromEntries(Object.entries(row).filter(([column]) => !omit.includes(column)));
      for (const column of staffColumns) if (typeof contents[column] === 'string') staff.add(contents[column]);
      yield `${index > 0 ? ',' : ''}\n${JSON.stringify(contents, undefined, 2)}`;
    }
    yield ']';
  }
  staff.delete(id);
  yield `,\n"people": ${JSON.stringify(await people(db, [...staff]), undefined, 2)}\n}\n`;
}

function aboutFile(now: Date): Readonly<Record<string, string>> {
  return {
    file: 'Everything that Novi holds about you. Times are in UTC. For your health record in a form for other health apps, download the FHIR file.',
    made_at: now.toISOString(),
    people: 'The names of the specialists and of others of our staff whose ids stand in this file.',
    ...Object.fromEntries(personTables.map((part) => [part.name, part.about])),
  };
}

/** Where ids of the staff stand. */
const staffColumns = ['author_id', 'specialist_id', 'acted_by', 'actor_id'];

async function people(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  const found = await db.select().from(users).where(inArray(users.id, ids));
  return found.map((user) => ({ id: user.id, name: fullName(user.first_name, user.last_name), role: user.role }));
}
