import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProductionMachine, type ProductionMachine } from './setup/production-machine.ts';
import { startTestServer, type TestServer } from './setup/server.ts';

/**
 * The packages that `npm ci --omit=dev` installs are linked here, which is sooner done; production.deep.test.ts installs them.
 * Node takes the links for the places of the packages, so none finds another that only developing needs.
 */
const linked = { NODE_OPTIONS: '--preserve-symlinks' };
const page = '<title>Novi</title>';

let server: TestServer;
let machine: ProductionMachine;
beforeAll(async () => {
  server = await startTestServer();
  machine = await makeProductionMachine(server.db.$client.options.connectionString);
  mkdirSync(join(machine.folder, 'dist'));
  writeFileSync(join(machine.folder, 'dist/index.html'), page);
  writeFileSync(join(machine.folder, 'dist/pages.json'), '[]');
  linkPackages();
});
afterAll(async () => {
  await machine.remove();
  await server.close();
});

function linkPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  // Packages in packages come with those.
  const own = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  for (const path of own.filter((each) => !packages[each]?.dev)) {
    mkdirSync(dirname(join(machine.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(machine.folder, path));
  }
}

/** Runs a script of package.json there as npm does, under this Node, with the settings of production. */
function run(script: string, ...args: string[]) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const command = [scripts[script], ...args].join(' ');
  return machine.run('/bin/sh', ['-c', command], { PATH: dirname(process.execPath), ...linked, ...machine.settings });
}

it('is migrated, served and operated without a package that is only there for developing', async () => {
  const migration = run('migrate');
  expect(await migration.ended(), migration.said()).toEqual([0, null]);

  const serving = run('serve');
  await machine.expectServed(serving, page);
  serving.child.kill('SIGTERM');
  expect(await serving.ended()).toEqual([0, null]);

  const operating = run('operate', 'role');
  await operating.ended();
  expect(operating.said()).toContain("missing required argument 'who'");
}, 60_000);
