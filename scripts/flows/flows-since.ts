import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Version } from '#flows/diff/version.ts';
import { flowsOf, type Described, type Flow } from '#flows/flow.ts';

const run = promisify(execFile);

/**
 * The flows as they were at a commit, a tag or a branch: its machines are taken out of Git and read by the Node of today.
 * @throws Error saying what is wrong with the name, or which machine can't be read
 */
export async function flowsSince(ref: string): Promise<{ flows: readonly Flow[]; version: Version }> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).catch(() => {
    throw new Error(`Git knows no commit “${ref}”.`);
  });
  // Within the project, so that the libraries are found.
  const folder = resolve('.novi/flows-since', stdout.trim());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'machines.tar');
  await run('git', ['archive', '--output', archive, stdout.trim(), 'machines', 'domain', 'package.json']);
  await run('tar', ['-xf', archive, '-C', folder]);
  const { stdout: told } = await run('git', ['log', '-1', '--format=%cs%n%h%n%s', stdout.trim()]);
  const [day = '', commit = '', subject = ''] = told.split('\n');
  return { flows: flowsOf(await machinesIn(folder)), version: { name: ref, day, commit, subject } };
}

/** All machines that the modules of a folder export, with their words where there is a catalog. */
async function machinesIn(folder: string): Promise<readonly Described[]> {
  const files = globSync('machines/**/*.ts', { cwd: folder });
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>),
  );
  const catalog = modules.flatMap(({ machines }) => (Array.isArray(machines) ? (machines as Described[]) : []));
  if (catalog.length > 0) return catalog;
  const exported = new Set(modules.flatMap((module) => Object.values(module)).filter(isMachine));
  return [...exported].map((machine) => ({ machine, descriptions: {} }));
}

function isMachine(value: unknown): value is Described['machine'] {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'id' in value;
}
