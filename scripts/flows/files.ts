import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../stack/problem.ts';

/** By these files a folder is known as one that the atlas was written into before. */
const ownFiles = ['index.html', 'atlas.js', 'data/search.js'];

/**
 * Makes sure that nothing is lost by writing the atlas into a folder.
 * @throws Error when something else is in it
 */
export async function checkReplaceable(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true }).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (found.length === 0 || ownFiles.every((name) => found.includes(join(name)))) return;
  throw new Error(`${folder} holds other files, which would be lost: name a folder that is new, empty, or an atlas.`);
}

/** Writes files into a folder, and takes away what is no longer among them. */
export async function replaceFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** The names of the files in a folder that are not what they should be, are missing, or are too many. */
export async function staleFiles(folder: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const found = await readdir(folder).catch(() => []);
  const names = [...new Set([...found, ...files.keys()])];
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)));
  return names.filter((name, index) => contents[index] !== files.get(name)).sort();
}
