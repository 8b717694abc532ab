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

/** How the database answers a statement, how long that takes it, in milliseconds, and how many pages of 8 kB it looks at. */
export type Plan = { lines: string[]; ms: number; blocks: number };

/** The plans of what only reads. */
export async function plansOf(client: pg.ClientBase, sent: readonly Sent[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { text, values } of sent) {
    if (!/^\s*(select|with)\b/i.test(text) || / for (update|share)/i.test(text)) continue;
    const explain = `explain (analyze, buffers, costs off, summary on) ${text}`;
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(explain, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    plans.push({ lines, ms, blocks: blocksOf(lines) });
  }
  return plans;
}

/** Those of the topmost node, which has all that are below it, too. */
function blocksOf(lines: readonly string[]): number {
  const said = lines.find((line) => line.includes('Buffers: shared')) ?? '';
  return [...said.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}
