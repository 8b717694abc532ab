import type pg from 'pg';
import { openDatabase, type Database } from '#server/db/database.ts';

/** A statement that the server sent, as it can be sent again. */
export type Sent = { text: string; values: unknown[] };

/** A database that notes what is asked of it, when told to. */
export type Recorder = { db: Database; record: (work: () => Promise<unknown>) => Promise<Sent[]> };

export function openRecorder(databaseUrl: string): Recorder {
  const db = openDatabase(databaseUrl);
  let sent: Sent[] | undefined;
  db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const noting = (...asked: unknown[]) => {
      const [first, values] = asked as [string | pg.QueryConfig, unknown];
      const text = typeof first === 'string' ? first : first.text;
      const given = typeof first === 'string' ? values : (first.values ?? values);
      sent?.push({ text, values: Array.isArray(given) ? given : [] });
      return query(...asked);
    };
    Object.assign(client, { query: noting });
  });
  return {
    db,
    async record(work) {
      sent = [];
      await work();
      const all = sent;
      sent = undefined;
      return all;
    },
  };
}

/** How the database answers a statement, and how long that takes it, in milliseconds. */
export type Plan = { lines: string[]; ms: number; text: string };

/** The plan of the statement that takes longest; those that change something are left out. */
export async function slowestPlan(client: pg.Client, sent: readonly Sent[]): Promise<Plan | undefined> {
  const plans: Plan[] = [];
  for (const { text, values } of sent) {
    if (!/^\s*(select|with)\b/i.test(text) || / for (update|share)/i.test(text)) continue;
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain (analyze, costs off) ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    plans.push({ lines, ms, text });
  }
  return plans.toSorted((one, other) => other.ms - one.ms)[0];
}
