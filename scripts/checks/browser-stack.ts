import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from '../compress.ts';
import { appEnvironment } from '../stack/environment.ts';
import type { Ports } from '../stack/ports.ts';
import { isOlderThan } from './stale.ts';
import { browserPorts } from './test-ports.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where the production build for the browser tests lies. */
export const builtApp = builtFor(browserPorts());

/** It knows the ports of its stack, so each choice of them has its own: `npm test` shares an emulator, and who runs one test has another. */
export function builtFor({ app, emulator }: Ports): string {
  return join(root, `.novi-test/app-${app}-${emulator}`);
}

/** Builds the app for the browser tests' stack. */
export function buildForTests(): Promise<void> {
  return buildFor(browserPorts(), builtApp);
}

/**
 * Builds and compresses the app as for production, but for the mode that lets it talk to the emulator of a stack.
 * @param plugins of Vite, beside those of every build
 */
export async function buildFor(ports: Ports, outDir: string, plugins: Plugin[] = []): Promise<void> {
  Object.assign(process.env, appEnvironment(ports), { NODE_ENV: 'production' });
  const { build } = await import('vite');
  await build({ root, mode: 'emulator', logLevel: 'warn', plugins, build: { outDir, emptyOutDir: true } });
  await compressFiles(outDir);
}

/** Whether there is a build to test. */
export function isBuilt(): boolean {
  return existsSync(join(builtApp, 'index.html'));
}

/** What the app is built from. */
const sources = ['domain', 'machines', 'openapi', 'src', 'index.html', 'package-lock.json', 'vite.config.ts'];

/** Takes a build away that is older than what it was made from: the tests build it anew. */
export function forgetStaleBuild(): void {
  const isStale =
    isBuilt() &&
    isOlderThan(
      join(builtApp, 'index.html'),
      sources.map((each) => join(root, each)),
    );
  if (isStale) rmSync(builtApp, { recursive: true });
}
