import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtApp, isBuilt } from '#scripts/checks/browser-stack.ts';
import { makeProductionMachine, type ProductionMachine } from './setup/production-machine.ts';
import { startTestServer, type TestServer } from './setup/server.ts';

/** What the README says for a production machine, done by npm itself, which brings hundreds of megabytes: for the deep run. */
let server: TestServer;
let machine: ProductionMachine;
beforeAll(async () => {
  server = await startTestServer();
  machine = await makeProductionMachine(server.db.$client.options.connectionString);
  if (!isBuilt()) execFileSync(process.execPath, ['scripts/checks/build-for-tests.ts']);
  cpSync(builtApp, join(machine.folder, 'dist'), { recursive: true });
}, 600_000);
afterAll(async () => {
  await machine.remove();
  await server.close();
}, 600_000);

/** The Node of a production machine is this one; npm finds its settings and its cache at home. */
const { HOME, PATH } = process.env;
const found = { HOME, PATH: [dirname(process.execPath), PATH].join(delimiter) };

it('is installed, migrated and served by the commands that the README says', async () => {
  const npm = (args: string[], environment: NodeJS.ProcessEnv) =>
    machine.run('npm', args, { ...environment, ...found });
  const installing = npm(['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], process.env);
  expect(await installing.ended(), installing.said()).toEqual([0, null]);
  expect(['fastify', 'vite', 'node'].map((name) => existsSync(join(machine.folder, 'node_modules', name)))).toEqual([
    ...[true, false, false],
  ]);

  const migration = npm(['run', 'migrate'], machine.settings);
  expect(await migration.ended(), migration.said()).toEqual([0, null]);

  const serving = npm(['run', 'serve'], machine.settings);
  await machine.expectServed(serving, readFileSync(join(builtApp, 'index.html'), 'utf8'));
  serving.child.kill('SIGTERM');
  expect(await serving.ended()).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${String(machine.port)}/health/live`)).rejects.toThrow('fetch failed');
}, 600_000);
