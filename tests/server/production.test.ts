import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './setup/server.ts';

/**
 * The repository as it is on a production machine: what is committed, a built app, and the packages that `npm ci --omit=dev`
 * installs, as links, which is sooner done.
 */
const folder = mkdtempSync(join(tmpdir(), 'novi-production-'));
const started: ChildProcess[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const part of ['package.json', 'domain', 'machines', 'openapi', 'scripts', 'server']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<title>Novi</title>');
  linkPackages();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function linkPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  // Packages in packages come with those.
  const own = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  for (const path of own.filter((each) => !packages[each]?.dev)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
}

async function freePort(): Promise<number> {
  const found = createServer().listen(0, '127.0.0.1');
  await once(found, 'listening');
  const { port } = found.address() as AddressInfo;
  found.close();
  await once(found, 'close');
  return port;
}

/** Runs a script of package.json there, under this Node, with the settings of production. */
function run(script: string, settings: Record<string, string>, ...args: string[]) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [program, ...words] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...words, ...args], { cwd: folder, env: settings, stdio: 'pipe' });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

it('is migrated, served and operated without a package that is only there for developing', async () => {
  const { connectionString: DATABASE_URL = '' } = server.db.$client.options;
  const port = await freePort();
  const settings = {
    ...{ NODE_ENV: 'production', DATABASE_URL, PORT: String(port), APP_ORIGIN: 'https://app.novi.example' },
    ...{ FIREBASE_PROJECT_ID: 'a-real-project', GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'credentials.json') },
    ...{ VITE_SUPPORT_EMAIL: 'support@novi.example', VITE_SUPPORT_ADDRESS: '100 Example Street, Chicago, IL 60601' },
  };
  const migration = run('migrate', settings);
  expect(await once(migration.child, 'exit'), migration.said()).toEqual([0, null]);

  const serving = run('serve', settings);
  await expect.poll(() => serving.said(), { timeout: 15_000 }).toContain('listening');
  const get = async (path: string, accept: string) => {
    const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: { accept } });
    return [reply.status, await reply.text()] as const;
  };
  expect(await get('/health/live', '*/*')).toEqual([200, '{"status":"live"}']);
  expect(await get('/dashboard', 'text/html')).toEqual([200, '<title>Novi</title>']);
  expect((await get('/api/v1/states/list', 'application/json'))[0]).toBe(200);
  serving.child.kill('SIGTERM');
  expect(await once(serving.child, 'exit')).toEqual([0, null]);

  const operating = run('operate', settings, 'role');
  await once(operating.child, 'exit');
  expect(operating.said()).toContain('npm run operate -- role <e-mail or id>');
}, 60_000);
