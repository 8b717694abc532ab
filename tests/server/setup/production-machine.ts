import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What of the repository runs on a production machine. */
const parts = ['package.json', 'package-lock.json', '.npmrc', 'domain', 'machines', 'openapi', 'scripts', 'server'];

type Run = { child: ChildProcess; said: () => string; ended: () => Promise<unknown> };

/** The repository as it is on a production machine, in a folder of its own; packages and a built app are still to come. */
export type ProductionMachine = {
  folder: string;
  port: number;
  /** The settings of production, for a database of the tests. */
  settings: Record<string, string>;
  /** Starts a program in the folder, with nothing in its environment but what is given. */
  run: (program: string, args: string[], environment: NodeJS.ProcessEnv) => Run;
  /** Waits until the server that runs tells that it listens, and asks it for its state, a page and an answer of the API. */
  expectServed: (serving: Run, page: string) => Promise<void>;
  /** Stops what still runs, and leaves nothing behind. */
  remove: () => Promise<void>;
};

export async function makeProductionMachine(databaseUrl = ''): Promise<ProductionMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'novi-production-'));
  const started: Run[] = [];
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  const port = await freePort();
  return {
    folder,
    port,
    settings: {
      ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
      ...{ APP_ORIGIN: 'https://app.novi.example', FIREBASE_PROJECT_ID: 'a-real-project' },
      GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'credentials.json'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      VITE_SUPPORT_EMAIL: 'support@novi.example',
      VITE_SUPPORT_ADDRESS: '100 Example Street, Chicago, IL 60601',
    },
    run(program, args, environment) {
      const child = spawn(program, args, { cwd: folder, env: environment, stdio: 'pipe' });
      const exit = once(child, 'exit');
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
      const run = { child, said: () => text, ended: () => exit };
      started.push(run);
      return run;
    },
    async expectServed(serving, page) {
      await expect.poll(() => serving.said(), { timeout: 45_000 }).toContain('listening');
      expect(await read(port, '/health/live', '*/*')).toEqual([200, '{"status":"live"}']);
      expect(await read(port, '/dashboard', 'text/html')).toEqual([200, page]);
      expect((await read(port, '/api/v1/states/list', 'application/json'))[0]).toBe(200);
    },
    async remove() {
      const running = started.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function read(port: number, path: string, accept: string): Promise<[status: number, text: string]> {
  const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: { accept } });
  return [reply.status, await reply.text()];
}

async function freePort(): Promise<number> {
  const found = createServer().listen(0, '127.0.0.1');
  await once(found, 'listening');
  const { port } = found.address() as AddressInfo;
  found.close();
  await once(found, 'close');
  return port;
}
