import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from '../compress.ts';
import { appEnvironment } from '../stack/environment.ts';
import type { Ports } from '../stack/ports.ts';
import { browserPorts } from './test-ports.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where the production build for the browser tests lies: it knows the tests' ports, so each choice of ports has its own. */
export const builtApp = join(root, `.novi-test/app-${browserPorts().app}`);

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
