import type { Client } from 'pg';

/** What the directory of patients is found by: it is filled after all else (docs/decisions/065). */
const directoryTables = `('patient_directory'::regclass, 'assignments'::regclass, 'name_words'::regclass)`;

/** What keeps rows in order one at a time, and makes that of a whole table in much less time. */
type SetAside = {
  /** Before the directory is filled, which looks everything up. */
  restoreIndexes: () => Promise<void>;
  restoreDirectory: () => Promise<void>;
  /** In the end: all rows are compared at once. */
  restoreConstraints: () => Promise<void>;
};

/**
 * Takes away the triggers, the indexes that hold no key, the foreign keys and the exclusion constraints of all tables, within the
 * transaction of the client, and gives what brings each back as it was.
 */
export async function setAside(client: Client): Promise<SetAside> {
  const read = async (query: string) => (await client.query<{ away: string; back: string }>(query)).rows;
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  const triggers = await read(`
    select distinct format('alter table %s disable trigger user', tgrelid::regclass) as away,
      format('alter table %s enable trigger user', tgrelid::regclass) as back
    from pg_trigger join pg_class c on c.oid = tgrelid where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  const constraints = await read(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype in ('f', 'x') and connamespace = 'public'::regnamespace order by oid`);
  const indexesWhere = (condition: string) =>
    read(`
      select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
      from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace and ${condition}
        and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`);
  const indexes = await indexesWhere(`indrelid not in ${directoryTables}`);
  const directory = await indexesWhere(`indrelid in ${directoryTables}`);
  await run([...triggers, ...constraints, ...indexes, ...directory].map(({ away }) => away));
  return {
    restoreIndexes: () => run(indexes.map(({ back }) => back)),
    restoreDirectory: () => run(directory.map(({ back }) => back)),
    restoreConstraints: () => run([...constraints, ...triggers].map(({ back }) => back)),
  };
}
