import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog, idempotencyKeys } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from './setup/server.ts';

// A whole server starts in each: it takes 4 s alone, and 12 beside four that keep the processor busy.
vi.setConfig({ testTimeout: 60_000 });

/** A server of its own process, on the database of a test server. */
let server: TestServer;
let databaseUrl: string;
beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.db.$client.options;
  databaseUrl =
    server.db.$client.options.connectionString ?? new URL(`/${database ?? ''}`, process.env['DATABASE_URL']).href;
});
afterAll(() => server.close());

type Main = { child: ChildProcessByStdio<null, Readable, Readable>; output: () => string };

function startMain(env: NodeJS.ProcessEnv = {}): Main {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

/** The port that the server says it listens on. Rejects with what it said where it ends before. */
async function portOf({ child, output }: Main): Promise<number> {
  const said = () => /"origin":"http:[/][/]127\.0\.0\.1:(\d+)"/.exec(output())?.[1];
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(output())));
  while (said() === undefined) await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return Number(said());
}

type Reply = { status: number; connection: string | undefined };

function get(port: number, path: string, agent: Agent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('SIGTERM', () => {
  it('loses no request that is under way, takes no new connection, and ends in order', async () => {
    const main = startMain();
    const { child } = main;
    const port = await portOf(main);
    const agent = new Agent({ keepAlive: true });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // The lock makes the requests last until this test lets them go.
    await client.query('begin');
    await client.query('lock table states in access exclusive mode');
    const underWay = Array.from({ length: 8 }, () => get(port, '/api/v1/states/list', agent));
    const waiting = () =>
      client
        .query<{ count: number }>(
          "select count(*)::int as count from pg_locks where not granted and relation = 'states'::regclass",
        )
        .then(({ rows }) => rows[0]?.count);
    await expect.poll(waiting).toBe(8);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(() => get(port, '/health/live', new Agent()).catch(() => 'refused')).toBe('refused');
    await client.query('commit');
    await client.end();
    const replies = await Promise.all(underWay);
    expect(replies).toEqual(Array<Reply>(8).fill({ status: 200, connection: 'close' }));
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });
});

describe('a start', () => {
  it('removes at once what is past its time', async () => {
    const old = { identity_id: 'somebody', operation: 'createUser', key: randomUUID(), body_hash: 'x' };
    await server.db.insert(idempotencyKeys).values({ ...old, created_at: new Date(Date.now() - 25 * 3_600_000) });
    const left = () => server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, old.key));
    expect(await left()).toHaveLength(1);
    const main = startMain();
    await portOf(main);
    await expect.poll(left).toEqual([]);
    const ended = once(main.child, 'exit');
    main.child.kill('SIGTERM');
    await ended;
  });
});

describe('a start that can’t succeed', () => {
  it('names all that is missing, and ends', async () => {
    const { child, output } = startMain({
      GOOGLE_APPLICATION_CREDENTIALS: '',
      APP_ORIGIN: '',
      PORT: 'x',
      NODE_ENV: 'production',
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    for (const name of ['APP_ORIGIN', 'PORT', 'FIREBASE_AUTH_EMULATOR_HOST', 'GOOGLE_APPLICATION_CREDENTIALS']) {
      expect(output()).toContain(name);
    }
  });

  it('is one with the emulator in production, however right all else is: nothing runs, nothing is written', async () => {
    const before = await server.db.$count(auditLog);
    const { child, output } = startMain({
      ...{ NODE_ENV: 'production', GOOGLE_APPLICATION_CREDENTIALS: '/etc/novi/account.json' },
      ...{ APP_ORIGIN: 'https://app.novi.example', PORT: '4999', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toContain('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
    expect(output()).not.toContain('listening');
    expect(await server.db.$count(auditLog)).toBe(before);
  });

  it('says that its port is taken', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const { child, output } = startMain({ PORT: String(port) });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toContain(`127.0.0.1:${String(port)} (EADDRINUSE)`);
  });
});
