import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecorder, plansOf, type Recorder } from '#scripts/bench/lists/recorder.ts';
import { findPatients } from '#server/areas/patients/find-patients.ts';
import { makeDatabase } from '../../setup/database.ts';

const members = 20_000;

let recorder: Recorder;
let drop: () => Promise<void>;
/** Somebody whom the database’s sample holds: of their name and number it believes that each hundredth has them. */
let sampled: { name: string; number: string };
beforeAll(async () => {
  const made = await makeDatabase();
  drop = made.drop;
  recorder = openRecorder(made.databaseUrl);
  const { db } = recorder;
  // Nobody of them has an account: what is looked at is the directory alone. All are called Ana, and each has a last name of their own.
  await db.execute(sql`alter table patient_directory drop constraint patient_directory_patient_id_users_id_fk`);
  await db.execute(sql`
    insert into patient_directory (patient_id, search, name, changed_at)
    select gen_random_uuid(), ' ana ' || last || ' w' || n || ' ', ' ' || last || '  ana ', now()
    from generate_series(${members - 1}, 0, -1) n, translate(lpad(n::text, 5, '0'), '0123456789', 'abcdefghij') last`);
  await db.execute(sql`analyze patient_directory`);
  const { rows } = await db.execute<{ name: string; number: string }>(sql`
    select split_part(held, ' ', 3) as name, split_part(held, ' ', 4) as number
    from (select (histogram_bounds::text::text[])[50] as held from pg_stats
      where tablename = 'patient_directory' and attname = 'search') sample`);
  sampled = rows[0] ?? { name: '', number: '' };
});
afterAll(async () => {
  await recorder.db.$client.end();
  await drop();
});

const find = (word: string) =>
  findPatients(recorder.db, { words: [word], among: undefined, rank: undefined, after: undefined });

describe('a search of an admin', () => {
  it.each(['name', 'number'] as const)(
    'for a rare %s does not go through everybody, though the database takes it for a frequent one',
    async (what) => {
      const word = sampled[what];
      const sent = await recorder.record(() => find(word));
      const client = await recorder.db.$client.connect();
      const plans = await plansOf(client, sent);
      client.release();
      expect((await find(word)).map(({ name }) => name)).toEqual([` ${sampled.name}  ana `]);
      expect(plans.length).toBeGreaterThan(2);
      expect(plans.flatMap(({ lines }) => lines).filter((line) => line.includes('patient_directory_name'))).toEqual([]);
    },
  );

  it('for a name that very many have gives the first of them by name, and then the next', async () => {
    const first = await find('ana');
    expect(first.map(({ name }) => name.slice(1, 6))).toEqual(namesFrom(0));
    const next = await findPatients(recorder.db, {
      ...{ words: ['ana'], among: undefined, rank: undefined },
      after: first[19],
    });
    expect(next.map(({ name }) => name.slice(1, 6))).toEqual(namesFrom(20));
  });
});

/** The last names of those who stand there in the order of names: a page, and one more. */
function namesFrom(number: number): string[] {
  return Array.from({ length: 21 }, (_, index) =>
    String(number + index)
      .padStart(5, '0')
      .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))),
  );
}
