import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { screenOf } from '#flows/page/screen.ts';
import { digestOf } from './digest.ts';

/** The digests of the accepted pictures, by the names of their files. It is committed; the pictures are too large for that. */
export const acceptedFile = 'flows/accepted-screens.json';

/** The digests by the names of the pictures. */
export type Accepted = Readonly<Record<string, string>>;

/** What was accepted last; nothing where nothing was. */
export async function readAccepted(file = acceptedFile): Promise<Accepted> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Accepted;
}

/** The names of the pictures in a folder. */
export async function picturesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png')).sort();
}

/** Where the pictures of a run of the model are, and those of them that were accepted last on this machine. */
export function screenFolders(model: string): { taken: string; accepted: string } {
  return { taken: join(model, 'screens'), accepted: join(model, 'accepted-screens') };
}

/**
 * Takes the pictures of the last run as what the states are to look like. Those of other states stay as they are, unless the
 * state is gone.
 * @returns how many were taken
 */
export async function acceptScreens(model: string, states: ReadonlySet<string>, file = acceptedFile): Promise<number> {
  const folders = screenFolders(model);
  const names = await picturesIn(folders.taken);
  await mkdir(folders.accepted, { recursive: true });
  const accepted: Record<string, string> = { ...(await readAccepted(file)) };
  for (const name of names) {
    accepted[name] = digestOf(PNG.sync.read(await readFile(join(folders.taken, name))));
    await copyFile(join(folders.taken, name), join(folders.accepted, name));
  }
  const kept = Object.entries(accepted).filter(([name]) => states.has(screenOf(name)?.state ?? ''));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
  return names.length;
}
