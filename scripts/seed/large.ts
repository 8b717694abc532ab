/**
 * `npm run seed:large` fills an empty database (DATABASE_URL) with 100,000 members and what belongs to them, to see how lists
 * and searches do. Nobody of them signs in, and nothing is sent to them.
 */
import { Client } from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { exampleResponse } from './examples.ts';
import { exampleFamily } from './family.ts';
import { setAside } from './large/set-aside.ts';
import { counts, idOf, statements } from './large/statements.ts';
import { seedPartners } from './partners.ts';
import { exampleSummary } from './summary.ts';

/** So many members of the directory are written at a time. */
const batch = 10_000;

/**
 * Fills the database in one transaction: all of it, or nothing. Triggers, indexes and foreign keys are set aside meanwhile: what they do
 * for each row is done for all rows in the end.
 * @param say hears what was filled in, and how long it took
 * @throws Error when there are members already
 */
export async function seedLarge(databaseUrl: string, say: (line: string) => void): Promise<void> {
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl);
  try {
    await seedPartners(db);
  } finally {
    await db.$client.end();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from users where role = 'member' limit 1`);
    if (rowCount !== 0) throw new Error('This database has members already: give an empty one.');
    await client.query('begin');
    await client.query(`set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'`);
    await keepTexts(client);
    const aside = await setAside(client);
    for (const [what, text] of statements) await timed(what, say, () => client.query(text));
    await timed('indexes', say, aside.restoreIndexes);
    // The planner knows nothing of rows that came in this transaction, and would read whole tables for each member.
    await timed('statistics', say, () => client.query('analyze'));
    await timed('directory', say, () => fillDirectory(client));
    await timed('its indexes', say, aside.restoreDirectory);
    await timed('constraints', say, aside.restoreConstraints);
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

/** What everybody answered and was told, in a table: from there it is copied as it is stored, and packed once, not for each row. */
async function keepTexts(client: Client): Promise<void> {
  let key = 0;
  const family_history = exampleFamily(() => `relative-${String((key += 1))}`, { age: 42, sex: 'female' });
  const texts = [{ family_history }, { response: exampleResponse() }, exampleSummary()];
  await client.query('create temporary table texts (survey jsonb, health jsonb, summary jsonb) on commit drop');
  await client.query(
    'insert into texts values ($1, $2, $3)',
    texts.map((text) => JSON.stringify(text)),
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
