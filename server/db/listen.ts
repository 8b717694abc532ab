import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { finishesWithin } from '../lib/finishes-within.ts';
import type { Database } from './database.ts';

/** Who hears what the database tells. */
type Listener = {
  channel: string;
  heard: (payload: string) => void;
  /** Called with true once everything told from here on is heard, with false as soon as that is in doubt. */
  listening: (isUp: boolean) => void;
  /** Hears why, once each time that the line is lost. */
  onLost: (error: unknown) => void;
};

/** So often the line is tried, and for so long its answer is waited for: together less than five seconds, in milliseconds. */
const [everyMs, providerTimeoutMs] = [2_000, 2_000];
/** After a line broke, a new one is tried so soon. */
const againMs = 500;

/** The listening connections by their name in PostgreSQL (pg_stat_activity). */
export const listenerName = 'novi listener';

/**
 * Hears what is told by `NOTIFY`, on a connection of its own that is opened again whenever it breaks. Again and again the
 * line tells itself something: one that is dead, or behind a pooler that does not pass notices on, is found out by that.
 */
export function listen(db: Database, { channel, heard, listening, onLost }: Listener) {
  const echo = `novi_echo_${randomUUID().replaceAll('-', '')}`;
  const { connectionString } = db.$client.options;
  let isClosed = false;
  let isTold = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  void open();
  return {
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      // A connection whose other side is gone may never end by itself.
      await finishesWithin(client?.end() ?? Promise.resolve(), 1_000).catch(() => false);
    },
  };

  async function open(): Promise<void> {
    const line = new pg.Client({
      ...{ connectionString, application_name: listenerName, keepAlive: true },
      ...{ connectionTimeoutMillis: 5_000, query_timeout: providerTimeoutMs },
    });
    client = line;
    let echoed = () => {};
    line.on('notification', ({ channel: from, payload = '' }) => {
      if (from === channel) heard(payload);
      else echoed();
    });
    line.on('error', (error) => lose(line, error));
    line.on('end', () => lose(line, new Error('The database ended the connection.')));
    try {
      await line.connect();
      await line.query(`listen ${channel}; listen ${echo}`);
      await tryOut();
      if (isClosed) await line.end();
      if (isClosed || client !== line) return;
      isTold = false;
      listening(true);
      beat();
    } catch (error) {
      lose(line, error);
    }

    function beat(): void {
      if (isClosed || client !== line) return;
      timer = setTimeout(() => {
        tryOut().then(beat, (error: unknown) => lose(line, error));
      }, everyMs).unref();
    }

    async function tryOut(): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      echoed = () => resolve(undefined);
      const late = setTimeout(() => reject(new Error('The database told the line nothing.')), providerTimeoutMs);
      try {
        await Promise.all([line.query(`notify ${echo}`), promise]);
      } finally {
        clearTimeout(late);
      }
    }
  }

  function lose(line: pg.Client, error: unknown): void {
    if (client !== line) return;
    client = undefined;
    clearTimeout(timer);
    line.end().catch(() => undefined);
    if (isClosed) return;
    listening(false);
    if (!isTold) onLost(error);
    isTold = true;
    timer = setTimeout(() => void open(), againMs).unref();
  }
}
