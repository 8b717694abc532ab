import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { resolve } from '#scripts/lint/resolve-imports.js';

/** What `npm ci --omit=dev` installs, and what is run on a machine that has nothing more. */
type Manifest = { dependencies: Record<string, string> };
type Lock = { packages: Record<string, { dev?: true }> };
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies } = read('package.json') as Manifest;

/** What package.json's scripts run on such a machine; the worker is started by its path. */
const entries = ['server/main.ts', 'server/db/migrate.ts', 'server/pdf/worker.ts', 'scripts/operate.ts'];

/** The packages that a file and what it imports need when they run, by the file that names each. */
function packagesOf(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      const { path } = resolve(name, `${process.cwd()}/${file}`);
      if (path && existsSync(path)) visit(relative(process.cwd(), path));
      else if (!isBuiltin(name)) found.set(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file);
    }
  };
  visit(entry);
  return found;
}

/** What a file imports when it runs: types are imported as such, which the linter sees to. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)(?!\.)/gm,
  );
  return [...found].map(([, name, later]) => name ?? later ?? '');
}

it.each(entries)('%s needs no package that is only there for developing', (entry) => {
  const needed = [...packagesOf(entry)];
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter(([name]) => !(name in dependencies))).toEqual([]);
});

it('has no more packages than it had', () => {
  const { packages } = read('package-lock.json') as Lock;
  const count = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev).length;
  // A package more is a package to trust: this goes up only when somebody means it.
  expect(count).toBeLessThanOrEqual(453);
});
