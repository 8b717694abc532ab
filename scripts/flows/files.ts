import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
