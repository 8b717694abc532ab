import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, messageOf, Problem } from './problem.ts';

/** What the first start writes, with room for what people then type. */
const enoughMegabytes = 200;

/**
 * Makes the folder that holds a stack's data and logs.
 * @throws Problem when it can't be written, or when its disk is nearly full
 */
export function makeDataFolder(folder: string, neededMegabytes = enoughMegabytes): void {
  try {
    makeFolders(join(folder, 'logs'));
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `probe.${String(process.pid)}`);
    writeFileSync(probe, 'Can this folder be written?');
    rmSync(probe);
  } catch (error) {
    throw new Problem(reasonOf(error, folder, neededMegabytes));
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free >= neededMegabytes) return;
  throw new Problem(
    `The disk that holds ${folder} has only ${free} MB left: free up at least ${neededMegabytes} MB, or set NOVI_DATA to a folder on another disk.`,
  );
}

/** Level by level: where nothing can be made, as below /proc, Node's `recursive` tries without end. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes sure that the app can be served from its sources: Vite keeps what it prepares in node_modules.
 * @throws Problem when that folder can't be written
 */
export function checkModulesFolder(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const cause = `The folder ${folder} cannot be written (${codeOf(error)}), and the app keeps what it prepares there`;
    throw new Problem(
      `${cause}: start Novi as the one whom the folder belongs to, or give yourself the right to write there.`,
    );
  }
}

/** Removes the folder, or all of it but some names in it. */
export function emptyDataFolder(folder: string, kept: readonly string[] = []): void {
  const names = kept.length > 0 ? readdirSync(folder).filter((name) => !kept.includes(name)) : [''];
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
}

function reasonOf(error: unknown, folder: string, neededMegabytes: number): string {
  const code = codeOf(error);
  if (code === 'ENOSPC') return `The disk that holds ${folder} is full: free up at least ${neededMegabytes} MB.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${folder} is a file and Novi needs a folder there: move it away, or set NOVI_DATA.`;
  const cause =
    code === 'EROFS' || code === 'ENOENT'
      ? 'is on a disk that can only be read'
      : `cannot be written (${code || messageOf(error)})`;
  return `The folder ${folder} ${cause}: give yourself the right to write there, or set NOVI_DATA to another folder.`;
}
