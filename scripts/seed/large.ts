/**
 * `npm run seed:large` fills an empty database (DATABASE_URL) with 100,000 members and what belongs to them, to see how lists
 * and searches do. Nobody of them signs in, and nothing is sent to them.
 */
import { Client } from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { exampleResponse } from './examples.ts';
import { exampleFamily } from './family.ts';
import { counts, idOf, statements } from './large/statements.ts';
import { seedPartners } from './partners.ts';
import { exampleSummary } from './summary.ts';

/** So many members of the directory are written at a time. */
const batch = 10_000;

/**
 * Fills the database in one transaction: all of it, or nothing. The triggers that look at one row at a time are left out, and what they
 * would have written is written in the end.
 * @param say hears what was filled in, and how long it took
 * @throws Error when there are members already
 */
export async function seedLarge(databaseUrl: string, say: (line: string) => void): Promise<void> {
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl);
  await seedPartners(db).finally(() => db.$client.end());
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from users where role = 'member' limit 1`);
    if (rowCount !== 0) throw new Error('This database has members already: give an empty one.');
    await client.query('begin');
    await setTriggers(client, 'disable');
    for (const [what, text] of statements) await timed(what, say, () => client.query(withTexts(text)));
    await setTriggers(client, 'enable');
    // The planner knows nothing of rows that came in this transaction, and would read whole tables for each member.
    await timed('statistics', say, () => client.query('analyze'));
    await timed('directory', say, () => fillDirectory(client));
    await client.query('commit');
    await timed('vacuum', say, () => client.query('vacuum analyze'));
  } finally {
    await client.end();
  }
}

async function fillDirectory(client: Client): Promise<void> {
  for (let from = 0; from < counts.members; from += batch) {
    const ids = `select array_agg(${idOf('member', 'n')}) from generate_series(${String(from)}, ${String(from + batch - 1)}) n`;
    await client.query(`select refresh_patient_directory((${ids}))`);
  }
}

async function setTriggers(client: Client, how: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ of: string }>(`
    select distinct tgrelid::regclass::text as of from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { of } of rows) await client.query(`alter table ${of} ${how} trigger user`);
}

/** The statement with what everybody answered and was told. */
function withTexts(statement: string): string {
  let key = 0;
  const family_history = exampleFamily(() => `relative-${String((key += 1))}`, { age: 42, sex: 'female' });
  const texts = { $survey: { family_history }, $health: { response: exampleResponse() }, $summary: exampleSummary() };
  return Object.entries(texts).reduce(
    (text, [name, value]) => text.replaceAll(name, () => `'${JSON.stringify(value).replaceAll("'", "''")}'`),
    statement,
  );
}

async function timed(what: string, say: (line: string) => void, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  await work();
  say(`${what.padEnd(20)}${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url || process.env['NODE_ENV'] === 'production') {
    console.error('Give an empty database that is not the one of production, as DATABASE_URL.');
    process.exit(1);
  }
  const began = Date.now();
  await seedLarge(url, (line) => console.log(line));
  console.log(`All of it took ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}
